import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditorService } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { ShowLinkService } from '../application/show-link.service';
import { EditLinkDto } from './dto/edit-link.dto';
import { LinkDetailsDto } from './dto/link-details.dto';
import { presentLinkDetails } from './link-details.presenter';
import { PlaceOfLink } from './link-place.pipe';

/** A link as a whole. */
@ApiTags('links')
@Controller('links/:encodeId')
export class EditLinkController {
  constructor(
    private readonly editor: LinkEditorService,
    private readonly showLink: ShowLinkService,
  ) {}

  /** Updates a link. Fields left out keep their values; if any value is invalid, nothing is changed. */
  @Put()
  @Requires('links.edit')
  @Answers(LinkDetailsDto)
  async edit(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() input: EditLinkDto,
  ): Promise<LinkDetailsDto> {
    const link = await this.editor.edit({ member, ...place }, input);
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }
}
