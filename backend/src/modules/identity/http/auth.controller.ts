import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../../shared/http/answers.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { EnterWithCodeService } from '../application/codes/enter-with-code.service';
import { RequestCodeService } from '../application/codes/request-code.service';
import type { SignInVisitor } from '../application/visitor';
import { codeSent } from './code-sent';
import {
  CodeEntryDto,
  CodeRequestDto,
  CodeSentDto,
  CodeStatusDto,
  CodeStatusRequestDto,
  SignedInDto,
} from './dto/sign-in-code.dto';
import { SignedInPresenter } from './signed-in.presenter';
import { CurrentVisitor } from './current-visitor.decorator';

/** Signing in with a code from one's mail. */
@ApiTags('session')
@Controller()
export class AuthController {
  constructor(
    private readonly requests: RequestCodeService,
    private readonly entry: EnterWithCodeService,
    private readonly presenter: SignedInPresenter,
  ) {}

  /** Sends a sign-up code by email. The response is the same whether or not the address has an account. */
  @Post('register')
  @Requires('identity.register')
  @Answers(CodeSentDto)
  async register(
    @Body() body: CodeRequestDto,
    @CurrentVisitor() visitor: SignInVisitor,
  ): Promise<CodeSentDto> {
    return codeSent(await this.requests.toEnter(body, visitor));
  }

  /** Sends a sign-in code by email. The response is the same whether or not the address has an account. */
  @Post('auth/email')
  @Requires('identity.request-code')
  @Answers(CodeSentDto)
  email(@Body() body: CodeRequestDto, @CurrentVisitor() visitor: SignInVisitor): Promise<CodeSentDto> {
    // One code serves both, so that a caller does not learn who has an account.
    return this.register(body, visitor);
  }

  /**
   * Verifies a code and starts a session in the browser that requested it. New users are registered. A code is valid
   * for 10 minutes, allows five attempts and works once.
   */
  @Post('auth/verify')
  @Requires('identity.enter-with-code')
  @Answers(SignedInDto)
  async verify(
    @Body() { email, verificationCode: code, keep }: CodeEntryDto,
    @CurrentVisitor() visitor: SignInVisitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    return this.presenter.answer(await this.entry.enter({ email, code }, visitor), keep, reply);
  }

  /**
   * Reports whether this browser has a pending code for the address. Does not reveal whether the address has an
   * account.
   */
  @Post('auth/status/check')
  @Requires('identity.check-code-status')
  @Answers(CodeStatusDto)
  status(
    @Body() { email }: CodeStatusRequestDto,
    @CurrentVisitor() { browserUuid }: SignInVisitor,
  ): Promise<CodeStatusDto> {
    return this.entry.pending(email, browserUuid);
  }
}
