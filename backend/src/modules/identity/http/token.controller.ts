import { Body, Controller, HttpCode, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/settings';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { AccessTokens } from '../application/access-tokens.service';
import { GuestSignIn } from '../application/guest-sign-in.service';
import { ACCESS_TOKEN_LIFETIME } from '../domain/access-token';
import { UnsupportedGrantType } from '../domain/identity.errors';
import { TokenDto, TokenRefusalDto, TokenRequestDto } from './dto/token.dto';
import { TokenRefusalFilter } from './token-refusal.filter';

const BROWSER_COOKIE = 'browser_uuid';
const A_YEAR = 365 * 24 * 60 * 60;

@ApiTags('session')
@Controller('token')
export class TokenController {
  private readonly overHttps: boolean;

  constructor(
    private readonly guests: GuestSignIn,
    private readonly tokens: AccessTokens,
    @Inject(WebSettings) web: WebSettings,
  ) {
    this.overHttps = web.appOrigin.startsWith('https:');
  }

  /** Gives a visitor a token that shortens addresses and shows the counts of the links made with this browser. */
  @Post()
  @HttpCode(200)
  @Requires('nobody')
  @Bare()
  @UseFilters(TokenRefusalFilter)
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiOkResponse({ type: TokenDto })
  @ApiBadRequestResponse({ type: TokenRefusalDto })
  issue(
    @Body() body: TokenRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): TokenDto {
    if (body.grant_type !== 'client_credentials') throw new UnsupportedGrantType();
    const cookie = request.cookies[BROWSER_COOKIE];
    const guest = this.guests.enter(cookie, body.browser_uuid);
    void reply.header('cache-control', 'no-store');
    // An id that the body brought is the caller's own affair; as a cookie it could be planted on somebody else.
    if (cookie !== undefined || body.browser_uuid === undefined) this.remember(guest.browserUuid, reply);
    return {
      access_token: this.tokens.issue(guest),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_LIFETIME,
      scope: 'guest',
    };
  }

  private remember(browserUuid: string, reply: FastifyReply): void {
    void reply.setCookie(BROWSER_COOKIE, browserUuid, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.overHttps,
      maxAge: A_YEAR,
    });
  }
}
