import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../shared/http/client-address';
import type { SignInVisitor } from '../application/visitor';

/** Reads from a request what the use cases want to know of its sender. */
@Injectable()
class VisitorOf implements PipeTransform<FastifyRequest, SignInVisitor> {
  constructor(private readonly addresses: ClientAddress) {}

  transform({ actor, raw, headers }: FastifyRequest): SignInVisitor {
    if (!actor || actor.kind === 'program') {
      throw new Error('a route that asks for the visitor must require one, and keep programs out');
    }
    const { browserUuid } = actor;
    return { browserUuid, address: this.addresses.addressOf(raw), userAgent: headers['user-agent'] };
  }
}

const CurrentRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The caller of a route that requires a guest or a member, as one who is signing in. */
export const CurrentVisitor = (): ParameterDecorator => CurrentRequest(VisitorOf);
