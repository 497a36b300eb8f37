import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { HumanRequirement } from '../domain/rights/right';
import { ClientAddress } from '../http/client-address';
import '../http/current-actor.decorator';
import { actionOf } from './human-judgement';
import { HumanVerification, type VerifiedCall } from './human-verification';
import { HUMAN_TOKEN_HEADER } from './human-verification.errors';

const HUMAN_CALL = 'linklet:human-call';

type DeclaredCall = Pick<VerifiedCall, 'action' | 'requirement'>;

/** Runs behind the guard of every route, which knows who calls. */
@Injectable()
class HumanGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verification: HumanVerification,
    private readonly addresses: ClientAddress,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = this.reflector.getAllAndOverride<DeclaredCall>(HUMAN_CALL, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { actor, headers, raw } = request;
    if (!actor) throw new Error('a route that humans alone may call must require an actor');
    const token = headers[HUMAN_TOKEN_HEADER.toLowerCase()];
    await this.verification.admit({
      ...declared,
      actor,
      token: Array.isArray(token) ? token[0] : token,
      address: this.addresses.addressOf(raw),
    });
    return true;
  }
}

const WHO = { guests: 'Guests', people: 'People' } as const satisfies Record<
  HumanRequirement['asked'],
  string
>;

/** Has the callers whom the row of the table of rights names show that they are human. */
export const VerifiesHumans = (
  operation: string,
  requirement: HumanRequirement,
): ClassDecorator & MethodDecorator => {
  const action = actionOf(operation);
  return applyDecorators(
    SetMetadata(HUMAN_CALL, { action, requirement } satisfies DeclaredCall),
    UseGuards(HumanGuard),
    ApiHeader({
      name: HUMAN_TOKEN_HEADER,
      required: false,
      description: `${WHO[requirement.asked]} need a reCAPTCHA token for the action \`${action}\` where \`GET /site\` has a \`humanVerification\`.`,
    }),
  );
};
