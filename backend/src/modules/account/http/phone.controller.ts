import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { LANGUAGES } from '../../../shared/domain/language';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { PhoneVerificationService } from '../application/phone-verification.service';
import { PhoneCodeCheckDto, PhoneCodeRequestDto, PhoneCodeSentDto, PhoneStatusDto } from './dto/phone.dto';

@ApiTags('account')
@Controller('my/verification')
export class PhoneController {
  constructor(
    private readonly phones: PhoneVerificationService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns whether the caller has a verified mobile number. */
  @Get('status')
  @Requires('account.show-phone')
  @Answers(PhoneStatusDto)
  status(@CurrentMember() { userId }: Member): Promise<PhoneStatusDto> {
    return this.phones.phoneStateOf(userId);
  }

  /** Sends a verification code to a mobile number. Any earlier code becomes invalid. */
  @Post('code')
  @HttpCode(200)
  @Requires('account.request-phone-code')
  @Answers(PhoneCodeSentDto)
  send(
    @CurrentMember() { userId }: Member,
    @Body() { phone, lang }: PhoneCodeRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<PhoneCodeSentDto> {
    return this.phones.sendCode(userId, phone, {
      address: this.addresses.addressOf(request.raw),
      language: lang ?? LANGUAGES[0],
    });
  }

  /** Verifies the mobile number with the code sent to it. */
  @Post('code/check')
  @HttpCode(200)
  @Requires('account.prove-phone')
  @Answers(SuccessDto)
  async check(@CurrentMember() { userId }: Member, @Body() { code }: PhoneCodeCheckDto): Promise<SuccessDto> {
    await this.phones.check(userId, code);
    return new SuccessDto();
  }
}
