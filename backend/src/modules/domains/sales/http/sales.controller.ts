import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RegistrarSettings } from '../../../../config/registrar-settings';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { FindNamesService } from '../application/find-names.service';
import { IncludedDomainsService } from '../application/included-domains.service';
import { BoughtDomainStore } from '../application/ports/bought-domain-store';
import { ReserveDomainService } from '../application/reserve-domain.service';
import { BoughtDomainDto, BoughtDomainsDto, DomainSearchDto, FoundDomainsDto } from './sales.dto';
import { presentBought, presentFoundNames } from './sales.presenter';

/** Domains that groups look for, reserve and have bought. Paying for them is the calls of subscriptions. */
@ApiTags('domains')
@Controller('bsd')
export class SalesController {
  constructor(
    private readonly names: FindNamesService,
    private readonly reservations: ReserveDomainService,
    private readonly store: BoughtDomainStore,
    private readonly included: IncludedDomainsService,
    private readonly settings: RegistrarSettings,
    private readonly addresses: ClientAddress,
  ) {}

  /** Searches for domains that can be bought: what was typed, with each ending that is sold. */
  @Get('domains/available')
  @Requires('domains.search')
  @Answers(FoundDomainsDto)
  async search(
    @CurrentMember() member: Member,
    @Query() { domainName }: DomainSearchDto,
  ): Promise<FoundDomainsDto> {
    return presentFoundNames(await this.names.search(member, domainName));
  }

  /** Reserves a domain for the group for 15 minutes, or reserves it again. */
  @Post(':domainName/reserve')
  @Requires('domains.reserve')
  @Answers(BoughtDomainDto)
  async reserve(
    @CurrentMember() member: Member,
    @Param('domainName') domainName: string,
  ): Promise<BoughtDomainDto> {
    return this.present(await this.reservations.reserve(member, domainName));
  }

  /** Registers a reserved domain as the one that comes with the group's plan, without a payment. */
  @Post(':domainName/include')
  @HttpCode(200)
  @Requires('domains.include-in-plan')
  @Answers(BoughtDomainDto)
  async include(
    @CurrentMember() member: Member,
    @Req() request: FastifyRequest,
    @Param('domainName') domainName: string,
  ): Promise<BoughtDomainDto> {
    const address = this.addresses.addressOf(request);
    return this.present(await this.included.include({ member, address }, domainName));
  }

  /** Lists the domains that the group has reserved or bought, newest first. */
  @Get('my/registrations')
  @Requires('domains.list-registrations')
  @Answers(BoughtDomainsDto)
  async list(@CurrentMember() { groupId }: Member): Promise<BoughtDomainsDto> {
    const domains = await this.store.shownTo(groupId);
    return {
      domains: domains.map((domain) => this.present(domain)),
      isOneIncluded: await this.included.isOneLeft(groupId),
    };
  }

  private present(domain: Parameters<typeof presentBought>[0]): BoughtDomainDto {
    return presentBought(domain, this.settings.account === null);
  }
}
