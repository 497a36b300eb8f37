import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../../shared/http/path-id';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ChangeTagService } from '../application/change-tag.service';
import { MergeTagsService } from '../application/merge-tags.service';
import { RemoveTagService } from '../application/remove-tag.service';
import { TagsService } from '../application/tags.service';
import { TagDoesNotExist } from '../domain/labels.errors';
import { TagListQuery } from '../infrastructure/tag-list.query';
import { AddTagDto, ChangeTagDto, MergedTagDto, MergeTagDto, TagDto, TagListDto } from './tags.dto';
import { presentTag, presentTags } from './labels.presenter';

@ApiTags('account')
@Controller('my/tags')
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly changing: ChangeTagService,
    private readonly merging: MergeTagsService,
    private readonly removing: RemoveTagService,
    private readonly list: TagListQuery,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists the active group's tags with their link counts. */
  @Get()
  @Requires('links.list-tags')
  @Answers(TagListDto)
  async all(@CurrentMember() member: Member): Promise<TagListDto> {
    return presentTags(await this.list.tagsOf(member.groupId), member);
  }

  /**
   * Adds a tag to the active group (201). If the tag exists, ignoring case and character width, it is returned (200).
   */
  @Post()
  @Requires('links.add-tag')
  @Idempotent()
  @Answers(TagDto, 201)
  async add(
    @CurrentMember() member: Member,
    @Body() { value, color }: AddTagDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TagDto> {
    const { tagId, isNew } = await this.tags.add(member, value, color);
    void reply.status(isNew ? 201 : 200);
    return this.shown(member, tagId);
  }

  /**
   * Renames a tag of the active group or changes its color. A name that another tag has is refused with that tag's id.
   */
  @Patch(':tagId')
  @Requires('links.change-tag')
  @Answers(TagDto)
  async change(
    @CurrentMember() member: Member,
    @Param('tagId') tagId: string,
    @Body() input: ChangeTagDto,
    @Req() request: FastifyRequest,
  ): Promise<TagDto> {
    const id = idIn(tagId);
    await this.changing.change({ member, address: this.addresses.addressOf(request.raw) }, id, input);
    return this.shown(member, id);
  }

  /** Merges a tag of the active group into another one: its links get that one, and the tag itself is deleted. */
  @Post(':tagId/merge')
  @HttpCode(200)
  @Requires('links.merge-tag')
  @Idempotent()
  @Answers(MergedTagDto)
  async merge(
    @CurrentMember() member: Member,
    @Param('tagId') tagId: string,
    @Body() { into }: MergeTagDto,
    @Req() request: FastifyRequest,
  ): Promise<MergedTagDto> {
    const call = { member, address: this.addresses.addressOf(request.raw) };
    const { kept, keptLinkCount, movedLinkCount } = await this.merging.merge(call, idIn(tagId), into);
    const { id, value, color, groupId, creatorUserId } = kept;
    const tag = presentTag(
      { tagId: id, value, color, groupId, creatorUserId, linkCount: keptLinkCount },
      member,
    );
    return { tag, movedLinkCount };
  }

  /** Deletes a tag of the active group and removes it from its links. */
  @Delete(':tagId')
  @Requires('links.delete-tag')
  @Answers(SuccessDto)
  async remove(
    @CurrentMember() member: Member,
    @Param('tagId') tagId: string,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.removing.remove({ member, address: this.addresses.addressOf(request.raw) }, idIn(tagId));
    return new SuccessDto();
  }

  private async shown(member: Member, tagId: number): Promise<TagDto> {
    const tag = await this.list.one(member.groupId, tagId);
    // It may have been deleted meanwhile.
    if (!tag) throw new TagDoesNotExist();
    return presentTag(tag, member);
  }
}
