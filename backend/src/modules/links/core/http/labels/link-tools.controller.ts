import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../../shared/domain/actor';
import { Answers } from '../../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../../shared/http/requires.decorator';
import { ToolsOnLinkService } from '../../application/labels/tools-on-link.service';
import type { LinkPlace } from '../../application/link-places.service';
import { ShowLinkService } from '../../application/show-link.service';
import { LinkDetailsDto } from '../dto/link-details.dto';
import { SetLinkToolsDto } from '../../../labels/http/tracking-tools.dto';
import { presentLinkDetails } from '../link-details.presenter';
import { PlaceOfLink } from '../link-place.pipe';

@ApiTags('links')
@Controller('links/:encodeId/trackingtools')
export class LinkToolsController {
  constructor(
    private readonly toolsOnLink: ToolsOnLinkService,
    private readonly showLink: ShowLinkService,
  ) {}

  /**
   * Replaces the tracking tools of a link. Campaign parameters apply immediately on every domain. Pixels run only on
   * subdomains and custom domains; on the shared domain they stay inactive until the link is moved to one.
   */
  @Post()
  @HttpCode(200)
  @Requires('links.set-tools')
  @Answers(LinkDetailsDto)
  async set(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetLinkToolsDto,
  ): Promise<LinkDetailsDto> {
    const link = await this.toolsOnLink.set({ member, ...place }, value ?? []);
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }
}
