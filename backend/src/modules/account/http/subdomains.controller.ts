import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { AccountSettings } from '../application/account-settings.service';
import { DefaultDomainDto, SubdomainAnswerDto, SubdomainQuestionDto } from './dto/profile.dto';
import { presentDomains } from './profile.presenter';

/** As fast as somebody types, and far too slow to list who has what. */
const LIMIT = { name: 'account.subdomain-check', points: 120, seconds: 60 };

@ApiTags('account')
@Controller()
export class SubdomainsController {
  constructor(
    private readonly settings: AccountSettings,
    private readonly limits: RateLimits,
    private readonly web: WebSettings,
  ) {}

  /** Tells before saving whether the caller could have a subdomain. */
  @Post('subdomain_availability/check')
  @HttpCode(200)
  @Requires('account.check-subdomain')
  @Answers(SubdomainAnswerDto)
  async check(
    @CurrentMember() { userId }: Member,
    @Body() { subdomain }: SubdomainQuestionDto,
  ): Promise<SubdomainAnswerDto> {
    await this.limits.take(LIMIT, userId);
    const code = await this.settings.refusalOf(userId, subdomain);
    return { available: code === null, code };
  }

  /** The hosts that the caller's links may stand on. */
  @Get('my/defaultdomain')
  @Requires('account.list-domains')
  @Answers(DefaultDomainDto)
  async domains(@CurrentMember() { userId }: Member): Promise<DefaultDomainDto> {
    const { subdomain } = await this.settings.of(userId);
    const shared = new URL(this.web.shortOrigin).host;
    return presentDomains(subdomain, { shared, subdomainRoot: this.web.subdomainRoot });
  }
}
