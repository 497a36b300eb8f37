import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { PhoneVerification } from '../application/phone-verification.service';
import { PhoneCodeCheckDto, PhoneCodeRequestDto, PhoneCodeSentDto, PhoneStatusDto } from './dto/phone.dto';

@ApiTags('account')
@Controller('my/verification')
export class PhoneController {
  constructor(
    private readonly phones: PhoneVerification,
    private readonly addresses: ClientAddress,
  ) {}

  /** Whether the caller has proven a mobile number. */
  @Get('status')
  @Requires('account.show-phone')
  @Answers(PhoneStatusDto)
  status(@CurrentMember() { userId }: Member): Promise<PhoneStatusDto> {
    return this.phones.standingOf(userId);
  }

  /** Sends a code to a number; it takes the place of any before. */
  @Post('code')
  @HttpCode(200)
  @Requires('account.request-phone-code')
  @Answers(PhoneCodeSentDto)
  send(
    @CurrentMember() { userId }: Member,
    @Body() { phone }: PhoneCodeRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<PhoneCodeSentDto> {
    return this.phones.sendCode(userId, phone, this.addresses.of(request.raw));
  }

  /** Proves the number by the code that arrived there. */
  @Post('code/check')
  @HttpCode(200)
  @Requires('account.prove-phone')
  @Answers(SuccessDto)
  async check(@CurrentMember() { userId }: Member, @Body() { code }: PhoneCodeCheckDto): Promise<SuccessDto> {
    await this.phones.check(userId, code);
    return new SuccessDto();
  }
}
