import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { REQUIREMENT, type Requirement } from '../../../shared/http/requires.decorator';
import { AccessTokens } from '../application/access-tokens.service';
import { Unauthorized } from '../domain/identity.errors';

const BEARER = /^Bearer +(\S+)$/i;

/** The token of a request: the header first; the query form is kept for older callers and redacted from logs. */
function tokenIn(request: FastifyRequest): string | undefined {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const query = (request.query as { access_token?: unknown } | undefined)?.access_token;
  return bearer ?? (typeof query === 'string' ? query : undefined);
}

/** Registered for every route: finds out who is asking, and lets nobody past a requirement. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const requirement = this.reflector.getAllAndOverride<Requirement | undefined>(REQUIREMENT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!requirement) {
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no requirement`);
    }
    if (requirement === 'nobody') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = tokenIn(request);
    if (!token) throw new Unauthorized();
    request.actor = this.tokens.holder(token);
    return true;
  }
}
