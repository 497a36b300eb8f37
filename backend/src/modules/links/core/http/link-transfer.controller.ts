import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../../shared/http/site-host';
import { FindLinkGroupService } from '../application/transfer/find-link-group.service';
import type { LinkCall } from '../application/link-call';
import type { LinkPlace } from '../application/link-places.service';
import { ReturnLinkService } from '../application/transfer/return-link.service';
import { TransferLinkService } from '../application/transfer/transfer-link.service';
import { LinkGroupDto, TransferLinkDto } from './dto/transfer-link.dto';
import { PlaceOfLink } from './link-place.pipe';

/** Links on their way between groups. */
@ApiTags('links')
@Controller('links/:encodeId')
export class LinkTransferController {
  constructor(
    private readonly transferLink: TransferLinkService,
    private readonly returnLink: ReturnLinkService,
    private readonly findLinkGroup: FindLinkGroupService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Transfers a link of the active group, with its clicks, to another of the caller's groups. */
  @Post(['transfer', 'tansfer'])
  @HttpCode(200)
  @Requires('links.transfer')
  @Idempotent()
  @Answers(SuccessDto)
  async transfer(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { targetGroup }: TransferLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.transferLink.transfer(this.callOf(member, place, request), targetGroup);
    return new SuccessDto();
  }

  /** Returns a transferred link to the group it originally belonged to. Any of the caller's groups may be active. */
  @Post('return')
  @HttpCode(200)
  @Requires('links.return')
  @Idempotent()
  @Answers(SuccessDto)
  async return(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.returnLink.return(this.callOf(member, place, request));
    return new SuccessDto();
  }

  /** Returns which of the caller's groups owns the link. Any of them may be active. */
  @Get('group')
  @Requires('links.find-group')
  @Answers(LinkGroupDto)
  group(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkGroupDto> {
    return this.findLinkGroup.groupOf(member, place);
  }

  private callOf(member: Member, place: LinkPlace, request: FastifyRequest): LinkCall {
    const address = this.addresses.addressOf(request.raw);
    return { member, ...place, address, host: siteHostOf(request) };
  }
}
