import { timingSafeEqual } from 'node:crypto';
import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/settings';
import type { Actor } from '../../../shared/domain/actor';
import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { GoogleSignIn } from '../application/google-sign-in.service';
import { GoogleCredentialDto } from './dto/google.dto';
import { SignedInDto } from './dto/sign-in-code.dto';
import { SignedInPresenter } from './signed-in.presenter';

const CSRF = 'g_csrf_token';

/** The path names a product that this installation is not. */
class UnknownProduct extends DomainError {
  constructor() {
    super('not-found', 'http.not-found', 'There is no such call.');
  }
}

/** The page that sent the credential is not the one that Google's script ran on. */
function refuseForeignPage(fromBody: string, fromCookie: string | undefined): void {
  const [body, cookie] = [Buffer.from(fromBody), Buffer.from(fromCookie ?? '')];
  const isSame = body.length > 0 && body.length === cookie.length && timingSafeEqual(body, cookie);
  if (isSame) return;
  const message = `${CSRF} must be sent as a cookie and in the body, with the same value.`;
  throw new InvalidInput([{ field: CSRF, code: 'identity.google-csrf', message }]);
}

@ApiTags('session')
@Controller('users/googlelogin')
export class OneTapController {
  constructor(
    private readonly google: GoogleSignIn,
    private readonly presenter: SignedInPresenter,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Begins a session for whoever Google's one tap has an ID token of. */
  @Post(':product')
  @Requires('guest')
  @Answers(SignedInDto)
  async enter(
    @Param('product') product: string,
    @Body() { credential, g_csrf_token, keep, lang }: GoogleCredentialDto,
    @CurrentActor() { browserUuid }: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    if (product !== this.web.productKey) throw new UnknownProduct();
    refuseForeignPage(g_csrf_token, request.cookies[CSRF]);
    const address = this.addresses.of(request.raw);
    const visitor = { browserUuid, address, userAgent: request.headers['user-agent'] };
    return this.presenter.answer(await this.google.enterWith(credential, visitor, lang), keep, reply);
  }
}
