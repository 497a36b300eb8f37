import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../../shared/http/site-host';
import { MoveLinks } from '../../application/batch/move-links.service';
import { ReplaceAddresses } from '../../application/batch/replace-addresses.service';
import { TagLinks } from '../../application/batch/tag-links.service';
import { TrashLinks } from '../../application/batch/trash-links.service';
import type { MemberCall } from '../../application/link-call';
import { presentBatch, namesIn } from './batch.presenter';
import { BatchAddressDto, BatchTagsDto, BatchTransferDto } from './dto/batch-actions.dto';
import { BatchDto, BatchResultDto } from './dto/batch-rows.dto';

/** The same with many links of the group acted in; each answers for itself, and one that cannot stops no other. */
@ApiTags('links')
@Controller('batch/links')
export class BatchActionsController {
  constructor(
    private readonly tagLinks: TagLinks,
    private readonly trashLinks: TrashLinks,
    private readonly replaceAddresses: ReplaceAddresses,
    private readonly moveLinks: MoveLinks,
    private readonly addresses: ClientAddress,
  ) {}

  /** Puts tags on links and takes others off; the rest of their tags stay. */
  @Post('tags')
  @HttpCode(200)
  @Requires('links.batch-tag')
  @Idempotent()
  @Answers(BatchResultDto)
  async tag(
    @CurrentMember() member: Member,
    @Body() body: BatchTagsDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    const call = this.callOf(member, request);
    return presentBatch(await this.tagLinks.tag(call, namesIn(body), body));
  }

  /** Puts links into the trash bin: they stop redirecting, and are gone for good after 30 days. */
  @Post('delete')
  @HttpCode(200)
  @Requires('links.batch-trash')
  @Idempotent()
  @Answers(BatchResultDto)
  async trash(
    @CurrentMember() member: Member,
    @Body() body: BatchDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    return presentBatch(await this.trashLinks.trash(this.callOf(member, request), namesIn(body)));
  }

  /** Takes links, one or many, out of the trash bin, where the plan can: they redirect again. Their stars stay off. */
  @Post('trashbin/putback')
  @HttpCode(200)
  @Requires('links.batch-put-back')
  @Idempotent()
  @Answers(BatchResultDto)
  async putBack(
    @CurrentMember() member: Member,
    @Body() body: BatchDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    return presentBatch(await this.trashLinks.putBack(this.callOf(member, request), namesIn(body)));
  }

  /** Lets links lead to one address; each that changes is a replacement of the month, and the first ones get what is left. */
  @Post('url')
  @HttpCode(200)
  @Requires('links.batch-set-url')
  @Idempotent()
  @Answers(BatchResultDto)
  async replace(
    @CurrentMember() member: Member,
    @Body() body: BatchAddressDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    const call = this.callOf(member, request);
    return presentBatch(await this.replaceAddresses.replace(call, namesIn(body), body.value));
  }

  /** Moves links to another of the caller's groups; their clicks come along. */
  @Post('transfer')
  @HttpCode(200)
  @Requires('links.batch-transfer')
  @Idempotent()
  @Answers(BatchResultDto)
  async transfer(
    @CurrentMember() member: Member,
    @Body() body: BatchTransferDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    const call = this.callOf(member, request);
    return presentBatch(await this.moveLinks.transfer(call, namesIn(body), body.targetGroup));
  }

  /** Gives transferred links back, each to the group that it first belonged to. */
  @Post('return')
  @HttpCode(200)
  @Requires('links.batch-return')
  @Idempotent()
  @Answers(BatchResultDto)
  async return(
    @CurrentMember() member: Member,
    @Body() body: BatchDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    return presentBatch(await this.moveLinks.return(this.callOf(member, request), namesIn(body)));
  }

  private callOf(member: Member, request: FastifyRequest): MemberCall {
    return { member, address: this.addresses.of(request.raw), host: siteHostOf(request) };
  }
}
