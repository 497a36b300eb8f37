import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../../shared/domain/actor';
import { Answers } from '../../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../../../shared/http/path-id';
import { SuccessDto } from '../../../../../shared/http/problem.dto';
import { Requires } from '../../../../../shared/http/requires.decorator';
import { TagLinkService } from '../../application/labels/tag-link.service';
import type { LinkPlace } from '../../application/link-places.service';
import { LinkTagsDto, SetLinkTagsDto } from '../../../labels/http/tags.dto';
import { PlaceOfLink } from '../link-place.pipe';

@ApiTags('links')
@Controller('links/:encodeId/tags')
export class LinkTagsController {
  constructor(private readonly tagLink: TagLinkService) {}

  /** Replaces the tags of a link. If any tag is refused, nothing is changed. */
  @Post()
  @HttpCode(200)
  @Requires('links.set-tags')
  @Idempotent()
  @Answers(LinkTagsDto)
  async set(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetLinkTagsDto,
  ): Promise<LinkTagsDto> {
    const tags = await this.tagLink.set({ member, ...place }, value ?? []);
    return { tags: [...tags] };
  }

  /** Removes a tag from a link. The tag itself is kept. */
  @Delete(':tagId')
  @Requires('links.remove-tag')
  @Answers(SuccessDto)
  async takeOff(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Param('tagId') tagId: string,
  ): Promise<SuccessDto> {
    await this.tagLink.takeOff({ member, ...place }, idIn(tagId));
    return new SuccessDto();
  }
}
