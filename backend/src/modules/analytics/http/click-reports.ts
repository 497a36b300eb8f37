import { Injectable } from '@nestjs/common';
import type { AnalyticsReach } from '../../billing';
import { AgreeingReads } from '../application/agreeing-reads.service';
import type { ShownRange } from '../application/report-ranges.service';
import { type Findings, findingsAgree } from '../domain/agreement';
import type { NamedCount } from '../domain/breakdown';
import { parseDay } from '../domain/calendar-day';
import type { Count } from '../domain/click-count';
import { isBySourceAlone, type MixCount } from '../domain/mix';
import type { ReportQuestion } from '../domain/report-question';
import type { HidingReason } from '../domain/report-visibility';
import { partialCount, type Subject } from '../domain/subject';
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

/** What is read of the roll-ups for one report. */
interface Read extends Findings {
  readonly before: readonly Count[] | null;
  readonly week: readonly Count[];
  readonly mix: readonly MixCount[];
  readonly referrers: readonly NamedCount[] | null;
}

/** Answers with everything that a page of analytics shows. */
@Injectable()
export class ClickReports {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly reads: AgreeingReads,
  ) {}

  async of(call: ReportCall): Promise<ClickReportDto> {
    const { question, shown, reach, hiding, authorUserId } = call;
    const counted = await this.reads.of(
      () => this.read(call),
      (found) => findingsAgree(found, question),
    );
    const { range, firstDay } = shown;
    const visible = presentVisible(firstDay, reach.liftedBy);
    return presentReport({
      timezone: question.zone.name,
      range,
      visible,
      hiding,
      authorUserId,
      partial: partialCount(call.subject),
      ...counted,
    });
  }

  private async read({ subject, question, shown }: ReportCall): Promise<Read> {
    const { range, firstDay } = shown;
    const { classes, filter, zone } = question;
    // What the plan does not show is not compared with either.
    const isCompared = question.isCompared && parseDay(range.previous.firstDate) >= firstDay;
    const [hits, series, before, mix, referrers] = await Promise.all([
      this.report.byClass(subject, range.span),
      this.report.series(subject, range.span, { classes, filter }),
      isCompared ? this.report.perSlot(subject, range.previous.slots, { classes, filter }) : null,
      this.report.mix(subject, range.span, filter),
      isBySourceAlone(filter) ? this.report.referrers(subject, range.span, filter.source) : null,
    ]);
    const points = range.slots.map((slot) => series.in(slot));
    const week = series.perWeekHour(evenStretches(range.span, zone));
    return { hits, points, before, week, mix, referrers };
  }
}
