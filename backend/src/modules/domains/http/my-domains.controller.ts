import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/web-settings';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { MyDomainsService, type MyDomainsSnapshot } from '../application/my-domains.service';
import { DomainOptionsDto, MyDomainsDto } from '../brand/http/brand-domains.dto';
import { presentChoices, presentMine } from './my-domains.presenter';
import { DefaultDomainDto, SetDefaultDomainDto } from './subdomains.dto';

const takesLinks = ({ domain }: MyDomainsSnapshot['brands'][number]): boolean =>
  domain.domainId !== null && domain.service === 'open';

@ApiTags('domains')
@Controller()
export class MyDomainsController {
  constructor(
    private readonly domains: MyDomainsService,
    private readonly web: WebSettings,
  ) {}

  /** Lists the domains of the group and the caller's personal subdomain. */
  @Get('bsd/my/domains')
  @Requires('domains.list-mine')
  @Answers(MyDomainsDto)
  async list(@CurrentMember() member: Member): Promise<MyDomainsDto> {
    return presentMine(await this.domains.listOf(member), this.web.subdomainRoot);
  }

  /** Lists the domains of the group that take new links, and the caller's personal subdomain. */
  @Get('bsd/my/domains/verified')
  @Requires('domains.list-verified')
  @Answers(MyDomainsDto)
  async verified(@CurrentMember() member: Member): Promise<MyDomainsDto> {
    const mine = await this.domains.listOf(member);
    return presentMine({ ...mine, brands: mine.brands.filter(takesLinks) }, this.web.subdomainRoot);
  }

  /** Lists the hosts that the caller can use for new links in the group. */
  @Get('bsd/my/default/domain')
  @Requires('domains.list-options')
  @Answers(DomainOptionsDto)
  async options(@CurrentMember() member: Member): Promise<DomainOptionsDto> {
    return { domains: (await this.choices(member)).domainOptions };
  }

  /** Sets the domain of the caller's new links in the group. */
  @Put('bsd/my/default/domain')
  @Requires('domains.choose-default')
  @Answers(DomainOptionsDto)
  async choose(
    @CurrentMember() member: Member,
    @Body() input: SetDefaultDomainDto,
  ): Promise<DomainOptionsDto> {
    return { domains: (await this.setDefault(member, input)).domainOptions };
  }

  /** Lists the hosts available for the caller's links. */
  @Get('my/defaultdomain')
  @Requires('domains.list-domains')
  @Answers(DefaultDomainDto)
  async choices(@CurrentMember() member: Member): Promise<DefaultDomainDto> {
    return presentChoices(await this.domains.choicesOf(member), this.web.subdomainRoot);
  }

  /** Sets the domain of the caller's new links in the group: the shared domain, the caller's subdomain or a domain of the group. */
  @Put('my/defaultdomain')
  @Requires('domains.set-default-domain')
  @Answers(DefaultDomainDto)
  async setDefault(
    @CurrentMember() member: Member,
    @Body() { domain }: SetDefaultDomainDto,
  ): Promise<DefaultDomainDto> {
    return presentChoices(await this.domains.choose(member, domain), this.web.subdomainRoot);
  }
}
