import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkRanking } from '../../../links';
import { bucketOf } from '../../counting/domain/bucket';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { ClickSummaryDto, ClickSummaryQueryDto } from './dto/click-summary.dto';

const DAY_MS = 86_400_000;
/** However many links a group has, it is those clicked last that are summed up. */
const MAX_LINKS = 100;

@ApiTags('links')
@Controller('my/links/summary')
export class ClickSummaryController {
  constructor(
    private readonly ranking: LinkRanking,
    private readonly report: ClickReportQuery,
    private readonly clock: Clock,
  ) {}

  /** Returns how many links of the caller's group were clicked recently, and by how many people. */
  @Post('query')
  @HttpCode(200)
  @Requires('analytics.summarise-links')
  @Answers(ClickSummaryDto)
  async query(
    @CurrentMember() { groupId }: Member,
    @Body() { days }: ClickSummaryQueryDto,
  ): Promise<ClickSummaryDto> {
    const since = bucketOf(this.clock.now().getTime() - days * DAY_MS);
    const linkIds = await this.ranking.clickedSince(groupId, since, MAX_LINKS);
    const { unique } = await this.report.ofAll(linkIds, since);
    return { linkCount: linkIds.length, uniqueClicks: unique };
  }
}
