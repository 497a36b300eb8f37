import { Controller, Get, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/settings';
import { DomainError } from '../../../shared/domain/domain-error';
import { ClientAddress } from '../../../shared/http/client-address';
import { Requires } from '../../../shared/http/requires.decorator';
import { GoogleSignIn } from '../application/google-sign-in.service';
import { GuestSignIn } from '../application/guest-sign-in.service';
import { pageAt } from '../application/mails/identity-mails';
import { GoogleFailed } from '../domain/google.errors';
import { type Language, readLanguage } from '../domain/language';
import { GoogleCallbackQueryDto, GoogleStartQueryDto } from './dto/google.dto';
import { GoogleCookie } from './google-cookie';
import { SessionCookies } from './session-cookies';

/** What the login page is told, by the code of the refusal; of everything else it is told that it failed. */
const TOLD: Readonly<Record<string, string>> = {
  'identity.google-cancelled': 'google-cancelled',
  'identity.google-email-unverified': 'google-email-unverified',
  'identity.google-taken': 'google-email-taken',
  'identity.email-taken': 'google-email-taken',
};
const WITH_LANGUAGE = /^\/(?:en|vi|id|ja)(?=[/?#]|$)/;

/** Repeated parameters come as lists; nobody of ours sends any. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Signing in at Google. People come here with their browsers, so every answer leads to a page. */
@ApiTags('session')
@Controller('auth/google')
export class GoogleController {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly google: GoogleSignIn,
    private readonly guests: GuestSignIn,
    private readonly carried: GoogleCookie,
    private readonly cookies: SessionCookies,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Sends the browser to the provider. */
  @Get('start')
  @Requires('nobody')
  @ApiResponse({ status: 303, description: 'To the provider, or to the login page with `err`.' })
  async start(
    @Query() query: GoogleStartQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [lang, returnTo] = [textOf(query.lang), textOf(query.redirect_to)];
    const { browserUuid } = this.guests.enter(this.cookies.browserIn(request));
    try {
      const { url, sealed } = await this.google.begin(browserUuid, { lang, returnTo });
      this.cookies.rememberBrowser(reply, browserUuid);
      this.carried.set(reply, sealed);
      this.lead(reply, url);
    } catch (error) {
      this.refuse(reply, error, readLanguage(lang));
    }
  }

  /** Begins a session for whoever comes back in the browser that began, and leads to where they wanted to go. */
  @Get('callback')
  @Requires('nobody')
  @ApiResponse({ status: 303, description: 'To the page wanted, or to the login page with `err`.' })
  async callback(
    @Query() query: GoogleCallbackQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sealed = this.carried.in(request);
    this.carried.clear(reply);
    try {
      const browserUuid = this.cookies.browserOf(request, undefined);
      if (browserUuid === null) throw new GoogleFailed();
      const { code, state, error } = query;
      const { entered, returnTo } = await this.google.finish(
        { query: { code: textOf(code), state: textOf(state), error: textOf(error) }, sealed },
        { browserUuid, address: this.addresses.of(request.raw), userAgent: request.headers['user-agent'] },
      );
      const { user, groupId, refreshToken } = entered;
      this.cookies.keep(reply, { userId: user.userId, groupId, refreshToken });
      const hasLanguage = WITH_LANGUAGE.test(returnTo);
      const { appOrigin } = this.web;
      this.lead(reply, hasLanguage ? appOrigin + returnTo : pageAt(appOrigin, user.lang, returnTo));
    } catch (error) {
      this.refuse(reply, error, this.google.languageOf(sealed));
    }
  }

  private refuse(reply: FastifyReply, error: unknown, lang: Language): void {
    if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'a sign-in with Google broke');
    const err = (error instanceof DomainError && TOLD[error.code]) || 'google-failed';
    this.lead(reply, pageAt(this.web.appOrigin, lang, `/login?err=${err}`));
  }

  /** 303: whatever the method was, the next request is a GET without what this one carried. */
  private lead(reply: FastifyReply, url: string): void {
    void reply.header('cache-control', 'no-store').redirect(url, 303);
  }
}
