import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientAddress } from '../../../shared/http/client-address';
import { siteHostOf } from '../../../shared/http/site-host';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { AccessTokensService } from '../application/access-tokens.service';
import { GuestSignInService } from '../application/guest-sign-in.service';
import { RenewSessionService } from '../application/sessions/renew-session.service';
import { ACCESS_TOKEN_LIFETIME, type TokenHolder } from '../domain/access-token';
import { InvalidUser, PlzLogin, RefreshTokenInvalid, UnsupportedGrantType } from '../domain/identity.errors';
import { readId } from '../domain/database-id';
import type { TokenDto, TokenRequestDto } from './dto/token.dto';
import { SessionCookies } from './session-cookies';

/** A browser needs one in ten minutes; many people may share an address. */
export const TOKENS_FROM_ONE_ADDRESS = { name: 'identity.token', points: 120, seconds: 60 };

/** What `POST /token` does for each kind of grant. */
@Injectable()
export class TokenGrants {
  constructor(
    private readonly guests: GuestSignInService,
    private readonly sessions: RenewSessionService,
    private readonly tokens: AccessTokensService,
    private readonly cookies: SessionCookies,
    private readonly addresses: ClientAddress,
    private readonly limits: RateLimits,
  ) {}

  async grant(body: TokenRequestDto, request: FastifyRequest, reply: FastifyReply): Promise<TokenDto> {
    await this.limits.take(TOKENS_FROM_ONE_ADDRESS, this.addresses.addressOf(request.raw));
    this.cookies.renameBrowser(request, reply);
    if (body.grant_type === 'client_credentials') return this.guest(body, request, reply);
    if (body.grant_type === 'refresh_token') return this.member(body, request, reply);
    throw new UnsupportedGrantType();
  }

  private guest(body: TokenRequestDto, request: FastifyRequest, reply: FastifyReply): TokenDto {
    if (readId(body.group_id) !== null) throw new PlzLogin();
    const cookie = this.cookies.browserIn(request);
    const guest = this.guests.enter(cookie, body.browser_uuid);
    // An id that the body brought is the caller's own affair; as a cookie it could be planted on another person.
    if (cookie !== undefined || body.browser_uuid === undefined) {
      this.cookies.rememberBrowser(reply, guest.browserUuid);
    }
    return this.answer(guest);
  }

  private async member(
    body: TokenRequestDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<TokenDto> {
    if (body.refresh_token !== undefined) {
      const shown = { userId: readId(body.user_id), refreshToken: body.refresh_token };
      const { holder, refreshToken } = await this.renew(shown, body, request);
      if (body.keep !== 'cookie') return this.answer(holder, refreshToken);
      await this.cookies.keep(reply, { ...holder, refreshToken });
      return this.answer(holder);
    }
    try {
      const kept = this.cookies.sessionIn(request);
      if (!kept) throw new RefreshTokenInvalid();
      const { holder, refreshToken } = await this.renew(kept, body, request);
      await this.cookies.keep(reply, { ...holder, refreshToken });
      return this.answer(holder);
    } catch (error) {
      // Nothing that the browser keeps is of use any more.
      if (error instanceof RefreshTokenInvalid || error instanceof InvalidUser) this.cookies.forget(reply);
      throw error;
    }
  }

  private renew(
    shown: { readonly userId: number | null; readonly refreshToken: string },
    body: TokenRequestDto,
    request: FastifyRequest,
  ) {
    return this.sessions.renew({
      ...shown,
      browserUuid: this.cookies.browserOf(request, body.browser_uuid),
      groupId: readId(body.group_id),
      host: siteHostOf(request),
      address: this.addresses.addressOf(request.raw),
    });
  }

  private answer(holder: TokenHolder, refreshToken?: string): TokenDto {
    return {
      access_token: this.tokens.issue(holder),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_LIFETIME,
      scope: holder.kind,
      user_id: holder.userId,
      group_id: holder.groupId,
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    };
  }
}
