import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditorService } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { ShowLinkService } from '../application/show-link.service';
import { LinkTargetsDto, SetTargetsDto } from './dto/link-targets.dto';
import { PlaceOfLink } from './link-place.pipe';

/** Other destinations for some visitors of a link, under both of the specification's paths. */
@ApiTags('links')
@Controller(['links/:encodeId/targets', 'app/links/:encodeId/targets'])
export class LinkTargetsController {
  constructor(
    private readonly showLink: ShowLinkService,
    private readonly editor: LinkEditorService,
  ) {}

  /** Lists the conditional destinations of a link. */
  @Get()
  @Requires('links.list-targets')
  @Answers(LinkTargetsDto)
  async list(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkTargetsDto> {
    const { link } = await this.showLink.show(member, place);
    return { targets: [...(link.targets ?? [])] };
  }

  /** Replaces the conditional destinations of a link. */
  @Post()
  @HttpCode(200)
  @Requires('links.set-targets')
  @Answers(LinkTargetsDto)
  async set(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { targets }: SetTargetsDto,
  ): Promise<LinkTargetsDto> {
    const link = await this.editor.edit({ member, ...place }, { targets });
    return { targets: [...(link.targets ?? [])] };
  }
}
