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
import { MoveLinksService } from '../application/move-links.service';
import { ReplaceAddressesService } from '../application/replace-addresses.service';
import { TagLinksService } from '../application/tag-links.service';
import { TrashLinksService } from '../application/trash-links.service';
import type { MemberCall } from '../../core/application/link-call';
import { presentBatch, namesIn } from './batch.presenter';
import { BatchAddressDto, BatchTagsDto, BatchTransferDto } from './batch-actions.dto';
import { BatchDto, BatchResultDto } from './batch-rows.dto';

/** The same with many links of the group acted in; each answers for itself, and one that cannot stops no other. */
@ApiTags('links')
@Controller('batch/links')
export class BatchActionsController {
  constructor(
    private readonly tagLinks: TagLinksService,
    private readonly trashLinks: TrashLinksService,
    private readonly replaceAddresses: ReplaceAddressesService,
    private readonly moveLinks: MoveLinksService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Adds tags to links and removes others. Other tags are kept. */
  @Post('tags')
  @HttpCode(200)
  @Requires('links.batch-tag')
  @Idempotent()
  @Answers(BatchResultDto)
  async tag(
    @CurrentMember() member: Member,
    @Body() { add, remove, tags = [], ...names }: BatchTagsDto,
    @Req() request: FastifyRequest,
  ): Promise<BatchResultDto> {
    const call = this.callOf(member, request);
    return presentBatch(await this.tagLinks.tag(call, namesIn(names), { add: [...add, ...tags], remove }));
  }

  /** Moves links to the trash. They stop redirecting and are deleted permanently after 30 days. */
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

  /** Restores links from the trash if the plan allows it. They redirect again but are no longer starred. */
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

  /**
   * Replaces the destination URL of several links. Each change counts against the monthly limit; links are processed
   * in order until it is used up.
   */
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

  /** Transfers links, with their clicks, to another of the caller's groups. */
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

  /** Returns transferred links to the groups they originally belonged to. */
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
    return { member, address: this.addresses.addressOf(request.raw), host: siteHostOf(request) };
  }
}
