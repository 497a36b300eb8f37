import { Body, Controller, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { WebSettings } from '../../../config/web-settings';
import { DomainError } from '../../../shared/domain/domain-error';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { GoogleSignInService } from '../application/google-sign-in.service';
import type { SignInVisitor } from '../application/visitor';
import { GoogleCredentialDto } from './dto/google.dto';
import { SignedInDto } from './dto/sign-in-code.dto';
import { GoogleCsrfGuard } from './google-csrf.guard';
import { SignedInPresenter } from './signed-in.presenter';
import { CurrentVisitor } from './current-visitor.decorator';

/** The path names a product that this installation is not. */
class UnknownProduct extends DomainError {
  constructor() {
    super('not-found', 'http.not-found', 'No such endpoint.');
  }
}

/** Signing in with what Google's one tap hands to a page of ours. */
@ApiTags('session')
@Controller('users/googlelogin')
export class OneTapController {
  constructor(
    private readonly google: GoogleSignInService,
    private readonly presenter: SignedInPresenter,
    private readonly web: WebSettings,
  ) {}

  /** Starts a session from a Google One Tap ID token. */
  @Post(':product')
  @Requires('identity.enter-with-one-tap')
  @UseGuards(GoogleCsrfGuard)
  @Answers(SignedInDto)
  async enter(
    @Param('product') product: string,
    @Body() { credential, keep, lang }: GoogleCredentialDto,
    @CurrentVisitor() visitor: SignInVisitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    if (product !== this.web.productKey) throw new UnknownProduct();
    return this.presenter.answer(await this.google.enterWith(credential, visitor, lang), keep, reply);
  }
}
