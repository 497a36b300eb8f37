import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditorService } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { RollBackLinkService } from '../application/roll-back-link.service';
import { ShowLinkService } from '../application/show-link.service';
import type { Link } from '../domain/link.entity';
import { LinkDetailsDto } from './dto/link-details.dto';
import { LinkHistoryDto, LinkHistoryQueryDto, RollBackDto } from './dto/link-history.dto';
import { SetAddressDto, SetSlugDto } from './dto/link-settings.dto';
import { presentLinkDetails } from './link-details.presenter';
import { presentHistory } from './link-history.presenter';
import { PlaceOfLink } from './link-place.pipe';

/** How a link is called and where it leads, now and before. */
@ApiTags('links')
@Controller('links/:encodeId')
export class LinkAddressController {
  constructor(
    private readonly showLink: ShowLinkService,
    private readonly editor: LinkEditorService,
    private readonly rollBackLink: RollBackLinkService,
  ) {}

  /**
   * Replaces the destination URL of a link, within the monthly limit of the plan. Its short URL and clicks are kept.
   */
  @Post('url')
  @HttpCode(200)
  @Requires('links.set-url')
  @Answers(LinkDetailsDto)
  async replace(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetAddressDto,
  ): Promise<LinkDetailsDto> {
    const call = { member, ...place };
    return this.present(member, await this.editor.edit(call, { url: value }, 'url'));
  }

  /** Sets a custom slug. The old slug stays reserved and keeps redirecting. */
  @Post('encodeId')
  @HttpCode(200)
  @Requires('links.set-slug')
  @Answers(LinkDetailsDto)
  async rename(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetSlugDto,
  ): Promise<LinkDetailsDto> {
    const call = { member, ...place };
    return this.present(member, await this.editor.edit(call, { encodeId: value }, 'encodeId'));
  }

  /** Lists the changes made to a link since the active group has owned it. */
  @Get('history')
  @Requires('links.show-history')
  @Answers(LinkHistoryDto)
  async history(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Query() page: LinkHistoryQueryDto,
  ): Promise<LinkHistoryDto> {
    const details = await this.showLink.show(member, place);
    return presentHistory(await this.showLink.historyOf(details.link, page), details);
  }

  /** Restores the destination URL from before one of the link's changes. This is recorded as another change. */
  @Post('rollback')
  @HttpCode(200)
  @Requires('links.roll-back')
  @Answers(LinkDetailsDto)
  async rollBack(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { changeId }: RollBackDto,
  ): Promise<LinkDetailsDto> {
    const call = { member, ...place };
    return this.present(member, await this.rollBackLink.rollBack(call, changeId));
  }

  private async present(member: Member, link: Link): Promise<LinkDetailsDto> {
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }
}
