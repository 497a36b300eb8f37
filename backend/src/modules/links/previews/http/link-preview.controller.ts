import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditorService } from '../../core/application/link-editor.service';
import type { LinkPlace } from '../../core/application/link-places.service';
import { ShowCardService } from '../application/cards/show-card.service';
import { ShowLinkService } from '../../core/application/show-link.service';
import { LinkDetailsDto } from '../../core/http/dto/link-details.dto';
import { CardFetchesDto } from './card-fetches.dto';
import { SetPreviewDto } from '../../core/http/dto/link-preview.dto';
import { presentLinkDetails } from '../../core/http/link-details.presenter';
import { PlaceOfLink } from '../../core/http/link-place.pipe';
import { presentCard } from './card-fetches.presenter';

@ApiTags('links')
@Controller('links/:encodeId/preview')
export class LinkPreviewController {
  constructor(
    private readonly editor: LinkEditorService,
    private readonly showLink: ShowLinkService,
    private readonly showCard: ShowCardService,
  ) {}

  /** Sets the preview of a link. Plans limit the number of links with edited previews; each link counts once. */
  @Post()
  @HttpCode(200)
  @Requires('links.set-preview')
  @Answers(LinkDetailsDto)
  async set(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() input: SetPreviewDto,
  ): Promise<LinkDetailsDto> {
    const link = await this.editor.edit({ member, ...place }, input);
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }

  /**
   * Lists the services that have fetched the link's preview, whether they still show an old one, and problems they
   * have with its image.
   */
  @Get('fetches')
  @Requires('links.show-card-fetches')
  @Answers(CardFetchesDto)
  async fetches(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<CardFetchesDto> {
    return presentCard(await this.showCard.show(member, place));
  }
}
