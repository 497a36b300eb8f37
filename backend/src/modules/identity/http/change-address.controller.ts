import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangeAddressRequests } from '../application/change-address-request.service';
import { ChangeAddress } from '../application/change-address.service';
import { CODE_SENT } from './code-sent';
import { CodeDto, CodeRequestDto, CodeSentDto } from './dto/sign-in-code.dto';

/** Moving to another address. */
@ApiTags('session')
@Controller('auth/change_account')
export class ChangeAddressController {
  constructor(
    private readonly requests: ChangeAddressRequests,
    private readonly changing: ChangeAddress,
    private readonly addresses: ClientAddress,
  ) {}

  /** Mails a code to the new address. The answer is the same for addresses that have an account. */
  @Post('email')
  @HttpCode(200)
  @Requires('member')
  @Answers(CodeSentDto)
  async email(
    @Body() { email, lang }: CodeRequestDto,
    @CurrentMember() member: Member,
    @Req() request: FastifyRequest,
  ): Promise<CodeSentDto> {
    await this.requests.request({ member, email, lang, address: this.addresses.of(request.raw) });
    return CODE_SENT;
  }

  /** Moves the caller to the new address, whose code they have; the old address is told. */
  @Post('verify')
  @HttpCode(200)
  @Requires('member')
  @Answers(SuccessDto)
  async verify(
    @Body() { email, verificationCode: code }: CodeDto,
    @CurrentMember() member: Member,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changing.change({ member, email, code, address: this.addresses.of(request.raw) });
    return new SuccessDto();
  }
}
