import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import { BrandDomainDetailsService } from '../application/brand-domain-details.service';
import { CheckDomainService } from '../application/check-domain.service';
import { TransferDomainService } from '../application/transfer-domain.service';
import type { BrandCall } from '../application/brand-domain-edits.service';
import { BrandDomainsService } from '../application/brand-domains.service';
import {
  BrandDomainDto,
  BrandDomainItemDto,
  ClaimDomainDto,
  DomainCheckDto,
  SetGroupDefaultDto,
  TransferDomainDto,
} from './brand-domains.dto';
import { presentCheck, presentDomainDetails, presentItem } from './brand-domains.presenter';

@ApiTags('domains')
@Controller('bsd')
export class BrandDomainsController {
  constructor(
    private readonly domains: BrandDomainsService,
    private readonly checks: CheckDomainService,
    private readonly transfers: TransferDomainService,
    private readonly details: BrandDomainDetailsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Adds a domain to the group and creates the token that proves control of it. */
  @Post('domain')
  @Requires('domains.claim')
  @Answers(BrandDomainDto, 201)
  async claim(
    @CurrentMember() member: Member,
    @Body() { name }: ClaimDomainDto,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainDto> {
    return presentDomainDetails(
      await this.details.detailsOf(await this.domains.claim(this.callOf(member, request), name)),
    );
  }

  /** Shows a domain of the group with its records. */
  @Get(':id')
  @Requires('domains.show-brand')
  @Answers(BrandDomainDto)
  async show(@CurrentMember() member: Member, @Param('id') id: string): Promise<BrandDomainDto> {
    return presentDomainDetails(await this.details.detailsOf(await this.domains.show(member, idIn(id))));
  }

  /** Starts looking for the records of a domain, or starts again. */
  @Post(':id/binding')
  @Requires('domains.bind')
  @Answers(BrandDomainItemDto)
  async bind(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainItemDto> {
    return presentItem(await this.domains.bind(this.callOf(member, request), idIn(id)));
  }

  /** Stops serving a domain; the domain and its statistics stay with the group. */
  @Delete(':id/binding')
  @Requires('domains.unbind')
  @Answers(BrandDomainItemDto)
  async unbind(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainItemDto> {
    return presentItem(await this.domains.unbind(this.callOf(member, request), idIn(id)));
  }

  /** Looks for the records of a domain now, at most once a minute. */
  @Post(':id/check')
  @Requires('domains.check-records')
  @Answers(DomainCheckDto)
  async check(@CurrentMember() member: Member, @Param('id') id: string): Promise<DomainCheckDto> {
    return presentCheck(await this.checks.check(member, idIn(id)));
  }

  /** Gives a domain up: its short links stop working, and others may use the domain. */
  @Delete(':id')
  @Requires('domains.release')
  @Answers(BrandDomainItemDto)
  async release(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainItemDto> {
    return presentItem(await this.domains.release(this.callOf(member, request), idIn(id)));
  }

  /** Sets whether new links of the group stand on a domain. */
  @Put(':id/default')
  @Requires('domains.set-group-default')
  @Answers(BrandDomainItemDto)
  async setDefault(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { isDefault }: SetGroupDefaultDto,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainItemDto> {
    const call = this.callOf(member, request);
    return presentItem(await this.domains.makeDefault(call, idIn(id), isDefault));
  }

  /** Hands a domain to another group; links on it stay with their groups. */
  @Post(':id/transfer')
  @Requires('domains.transfer')
  @Answers(BrandDomainItemDto)
  async transfer(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { toGroupId }: TransferDomainDto,
    @Req() request: FastifyRequest,
  ): Promise<BrandDomainItemDto> {
    return presentItem(await this.transfers.transfer(this.callOf(member, request), idIn(id), toGroupId));
  }

  private callOf(member: Member, request: FastifyRequest): BrandCall {
    return { member, address: this.addresses.addressOf(request.raw) };
  }
}
