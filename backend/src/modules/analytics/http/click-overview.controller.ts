import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { InputCheck } from '../../../shared/domain/input-check';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { LinkReading } from '../application/link-reading.service';
import { ReportRanges } from '../application/report-ranges.service';
import { dayOf, hoursOf } from '../domain/bucket';
import { formatDay, parseDay } from '../domain/calendar-day';
import { daysIn } from '../domain/daily-table';
import { parseTimeZone, UTC } from '../domain/time-zone';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentDaily, presentHourly, presentOverview } from './click-overview.presenter';
import { ClickOverviewDto, DailyClicksDto, HourlyClicksDto } from './dto/click-overview.dto';
import { HourlyRangeDto } from './dto/click-range.dto';
import { DailyRangeDto, UnfilteredQueryDto } from './dto/report-query.dto';
import { LinkQuestions } from './link-questions';

@ApiTags('analytics')
@Controller('links/:encodeId/overview')
export class ClickOverviewController {
  constructor(
    private readonly questions: LinkQuestions,
    private readonly links: LinkReading,
    private readonly ranges: ReportRanges,
    private readonly report: ClickReportQuery,
    private readonly clock: Clock,
  ) {}

  /** The clicks of a link since it was made, or in a range, and what else asked for it. */
  @Get()
  @Requires('analytics.show-clicks')
  @Answers(ClickOverviewDto)
  async overview(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: UnfilteredQueryDto,
  ): Promise<ClickOverviewDto> {
    const { link, subject, shown } = await this.questions.read(actor, name, wish);
    const isWhole = wish.range === undefined && wish.from === undefined;
    return presentOverview(link, await this.report.byClass(subject, isWhole ? undefined : shown.range.span));
  }

  /** The clicks of the last days, or of the days of a range, each day from midnight to midnight of the zone. */
  @Get('daily/revised')
  @Requires('analytics.show-daily-clicks')
  @Answers(DailyClicksDto)
  async daily(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() wish: DailyRangeDto,
  ): Promise<DailyClicksDto> {
    const { subject, question, shown } = await this.questions.read(actor, name, wish);
    const days = daysIn(shown.range, question.zone);
    return presentDaily(question.zone.name, days, await this.report.perSlot(subject, days));
  }

  /** The clicks of one day by the hour, as the clocks of the zone showed it. */
  @Get('hourly/revised')
  @Requires('analytics.show-hourly-clicks')
  @Answers(HourlyClicksDto)
  async hourly(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() range: HourlyRangeDto,
  ): Promise<HourlyClicksDto> {
    const check = new InputCheck();
    const zone = check.take(() => parseTimeZone(range.timezone)) ?? UTC;
    const asked = check.take(() => (range.date === undefined ? undefined : parseDay(range.date)));
    check.done();
    const today = dayOf(this.clock.now().getTime(), zone);
    const day = asked ?? today;
    const { link, reach } = await this.links.of(actor, name);
    this.ranges.requireDays(reach, today - day + 1);
    const hours = hoursOf(day, zone);
    const counts = await this.report.perSlot({ kind: 'link', linkId: link.id }, hours);
    return presentHourly({ timezone: zone.name, date: formatDay(day) }, hours, counts);
  }
}
