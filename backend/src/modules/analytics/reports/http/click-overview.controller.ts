import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { InputCheck } from '../../../../shared/domain/input-check';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkReadingService } from '../application/link-reading.service';
import { ReportRangesService } from '../application/report-ranges.service';
import { dayOf, hoursOf } from '../../counting/domain/bucket';
import { formatDay, parseDay } from '../../counting/domain/calendar-day';
import { daysIn } from '../domain/daily-table';
import { parseTimeZone, UTC } from '../../counting/domain/time-zone';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentDaily, presentHourly, presentClickOverview } from './click-overview.presenter';
import { ClickOverviewDto, DailyClicksDto, HourlyClicksDto } from './dto/click-overview.dto';
import { HourlyRangeDto } from './dto/click-range.dto';
import { DailyRangeDto, UnfilteredQueryDto } from './dto/report-query.dto';
import { LinkQuestionService } from '../application/link-question.service';

@ApiTags('analytics')
@Controller('links/:encodeId/overview')
export class ClickOverviewController {
  constructor(
    private readonly questions: LinkQuestionService,
    private readonly links: LinkReadingService,
    private readonly ranges: ReportRangesService,
    private readonly report: ClickReportQuery,
    private readonly clock: Clock,
  ) {}

  /** Returns a link's clicks and other requests, in total or in a range. */
  @Get()
  @Requires('analytics.show-clicks')
  @Answers(ClickOverviewDto)
  async overview(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: UnfilteredQueryDto,
  ): Promise<ClickOverviewDto> {
    const { link, subject, shown } = await this.questions.requestOf(actor, name, input);
    const isWhole = input.range === undefined && input.from === undefined;
    return presentClickOverview(
      link,
      await this.report.byClass(subject, isWhole ? undefined : shown.range.span),
    );
  }

  /** Returns the clicks of each day in a range. Days run from midnight to midnight in the given time zone. */
  @Get('daily/revised')
  @Requires('analytics.show-daily-clicks')
  @Answers(DailyClicksDto)
  async daily(
    @CurrentActor() actor: Actor,
    @NamedLink() name: LinkName,
    @Query() input: DailyRangeDto,
  ): Promise<DailyClicksDto> {
    const { subject, question, shown } = await this.questions.requestOf(actor, name, input);
    const days = daysIn(shown.range, question.zone);
    return presentDaily(question.zone.name, days, await this.report.perSlot(subject, days));
  }

  /** Returns the clicks of each hour of a day in the given time zone. */
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
    const { link, reach } = await this.links.linkInView(actor, name);
    this.ranges.requireDays(reach, today - day + 1);
    const hours = hoursOf(day, zone);
    const counts = await this.report.perSlot({ kind: 'link', linkId: link.id }, hours);
    return presentHourly({ timezone: zone.name, date: formatDay(day) }, hours, counts);
  }
}
