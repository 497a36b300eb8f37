import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { PartnerCodesService } from '../application/partner-codes.service';
import { PartnerCodeDto, PartnerVisitorDto, RedeemPartnerCodeDto } from './dto/partner.dto';

const ISSUE_LIMIT = { name: 'account.partner-code', points: 30, seconds: 60 };
/** The partner's server calls for all of its visitors. */
const REDEEM_LIMIT = { name: 'account.partner-redeem', points: 600, seconds: 60 };

@ApiTags('account')
@Controller()
export class PartnerController {
  constructor(
    private readonly codes: PartnerCodesService,
    private readonly limits: RateLimits,
    private readonly addresses: ClientAddress,
  ) {}

  /** Issues a code that identifies the caller to the partner site. It works once and expires after one minute. */
  @Post('my/partner-code')
  @HttpCode(200)
  @Requires('account.issue-partner-code')
  @Answers(PartnerCodeDto)
  async issue(@CurrentMember() member: Member): Promise<PartnerCodeDto> {
    await this.limits.take(ISSUE_LIMIT, member.userId);
    return this.codes.issue(member);
  }

  /** Redeems a partner code. Called by the partner's server to learn which user the code stands for. */
  @Post('auth/partner/redeem')
  @HttpCode(200)
  @Requires('account.redeem-partner-code')
  @Answers(PartnerVisitorDto)
  async redeem(
    @Body() { code, secret }: RedeemPartnerCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerVisitorDto> {
    await this.limits.take(REDEEM_LIMIT, this.addresses.addressOf(request.raw));
    return this.codes.redeem(code, secret);
  }
}
