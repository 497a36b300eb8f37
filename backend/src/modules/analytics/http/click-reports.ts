import { Injectable } from '@nestjs/common';
import type { AnalyticsReach } from '../../billing';
import type { ShownRange } from '../application/report-ranges.service';
import type { NamedCount } from '../domain/breakdown';
import { parseDay } from '../domain/calendar-day';
import type { MixFilter } from '../domain/mix';
import type { ReportQuestion } from '../domain/report-question';
import type { HidingReason } from '../domain/report-visibility';
import type { Subject } from '../domain/subject';
import { evenStretches } from '../domain/week-hours';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import type { ClickReportDto } from './dto/report.dto';
import { presentReport, presentVisible } from './report.presenter';

/** A question about something, with what whoever asks may see of it. */
export interface ReportCall {
  readonly subject: Subject;
  readonly question: ReportQuestion;
  readonly shown: ShownRange;
  readonly reach: AnalyticsReach;
  readonly hiding: HidingReason | null;
  /** Who made the link; null for those who are not told. */
  readonly authorUserId: number | null;
}

/** Answers with everything that a page of analytics shows. */
@Injectable()
export class ClickReports {
  constructor(private readonly report: ClickReportQuery) {}

  async of({ subject, question, shown, reach, hiding, authorUserId }: ReportCall): Promise<ClickReportDto> {
    const { range, firstDay } = shown;
    const { classes, filter, zone } = question;
    // What the plan does not show is not compared with either.
    const isCompared = question.isCompared && parseDay(range.previous.firstDate) >= firstDay;
    const [hits, series, before, mix, referrers] = await Promise.all([
      this.report.byClass(subject, range.span),
      this.report.series(subject, range.span, { classes, filter }),
      isCompared ? this.report.perSlot(subject, range.previous.slots, { classes, filter }) : null,
      this.report.mix(subject, range.span, filter),
      this.referrersOf(subject, shown, filter),
    ]);
    const points = range.slots.map((slot) => series.in(slot));
    const week = series.perWeekHour(evenStretches(range.span, zone));
    const visible = presentVisible(firstDay, reach.liftedBy);
    const counted = { hits, points, before, week, mix, referrers };
    return presentReport({ timezone: zone.name, range, visible, hiding, authorUserId, ...counted });
  }

  /** Referrers are known by source, and by nothing else that people can be told apart by. */
  private async referrersOf(
    subject: Subject,
    { range }: ShownRange,
    { source, ...rest }: MixFilter,
  ): Promise<NamedCount[] | null> {
    return Object.keys(rest).length > 0 ? null : this.report.referrers(subject, range.span, source);
  }
}
