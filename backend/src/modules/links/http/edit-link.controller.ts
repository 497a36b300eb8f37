import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { DuplicateLink } from '../application/duplicate-link.service';
import { LinkEditor } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { ShowLink } from '../application/show-link.service';
import type { Link } from '../domain/link.entity';
import { EditLinkDto } from './dto/edit-link.dto';
import { LinkDetailsDto } from './dto/link-details.dto';
import { presentDetails } from './link-details.presenter';
import { PlaceOfLink } from './link-place.pipe';

/** A link as a whole. */
@ApiTags('links')
@Controller('links/:encodeId')
export class EditLinkController {
  constructor(
    private readonly editor: LinkEditor,
    private readonly duplicateLink: DuplicateLink,
    private readonly showLink: ShowLink,
  ) {}

  /** Changes what is named, all of it or nothing; what is left out stays. */
  @Put()
  @Requires('links.edit')
  @Answers(LinkDetailsDto)
  async edit(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() wish: EditLinkDto,
  ): Promise<LinkDetailsDto> {
    return this.present(member, await this.editor.edit({ member, ...place }, wish));
  }

  /** Makes another link like this one, with a random slug and without its star and clicks. */
  @Post('duplicate')
  @Requires('links.duplicate')
  @Idempotent()
  @Answers(LinkDetailsDto, 201)
  async duplicate(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkDetailsDto> {
    return this.present(member, await this.duplicateLink.duplicate(member, place));
  }

  private async present(member: Member, link: Link): Promise<LinkDetailsDto> {
    return presentDetails(await this.showLink.detailsOf(member, link));
  }
}
