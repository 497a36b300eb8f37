import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { LinkReading } from '../application/link-reading.service';
import { ClickReports } from './click-reports';
import { LinkStatusDto } from './dto/link-status.dto';
import { ClickReportDto } from './dto/report.dto';
import { ReportQueryDto } from './dto/report-query.dto';
import { LinkQuestions } from './link-questions';

@ApiTags('analytics')
@Controller()
export class LinkReportController {
  constructor(
    private readonly questions: LinkQuestions,
    private readonly links: LinkReading,
    private readonly reports: ClickReports,
  ) {}

  /**
   * The clicks of a range with all breakdowns, which add up to its totals. Everybody may ask where a link's analytics
   * are public; `hidden` tells what is kept from the caller. 403 `plan.limit-reached` names the plan that reaches
   * farther back.
   */
  @Get('links/:encodeId/extendquery/overview')
  @Requires('analytics.show-report')
  @Answers(ClickReportDto)
  async report(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: ReportQueryDto,
  ): Promise<ClickReportDto> {
    return this.reports.of(await this.questions.read(actor, name, wish));
  }

  /** What decides how much of the link's analytics the caller sees. */
  @Get('link/:encodeId/overview/status')
  @Requires('analytics.show-status')
  @Answers(LinkStatusDto)
  async status(@CurrentActor() actor: Actor, @NamedLink() name: LinkName): Promise<LinkStatusDto> {
    const { standing } = await this.links.of(actor, name);
    return {
      isUserClickLimitReached: standing.isClickLimitReached,
      isAdmin: standing.isAdmin,
      isLinkAutherLogin: standing.isAuthorKnown,
      isLinkGroup: standing.isOfReadersGroup,
      isLinkProtectTrack: standing.isProtected,
    };
  }
}
