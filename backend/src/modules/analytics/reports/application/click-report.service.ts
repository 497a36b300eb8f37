import { Injectable } from '@nestjs/common';
import type { Slot } from '../../counting/domain/bucket';
import type { Count } from '../../counting/domain/click-count';
import { isBySourceAlone, type MixCount, type MixFilter } from '../../counting/domain/mix';
import type { Subject } from '../../counting/domain/subject';
import { evenStretches } from '../../counting/domain/week-hours';
import { type RangeAnswers, findingsAgree, sumsAgree } from '../domain/agreement';
import type { NamedCount } from '../domain/breakdown';
import { type ClickLists, clickLists } from '../domain/click-lists';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { AgreeingReadsService } from './agreeing-reads.service';
import { comparesPeriods, type ReportRequest } from './report-request';

/** What is read of the roll-ups for one report. */
interface ReportFindings extends RangeAnswers {
  /** Clicks in the slots of the period before; null when no comparison was requested. */
  readonly before: readonly Count[] | null;
  /** Clicks in each of the 168 hours of a week, from Monday 00:00. */
  readonly week: readonly Count[];
  readonly mix: readonly MixCount[];
  readonly referrers: readonly NamedCount[] | null;
}

/** The numbers of an analytics page. */
export interface ClickReport extends ReportFindings {
  readonly lists: ClickLists;
}

/** Who sent people, and the clicks that it adds up to. */
export interface ReferrerReport {
  readonly mix: readonly MixCount[];
  readonly lists: ClickLists;
}

/** Reads everything that an analytics page shows. */
@Injectable()
export class ClickReportService {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly reads: AgreeingReadsService,
  ) {}

  async reportOn(request: ReportRequest): Promise<ClickReport> {
    const findings = await this.reads.untilAgreed(
      () => this.readOnce(request),
      (found) => findingsAgree(found, request.question),
    );
    return { ...findings, lists: clickLists(findings.mix, findings.referrers, request.hiding) };
  }

  async readReferrers({ subject, question, shown, hiding }: ReportRequest): Promise<ReferrerReport> {
    const { filter } = question;
    const { span } = shown.range;
    const [mix, referrers] = await this.reads.untilAgreed(
      () => Promise.all([this.report.mix(subject, span, filter), this.referrersOf(subject, span, filter)]),
      ([answers, hosts]) => hosts === null || sumsAgree(answers, hosts),
    );
    return { mix, lists: clickLists(mix, referrers, hiding) };
  }

  private async readOnce(request: ReportRequest): Promise<ReportFindings> {
    const { subject, question, shown } = request;
    const { range } = shown;
    const { classes, filter, zone } = question;
    const [hits, series, before, mix, referrers] = await Promise.all([
      this.report.byClass(subject, range.span),
      this.report.series(subject, range.span, { classes, filter }),
      comparesPeriods(request)
        ? this.report.perSlot(subject, range.previous.slots, { classes, filter })
        : null,
      this.report.mix(subject, range.span, filter),
      this.referrersOf(subject, range.span, filter),
    ]);
    const points = range.slots.map((slot) => series.in(slot));
    const week = series.perWeekHour(evenStretches(range.span, zone));
    return { hits, points, before, week, mix, referrers };
  }

  /** Null where a filter makes them unknown. */
  private async referrersOf(subject: Subject, span: Slot, filter: MixFilter): Promise<NamedCount[] | null> {
    return isBySourceAlone(filter) ? this.report.referrers(subject, span, filter.source) : null;
  }
}
