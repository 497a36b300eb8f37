import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../../shared/domain/actor';
import { Answers } from '../../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../../shared/http/requires.decorator';
import { type LinkChoices, LinkDomainsService } from '../../application/address/link-domains.service';
import type { LinkPlace } from '../../application/link-places.service';
import { ShowLinkService } from '../../application/show-link.service';
import { shortUrlOf } from '../../domain/short-url';
import { LinkDetailsDto } from '../dto/link-details.dto';
import { presentLinkDetails } from '../link-details.presenter';
import { PlaceOfLink } from '../link-place.pipe';
import { LinkDomainsDto, SetDomainDto } from './link-domains.dto';

@ApiTags('links')
@Controller('links/:encodeId')
export class LinkDomainsController {
  constructor(
    private readonly linkDomains: LinkDomainsService,
    private readonly showLink: ShowLinkService,
  ) {}

  /** Lists the domains available for a link: the shared short domain and the caller's own. */
  @Get('domains')
  @Requires('links.list-domains')
  @Answers(LinkDomainsDto)
  async list(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkDomainsDto> {
    return presentChoices(await this.linkDomains.choicesOf(member, place));
  }

  /** Moves a link to another domain under the same slug. The old short URL keeps redirecting. */
  @Put('domain')
  @Requires('links.set-domain')
  @Answers(LinkDetailsDto)
  async put(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { domain }: SetDomainDto,
  ): Promise<LinkDetailsDto> {
    const link = await this.linkDomains.put({ member, ...place }, domain);
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }
}

const presentChoices = ({ link, choices }: LinkChoices): LinkDomainsDto => ({
  domains: choices.map(({ domain, ...choice }) => ({
    name: domain.host,
    domainType: domain.kind,
    shortUrl: shortUrlOf(domain.origin, link.slug),
    ...choice,
  })),
});
