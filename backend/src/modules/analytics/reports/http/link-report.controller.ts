import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkReadingService } from '../application/link-reading.service';
import { ClickReportService } from '../application/click-report.service';
import { LinkStatusDto } from './dto/link-status.dto';
import { ClickReportDto } from './dto/report.dto';
import { ReportQueryDto } from './dto/report-query.dto';
import { LinkQuestionService } from '../application/link-question.service';
import { presentReport } from './report.presenter';

@ApiTags('analytics')
@Controller()
export class LinkReportController {
  constructor(
    private readonly questions: LinkQuestionService,
    private readonly links: LinkReadingService,
    private readonly reports: ClickReportService,
  ) {}

  /**
   * Returns the clicks in a range with all breakdowns, which add up to the totals. Anyone can read public analytics;
   * `hidden` lists what the caller cannot see. If the range exceeds the plan, the error `plan.limit-reached` (403)
   * names the plan that allows it.
   */
  @Get('links/:encodeId/extendquery/overview')
  @Requires('analytics.show-report')
  @Answers(ClickReportDto)
  async report(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: ReportQueryDto,
  ): Promise<ClickReportDto> {
    const request = await this.questions.requestOf(actor, name, input);
    return presentReport(request, await this.reports.reportOn(request));
  }

  /** Returns the settings that determine how much of the link's analytics the caller can see. */
  @Get('link/:encodeId/overview/status')
  @Requires('analytics.show-status')
  @Answers(LinkStatusDto)
  async status(@CurrentActor() actor: Actor, @NamedLink() name: LinkName): Promise<LinkStatusDto> {
    const { rights } = await this.links.linkInView(actor, name);
    return {
      isUserClickLimitReached: rights.isClickLimitReached,
      isAdmin: rights.isAdmin,
      isLinkAutherLogin: rights.isAuthorKnown,
      isLinkGroup: rights.isOfReadersGroup,
      isLinkProtectTrack: rights.isProtected,
    };
  }
}
