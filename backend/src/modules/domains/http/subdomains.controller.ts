import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { type ShortDomain, ShortDomains } from '../application/short-domains.service';
import { Subdomains } from '../application/subdomains.service';
import {
  DefaultDomainDto,
  SetDefaultDomainDto,
  SubdomainAnswerDto,
  SubdomainQuestionDto,
} from './subdomains.dto';

/** As fast as somebody types, and far too slow to list who has what. */
const LIMIT = { name: 'domains.subdomain-check', points: 120, seconds: 60 };

@ApiTags('domains')
@Controller()
export class SubdomainsController {
  constructor(
    private readonly subdomains: Subdomains,
    private readonly limits: RateLimits,
    private readonly domains: ShortDomains,
    private readonly unitOfWork: UnitOfWork,
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
  list(@CurrentMember() member: Member): Promise<DefaultDomainDto> {
    return this.domainsOf(member);
  }

  /** Sets the domain of the caller's new links: the shared domain or the caller's own subdomain. */
  @Put('my/defaultdomain')
  @Requires('domains.set-default-domain')
  @Answers(DefaultDomainDto)
  async setDefault(
    @CurrentMember() member: Member,
    @Body() { domain }: SetDefaultDomainDto,
  ): Promise<DefaultDomainDto> {
    await this.unitOfWork.run(() => this.domains.setDefault(member, domain));
    return this.domainsOf(member);
  }

  private async domainsOf(member: Member): Promise<DefaultDomainDto> {
    const choices = await this.domains.choicesOf(member);
    const byDefault = await this.domains.defaultIdOf(member);
    return presentDomains(choices, byDefault === SHARED_DOMAIN, this.web.subdomainRoot);
  }
}

/** Shared host first: it is what links stand on unless somebody says otherwise. */
function presentDomains(
  choices: readonly ShortDomain[],
  isShared: boolean,
  subdomainRoot: string,
): DefaultDomainDto {
  const isDefault = ({ kind }: ShortDomain): boolean => (kind === 'regular') === isShared;
  return {
    defaultDomain: choices.find(isDefault)?.host ?? '',
    suffix: `.${subdomainRoot}`,
    subdomains: choices.filter(({ kind }) => kind === 'subdomain').map(({ host }) => host),
    bsd: [],
    domainOptions: choices.map((choice) => ({ name: choice.host, isDefault: isDefault(choice) })),
  };
}
