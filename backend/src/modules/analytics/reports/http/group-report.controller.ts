import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Bare } from '../../../../shared/http/envelope.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ClickReportService } from '../application/click-report.service';
import { CitiesDto } from './dto/breakdown.dto';
import { DailyReportDto } from './dto/daily-report.dto';
import { ClickReportDto, TopLinksDto } from './dto/report.dto';
import {
  GroupCitiesQueryDto,
  GroupExportQueryDto,
  GroupReportQueryDto,
  GroupTopLinksQueryDto,
} from './dto/subject-query.dto';
import { SubjectQuestionService } from '../application/subject-question.service';
import { TopLinksService } from '../application/top-links.service';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentCities } from './breakdown.presenter';
import { DailyReportResponder, type DailyReportResponse } from './daily-report.responder';
import { presentReport, presentTopLinks } from './report.presenter';

/** All links of the group acted in together, or those with one tag. */
@ApiTags('analytics')
@Controller('my/analytics')
export class GroupReportController {
  constructor(
    private readonly questions: SubjectQuestionService,
    private readonly reports: ClickReportService,
    private readonly days: DailyReportResponder,
    private readonly top: TopLinksService,
    private readonly clicks: ClickReportQuery,
  ) {}

  /** Returns the clicks in a range for all links the group owned at the time, with all breakdowns. */
  @Get('report')
  @Requires('analytics.show-group-report')
  @Answers(ClickReportDto)
  async report(
    @CurrentMember() member: Member,
    @Query() input: GroupReportQueryDto,
  ): Promise<ClickReportDto> {
    const request = await this.questions.ofGroup(member, input);
    return presentReport(request, await this.reports.reportOn(request));
  }

  /** Lists the most clicked links in a range, most clicked first. */
  @Get('links')
  @Requires('analytics.list-top-links')
  @Answers(TopLinksDto)
  async links(
    @CurrentMember() member: Member,
    @Query() { limit, ...input }: GroupTopLinksQueryDto,
  ): Promise<TopLinksDto> {
    return presentTopLinks(await this.top.list(await this.questions.ofGroup(member, input), limit));
  }

  /** Returns the clicks in a range by city, for one country or all. */
  @Get('cities')
  @Requires('analytics.show-group-cities')
  @Answers(CitiesDto)
  async cities(
    @CurrentMember() member: Member,
    @Query() { region, ...input }: GroupCitiesQueryDto,
  ): Promise<CitiesDto> {
    const request = await this.questions.ofGroup(member, input);
    const places = await this.clicks.places(request.subject, request.shown.range.span, region);
    return presentCities(request, places, region);
  }

  /**
   * Returns the clicks and other requests of each day in a range, narrowed by the same filters as the report. With
   * `format=csv`, `xlsx` or `zip` the response is a file.
   */
  @Get('daily/report')
  @Requires('analytics.export-group-clicks')
  @Bare()
  @Answers(DailyReportDto)
  async daily(
    @CurrentMember() member: Member,
    @Query() { format, lang, ...input }: GroupExportQueryDto,
  ): Promise<DailyReportResponse> {
    return this.days.respond(member, await this.questions.ofGroup(member, input), { format, lang });
  }
}
