import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditor } from '../../application/link-editor.service';
import type { LinkPlace } from '../../application/link-places.service';
import { ShowCard } from '../../application/preview/show-card.service';
import { ShowLink } from '../../application/show-link.service';
import { LinkDetailsDto } from '../dto/link-details.dto';
import { CardFetchesDto } from '../dto/preview/card-fetches.dto';
import { SetPreviewDto } from '../dto/preview/link-preview.dto';
import { presentDetails } from '../link-details.presenter';
import { PlaceOfLink } from '../link-place.pipe';
import { presentCard } from './card-fetches.presenter';

@ApiTags('links')
@Controller('links/:encodeId/preview')
export class LinkPreviewController {
  constructor(
    private readonly editor: LinkEditor,
    private readonly showLink: ShowLink,
    private readonly showCard: ShowCard,
  ) {}

  /** Sets how a link looks where it is shared. Plans count the links whose preview was ever changed, each once. */
  @Post()
  @HttpCode(200)
  @Requires('links.set-preview')
  @Answers(LinkDetailsDto)
  async set(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() wish: SetPreviewDto,
  ): Promise<LinkDetailsDto> {
    const link = await this.editor.edit({ member, ...place }, wish);
    return presentDetails(await this.showLink.detailsOf(member, link));
  }

  /** Which services have fetched the link's card and when, whether they show an old one, and what they make of its picture. */
  @Get('fetches')
  @Requires('links.show-card-fetches')
  @Answers(CardFetchesDto)
  async fetches(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<CardFetchesDto> {
    return presentCard(await this.showCard.show(member, place));
  }
}
