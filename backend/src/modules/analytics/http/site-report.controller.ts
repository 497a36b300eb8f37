import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { CityReports } from './city-reports';
import { ClickReports } from './click-reports';
import { DailyReports } from './daily-reports';
import { CitiesDto } from './dto/breakdown.dto';
import { DailyReportDto } from './dto/daily-report.dto';
import { ClickReportDto, TopLinksDto } from './dto/report.dto';
import { CitiesQueryDto, ExportQueryDto, ReportQueryDto } from './dto/report-query.dto';
import { TopLinksQueryDto } from './dto/subject-query.dto';
import { SubjectQuestions } from './subject-questions';
import { TopLinks } from './top-links';

/** All links of the installation together, for those who run it. */
@ApiTags('analytics')
@Controller('site/analytics')
export class SiteReportController {
  constructor(
    private readonly questions: SubjectQuestions,
    private readonly reports: ClickReports,
    private readonly tables: DailyReports,
    private readonly top: TopLinks,
    private readonly towns: CityReports,
  ) {}

  /** The clicks of a range, at most three years back, with all breakdowns. */
  @Get('report')
  @Requires('analytics.show-site-report')
  @Answers(ClickReportDto)
  report(@Query() wish: ReportQueryDto): Promise<ClickReportDto> {
    return this.reports.of(this.questions.ofSite(wish));
  }

  /** The links with the most clicks in a range, the most clicked first. */
  @Get('links')
  @Requires('analytics.list-site-top-links')
  @Answers(TopLinksDto)
  links(@Query() { limit, ...wish }: TopLinksQueryDto): Promise<TopLinksDto> {
    return this.top.of(this.questions.ofSite(wish), limit);
  }

  /** The clicks of a range by town, of one country or of all. */
  @Get('cities')
  @Requires('analytics.show-site-cities')
  @Answers(CitiesDto)
  cities(@Query() { region, ...wish }: CitiesQueryDto): Promise<CitiesDto> {
    return this.towns.of(this.questions.ofSite(wish), region);
  }

  /** The clicks of each day of a range, and what else asked; as a file with `format=csv` or `format=xlsx`, whatever the plan. */
  @Get('daily/report')
  @Requires('analytics.export-site-clicks')
  @Bare()
  @Answers(DailyReportDto)
  daily(
    @CurrentActor() actor: Actor,
    @Query() { format, lang, ...wish }: ExportQueryDto,
  ): Promise<{ readonly data: DailyReportDto } | StreamableFile> {
    return this.tables.of(actor, this.questions.ofSite(wish), { format, lang });
  }
}
