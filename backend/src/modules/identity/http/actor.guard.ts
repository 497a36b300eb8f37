import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Operation, rightTo } from '../../../shared/domain/rights';
import { ClientAddress } from '../../../shared/http/client-address';
import { namedGroupIn } from '../../../shared/http/named-group';
import { OPERATION } from '../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../shared/http/site-host';
import type { Arrival } from '../../groups';
import { Authenticate, type Authenticated } from '../application/authenticate.service';
import { Unauthorized } from '../domain/identity.errors';
import { isProgramToken } from '../application/program-token-format';
import { RightsGate } from './rights-gate';
import { SessionCookies } from './session-cookies';

const BEARER = /^Bearer +(\S+)$/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** When the caller's token expires, in seconds since 1970; null when it does not. */
    tokenExpires?: number | null;
  }
}

/** The token of a request: the header first; the query form is kept for older callers and redacted from logs. */
export function tokenIn(request: FastifyRequest): string | undefined {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const query = (request.query as { access_token?: unknown } | undefined)?.access_token;
  return bearer ?? (typeof query === 'string' ? query : undefined);
}

/** Addresses end up in logs: what programs hold for long is no good there. */
function inHeader(request: FastifyRequest): string {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Registered for every route: finds out who is asking, and lets nobody past what the operation requires. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticate: Authenticate,
    private readonly cookies: SessionCookies,
    private readonly gate: RightsGate,
    private readonly addresses: ClientAddress,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const operation = this.reflector.getAllAndOverride<Operation | undefined>(OPERATION, places);
    if (!operation) {
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no requirement`);
    }
    const right = rightTo(operation);
    if (right.who === 'anyone') return true;
    const http = context.switchToHttp();
    // The answer is for the holder of the token; with the token in the address, caches would not know that.
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const request = http.getRequest<FastifyRequest>();
    const token = tokenIn(request);
    if (!token) throw new Unauthorized();
    const admit = async (): Promise<Authenticated> => {
      const named = this.namedIn(request);
      const caller = isProgramToken(token)
        ? await this.authenticate.program(inHeader(request), named)
        : await this.authenticate.holder(token, this.cookies.browserIn(request), named);
      await this.gate.pass(right, caller.actor, request);
      return caller;
    };
    const { actor, expires } = await admit();
    request.actor = actor;
    request.tokenExpires = expires;
    request.readmit = async () => (await admit()).actor;
    return true;
  }

  /** The group that the call is meant for where it names one; the token's otherwise. */
  private namedIn(request: FastifyRequest): Arrival | null {
    const groupId = namedGroupIn(request);
    if (groupId === null) return null;
    return { groupId, host: siteHostOf(request), address: this.addresses.of(request.raw) };
  }
}
