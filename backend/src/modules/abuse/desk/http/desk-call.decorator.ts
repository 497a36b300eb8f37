import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../../shared/http/client-address';
import type { JudgeCall } from '../../application/judge-case.service';

/** Reads from a request which site admin sent it, and from where. */
@Injectable()
class DeskCallOf implements PipeTransform<FastifyRequest, JudgeCall> {
  constructor(private readonly addresses: ClientAddress) {}

  transform({ actor, raw }: FastifyRequest): JudgeCall {
    if (actor?.kind !== 'member') throw new Error('a route of the desk must require a site admin');
    return { admin: actor, address: this.addresses.addressOf(raw) };
  }
}

const CurrentRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The caller of a route for site admins. */
export const DeskCall = (): ParameterDecorator => CurrentRequest(DeskCallOf);
