import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { SignInCodeEntry } from '../application/sign-in-code-entry.service';
import { SignInCodeRequests } from '../application/sign-in-code-request.service';
import { CODE_SENT } from './code-sent';
import {
  CodeEntryDto,
  CodeRequestDto,
  CodeSentDto,
  CodeStatusDto,
  CodeStatusRequestDto,
  SignedInDto,
} from './dto/sign-in-code.dto';
import { SignedInPresenter } from './signed-in.presenter';

/** Signing in with a code from one's mail. */
@ApiTags('session')
@Controller()
export class AuthController {
  constructor(
    private readonly requests: SignInCodeRequests,
    private readonly entry: SignInCodeEntry,
    private readonly presenter: SignedInPresenter,
    private readonly addresses: ClientAddress,
  ) {}

  /** Mails a code to somebody who wants an account. The answer is the same for addresses that have one. */
  @Post('register')
  @HttpCode(200)
  @Requires('guest')
  @Answers(CodeSentDto)
  register(
    @Body() body: CodeRequestDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<CodeSentDto> {
    return this.send(body, actor, request);
  }

  /** Mails a code to somebody who wants to log in. The answer is the same for addresses that have no account. */
  @Post('auth/email')
  @HttpCode(200)
  @Requires('guest')
  @Answers(CodeSentDto)
  email(
    @Body() body: CodeRequestDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<CodeSentDto> {
    return this.send(body, actor, request);
  }

  /**
   * Begins a session for whoever has the code, in the browser that asked for it; registers them when they
   * are new. A code lives ten minutes, bears five tries and works once.
   */
  @Post('auth/verify')
  @HttpCode(200)
  @Requires('guest')
  @Answers(SignedInDto)
  async verify(
    @Body() { email, verificationCode: code, keep }: CodeEntryDto,
    @CurrentActor() { browserUuid }: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const address = this.addresses.of(request.raw);
    const userAgent = request.headers['user-agent'];
    const entered = await this.entry.enter({ email, code, browserUuid, address, userAgent });
    return this.presenter.answer(entered, keep, reply);
  }

  /** Tells whether this browser waits for a code for the address; never whether the address is known. */
  @Post('auth/status/check')
  @HttpCode(200)
  @Requires('guest')
  @Answers(CodeStatusDto)
  status(
    @Body() { email }: CodeStatusRequestDto,
    @CurrentActor() { browserUuid }: Actor,
  ): Promise<CodeStatusDto> {
    return this.entry.pending(email, browserUuid);
  }

  private async send(
    { email, lang }: CodeRequestDto,
    { browserUuid }: Actor,
    request: FastifyRequest,
  ): Promise<CodeSentDto> {
    await this.requests.request({ email, lang, browserUuid, address: this.addresses.of(request.raw) });
    return CODE_SENT;
  }
}
