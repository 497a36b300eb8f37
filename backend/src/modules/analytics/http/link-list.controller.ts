import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { ListLinks } from '../../links';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { LinkListDto, LinkListQueryDto } from './dto/link-list.dto';
import { presentLinkList } from './link-list.presenter';

/** Lists of links show clicks too, so they live where both are known. */
@ApiTags('links')
@Controller('links/overview')
export class LinkListController {
  constructor(
    private readonly links: ListLinks,
    private readonly report: ClickReportQuery,
  ) {}

  /** The links of the caller's group with their clicks, newest first. */
  @Post('query')
  @Requires('analytics.list-links')
  @Answers(LinkListDto)
  async query(@CurrentMember() member: Member, @Body() page: LinkListQueryDto): Promise<LinkListDto> {
    const links = await this.links.pageOf(member, page);
    return presentLinkList(links, await this.report.ofLinks(links.map(({ id }) => id)));
  }
}
