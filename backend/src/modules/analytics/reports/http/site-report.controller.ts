import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Bare } from '../../../../shared/http/envelope.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ClickReportService } from '../application/click-report.service';
import { CitiesDto } from './dto/breakdown.dto';
import { DailyReportDto } from './dto/daily-report.dto';
import { ClickReportDto, TopLinksDto } from './dto/report.dto';
import { CitiesQueryDto, ExportQueryDto, ReportQueryDto } from './dto/report-query.dto';
import { TopLinksQueryDto } from './dto/subject-query.dto';
import { SubjectQuestionService } from '../application/subject-question.service';
import { TopLinksService } from '../application/top-links.service';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentCities } from './breakdown.presenter';
import { DailyReportResponder, type DailyReportResponse } from './daily-report.responder';
import { presentReport, presentTopLinks } from './report.presenter';

/** All links of the installation together, for those who run it. */
@ApiTags('analytics')
@Controller('admin/analytics')
export class SiteReportController {
  constructor(
    private readonly questions: SubjectQuestionService,
    private readonly reports: ClickReportService,
    private readonly days: DailyReportResponder,
    private readonly top: TopLinksService,
    private readonly clicks: ClickReportQuery,
  ) {}

  /** Returns the site's clicks in a range of up to three years, with all breakdowns. */
  @Get('report')
  @Requires('analytics.show-site-report')
  @Answers(ClickReportDto)
  async report(@Query() input: ReportQueryDto): Promise<ClickReportDto> {
    const request = this.questions.ofSite(input);
    return presentReport(request, await this.reports.reportOn(request));
  }

  /** Lists the most clicked links in a range, most clicked first. */
  @Get('links')
  @Requires('analytics.list-site-top-links')
  @Answers(TopLinksDto)
  async links(@Query() { limit, ...input }: TopLinksQueryDto): Promise<TopLinksDto> {
    return presentTopLinks(await this.top.list(this.questions.ofSite(input), limit));
  }

  /** Returns the clicks in a range by city, for one country or all. */
  @Get('cities')
  @Requires('analytics.show-site-cities')
  @Answers(CitiesDto)
  async cities(@Query() { region, ...input }: CitiesQueryDto): Promise<CitiesDto> {
    const request = this.questions.ofSite(input);
    const places = await this.clicks.places(request.subject, request.shown.range.span, region);
    return presentCities(request, places, region);
  }

  /**
   * Returns the site's clicks and other requests of each day in a range, narrowed by the same filters as the report.
   * With `format=csv`, `xlsx` or `zip` the response is a file. No plan is required.
   */
  @Get('daily/report')
  @Requires('analytics.export-site-clicks')
  @Bare()
  @Answers(DailyReportDto)
  daily(
    @CurrentActor() actor: Actor,
    @Query() { format, lang, ...input }: ExportQueryDto,
  ): Promise<DailyReportResponse> {
    return this.days.respond(actor, this.questions.ofSite(input), { format, lang });
  }
}
