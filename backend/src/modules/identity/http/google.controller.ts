import { Controller, Get, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/web-settings';
import { DomainError } from '../../../shared/domain/domain-error';
import { ClientAddress } from '../../../shared/http/client-address';
import { Requires } from '../../../shared/http/requires.decorator';
import {
  GoogleSignInService,
  type GoogleSignInIntent,
  intentOf,
} from '../application/google-sign-in.service';
import { GuestSignInService } from '../application/guest-sign-in.service';
import { GoogleFailed } from '../domain/google.errors';
import { pageAt } from '../domain/page-address';
import { GoogleCallbackQueryDto, GoogleStartQueryDto } from './dto/google.dto';
import { GoogleCookie } from './google-cookie';
import { SessionCookies } from './session-cookies';

/** What the login page is told, by the code of the refusal; of everything else it is told that it failed. */
const ERROR_CODES: Readonly<Record<string, string>> = {
  'identity.account-suspended': 'account-suspended',
  'identity.google-cancelled': 'google-cancelled',
  'identity.google-email-unverified': 'google-email-unverified',
  'identity.google-taken': 'google-email-taken',
  'identity.email-taken': 'google-email-taken',
};

/** Repeated parameters come as lists; our own pages send none. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A page that leads on, when it has done its part, to where the person wanted to go. */
function onTheWay(
  page: string,
  { returnTo }: GoogleSignInIntent,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, ...(returnTo === '/' ? {} : { redirect_to: returnTo }) });
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}

/** Signing in at Google. People come here with their browsers, so every answer leads to a page. */
@ApiTags('session')
@Controller('auth/google')
export class GoogleController {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly google: GoogleSignInService,
    private readonly guests: GuestSignInService,
    private readonly carried: GoogleCookie,
    private readonly cookies: SessionCookies,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Starts signing in with Google by redirecting the browser. */
  @Get('start')
  @Requires('identity.begin-google')
  @ApiResponse({ status: 303, description: 'Redirects to Google, or to the sign-in page with `err`.' })
  async start(
    @Query() query: GoogleStartQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const intent = intentOf(textOf(query.lang), textOf(query.redirect_to));
    const { browserUuid } = this.guests.enter(this.cookies.browserIn(request));
    try {
      const { url, sealed } = await this.google.begin(browserUuid, intent);
      this.cookies.rememberBrowser(reply, browserUuid);
      this.carried.set(reply, sealed);
      this.lead(reply, url);
    } catch (error) {
      this.refuse(reply, error, intent);
    }
  }

  /**
   * Completes signing in with Google in the browser that started it and redirects to the requested page. New users
   * see the introduction first.
   */
  @Get('callback')
  @Requires('identity.finish-google')
  @ApiResponse({
    status: 303,
    description: 'Redirects to the requested page, or to the sign-in page with `err`.',
  })
  async callback(
    @Query() { code, state, error: refusal }: GoogleCallbackQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sealed = this.carried.in(request);
    const intent = this.google.intentIn(sealed);
    this.carried.clear(reply);
    try {
      const browserUuid = this.cookies.browserOf(request, undefined);
      if (browserUuid === null) throw new GoogleFailed();
      const query = { code: textOf(code), state: textOf(state), error: textOf(refusal) };
      const address = this.addresses.addressOf(request.raw);
      const visitor = { browserUuid, address, userAgent: request.headers['user-agent'] };
      const { user, groupId, refreshToken, isNew } = await this.google.finish({ query, sealed }, visitor);
      await this.cookies.keep(reply, { userId: user.userId, groupId, refreshToken });
      this.show(reply, isNew ? onTheWay('/onboarding', intent) : intent.returnTo, intent);
    } catch (error) {
      this.refuse(reply, error, intent);
    }
  }

  private refuse(reply: FastifyReply, error: unknown, intent: GoogleSignInIntent): void {
    const code = error instanceof DomainError ? error.code : null;
    if (code === null) this.logger.error({ err: error }, 'a sign-in with Google broke');
    const err = ERROR_CODES[code ?? ''] ?? 'google-failed';
    this.show(reply, onTheWay('/login', intent, { err }), intent);
  }

  private show(reply: FastifyReply, path: string, { lang }: GoogleSignInIntent): void {
    this.lead(reply, pageAt(this.web.appOrigin, lang, path));
  }

  /** 303: whatever the method was, the next request is a GET without what this one carried. */
  private lead(reply: FastifyReply, url: string): void {
    void reply.header('cache-control', 'no-store').redirect(url, 303);
  }
}
