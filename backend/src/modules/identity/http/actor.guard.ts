import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Operation, rightTo } from '../../../shared/domain/rights';
import type { HeldRight } from '../../../shared/domain/rights/right';
import { ClientAddress } from '../../../shared/http/client-address';
import { namedGroupIn } from '../../../shared/http/named-group';
import { OPERATION } from '../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../shared/http/site-host';
import type { GroupCallOrigin } from '../../groups';
import {
  AuthenticateService,
  type Authenticated,
  type CallOrigin,
} from '../application/authenticate.service';
import { PersonViewsService } from '../application/views/person-views.service';
import { InsufficientScope, Unauthorized } from '../domain/identity.errors';
import { isProgramToken } from '../application/programs/program-token-format';
import { RightsGate } from './rights-gate';
import { SessionCookies } from './session-cookies';
import { tokenIn } from './shown-token';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the caller's token expires, in seconds since 1970; null when it does not. */
    tokenExpires?: number | null;
  }
}

/** Names the view of a person that a site admin looks through. */
const VIEW_HEADER = 'x-view-id';

/** Registered for every route: finds out who is asking, and refuses what the operation does not allow them. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticate: AuthenticateService,
    private readonly cookies: SessionCookies,
    private readonly gate: RightsGate,
    private readonly addresses: ClientAddress,
    private readonly views: PersonViewsService,
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
    const reply = http.getResponse<FastifyReply>();
    // The answer is for the holder of the token; with the token in the address, caches would not know that.
    void reply.header('cache-control', 'no-store');
    const request = http.getRequest<FastifyRequest>();
    try {
      await this.admit(request, right);
      return true;
    } catch (error) {
      const challenge = challengeOf(error, right, request);
      if (challenge !== null) void reply.header('www-authenticate', challenge);
      throw error;
    }
  }

  private async admit(request: FastifyRequest, right: HeldRight): Promise<void> {
    const token = tokenIn(request);
    if (!token) throw new Unauthorized();
    const look = async (): Promise<Authenticated> => {
      const caller = await this.callerBy(token, request);
      await this.gate.pass(right, caller.actor, request);
      return caller;
    };
    const { actor, expires } = await look();
    request.actor = actor;
    request.tokenExpires = expires;
    request.readmit = async () => (await look()).actor;
  }

  private async callerBy(token: string, request: FastifyRequest): Promise<Authenticated> {
    const view = request.headers[VIEW_HEADER];
    const origin = {
      browserCookie: this.cookies.browserIn(request),
      address: this.addresses.addressOf(request.raw),
    };
    if (view === undefined) return this.holderOf(token, { ...origin, named: this.namedIn(request) });
    // The group that the call names is that of the view; the site admin who looks need not belong to it.
    const { actor, expires } = await this.holderOf(token, { ...origin, named: null });
    return { actor: await this.views.viewer(actor, String(view), namedGroupIn(request)), expires };
  }

  private holderOf(token: string, origin: CallOrigin): Promise<Authenticated> {
    return isProgramToken(token)
      ? this.authenticate.program(token, origin)
      : this.authenticate.holder(token, origin);
  }

  /** The group that the call is meant for where it names one; the token's otherwise. */
  private namedIn(request: FastifyRequest): GroupCallOrigin | null {
    const groupId = namedGroupIn(request);
    if (groupId === null) return null;
    return { groupId, host: siteHostOf(request), address: this.addresses.addressOf(request.raw) };
  }
}

/** What RFC 6750 has a server say of a token that is no good, or not good for this. */
function challengeOf(error: unknown, { program }: HeldRight, request: FastifyRequest): string | null {
  if (error instanceof Unauthorized) {
    return tokenIn(request) === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
  }
  if (!(error instanceof InsufficientScope)) return null;
  return `Bearer error="insufficient_scope", scope="${program ?? ''}"`;
}
