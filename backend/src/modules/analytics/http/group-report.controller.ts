import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Bare } from '../../../shared/http/envelope.interceptor';
import { Requires } from '../../../shared/http/requires.decorator';
import { CityReports } from './city-reports';
import { ClickReports } from './click-reports';
import { DailyReports } from './daily-reports';
import { CitiesDto } from './dto/breakdown.dto';
import { DailyReportDto } from './dto/daily-report.dto';
import { ClickReportDto, TopLinksDto } from './dto/report.dto';
import {
  GroupCitiesQueryDto,
  GroupExportQueryDto,
  GroupReportQueryDto,
  GroupTopLinksQueryDto,
} from './dto/subject-query.dto';
import { SubjectQuestions } from './subject-questions';
import { TopLinks } from './top-links';

/** All links of the group acted in together, or those with one tag. */
@ApiTags('analytics')
@Controller('my/analytics')
export class GroupReportController {
  constructor(
    private readonly questions: SubjectQuestions,
    private readonly reports: ClickReports,
    private readonly tables: DailyReports,
    private readonly top: TopLinks,
    private readonly towns: CityReports,
  ) {}

  /** The clicks that the group's links got in a range while they were the group's, with all breakdowns. */
  @Get('report')
  @Requires('analytics.show-group-report')
  @Answers(ClickReportDto)
  async report(@CurrentMember() member: Member, @Query() wish: GroupReportQueryDto): Promise<ClickReportDto> {
    return this.reports.of(await this.questions.ofGroup(member, wish));
  }

  /** The links with the most clicks in a range, the most clicked first. */
  @Get('links')
  @Requires('analytics.list-top-links')
  @Answers(TopLinksDto)
  async links(
    @CurrentMember() member: Member,
    @Query() { limit, ...wish }: GroupTopLinksQueryDto,
  ): Promise<TopLinksDto> {
    return this.top.of(await this.questions.ofGroup(member, wish), limit);
  }

  /** The clicks of a range by town, of one country or of all. */
  @Get('cities')
  @Requires('analytics.show-group-cities')
  @Answers(CitiesDto)
  async cities(
    @CurrentMember() member: Member,
    @Query() { region, ...wish }: GroupCitiesQueryDto,
  ): Promise<CitiesDto> {
    return this.towns.of(await this.questions.ofGroup(member, wish), region);
  }

  /** The clicks of each day of a range, and what else asked; as a file with `format=csv` or `format=xlsx`. */
  @Get('daily/report')
  @Requires('analytics.export-group-clicks')
  @Bare()
  @Answers(DailyReportDto)
  async daily(
    @CurrentMember() member: Member,
    @Query() { format, lang, ...wish }: GroupExportQueryDto,
  ): Promise<{ readonly data: DailyReportDto } | StreamableFile> {
    return this.tables.of(member, await this.questions.ofGroup(member, wish), { format, lang });
  }
}
