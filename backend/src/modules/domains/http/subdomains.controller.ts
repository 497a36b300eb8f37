import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { Subdomains } from '../application/subdomains.service';
import { DefaultDomainDto, SubdomainAnswerDto, SubdomainQuestionDto } from './subdomains.dto';

/** As fast as somebody types, and far too slow to list who has what. */
const LIMIT = { name: 'domains.subdomain-check', points: 120, seconds: 60 };

@ApiTags('domains')
@Controller()
export class SubdomainsController {
  constructor(
    private readonly subdomains: Subdomains,
    private readonly limits: RateLimits,
    private readonly web: WebSettings,
  ) {}

  /** Checks whether a subdomain is available to the caller, without saving it. */
  @Post('subdomain_availability/check')
  @HttpCode(200)
  @Requires('domains.check-subdomain')
  @Answers(SubdomainAnswerDto)
  async check(
    @CurrentMember() { userId }: Member,
    @Body() { subdomain }: SubdomainQuestionDto,
  ): Promise<SubdomainAnswerDto> {
    await this.limits.take(LIMIT, userId);
    const code = await this.subdomains.refusalOf(userId, subdomain);
    return { available: code === null, code };
  }

  /** Lists the hosts available for the caller's links. */
  @Get('my/defaultdomain')
  @Requires('domains.list-domains')
  @Answers(DefaultDomainDto)
  async domains(@CurrentMember() { userId }: Member): Promise<DefaultDomainDto> {
    const subdomain = await this.subdomains.of(userId);
    const shared = new URL(this.web.shortOrigin).host;
    return presentDomains(subdomain, { shared, subdomainRoot: this.web.subdomainRoot });
  }
}

/** Shared host first: it is what links stand on unless somebody says otherwise. */
function presentDomains(
  subdomain: string | null,
  hosts: { readonly shared: string; readonly subdomainRoot: string },
): DefaultDomainDto {
  const subdomains = subdomain === null ? [] : [`${subdomain}.${hosts.subdomainRoot}`];
  return {
    defaultDomain: hosts.shared,
    suffix: `.${hosts.subdomainRoot}`,
    subdomains,
    bsd: [],
    domainOptions: [hosts.shared, ...subdomains].map((name) => ({ name, isDefault: name === hosts.shared })),
  };
}
