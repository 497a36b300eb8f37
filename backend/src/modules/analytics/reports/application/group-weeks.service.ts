import { Injectable } from '@nestjs/common';
import { sumOf } from '../../counting/domain/click-count';
import type { NamedCount } from '../domain/breakdown';
import { ClickReportService } from './click-report.service';
import { SubjectQuestionService } from './subject-question.service';
import { TopLinksService } from './top-links.service';

/** The whole week before the one that is running, of all links that a group had then. */
export interface GroupWeek {
  /** "2026-11-16", a Monday. */
  readonly firstDay: string;
  /** "2026-11-22", the Sunday. */
  readonly lastDay: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  /** Clicks of the week before it; null where the plan does not show them. */
  readonly before: number | null;
  /** Most clicked first. */
  readonly links: readonly { readonly shortUrl: string; readonly totalClicks: number }[];
  /** Most clicks first. */
  readonly sources: readonly NamedCount[];
}

/** Sums up last week for a group. */
@Injectable()
export class GroupWeeksService {
  constructor(
    private readonly questions: SubjectQuestionService,
    private readonly reports: ClickReportService,
    private readonly top: TopLinksService,
  ) {}

  /** Lists have at most `limit` items. `timezone` is an IANA name. Throws `TooFarBack`. */
  async lastWeekOf(groupId: number, timezone: string, limit: number): Promise<GroupWeek> {
    const input = { range: 'lastweek', compare: 'previous', timezone } as const;
    const request = await this.questions.ofGroup({ groupId }, input);
    const { hits, before, lists } = await this.reports.reportOn(request);
    const { links } = await this.top.list(request, limit);
    const { from, to } = request.shown.range;
    return {
      firstDay: from,
      lastDay: to,
      totalClicks: hits.human.total,
      uniqueClicks: hits.human.unique,
      before: before && sumOf(before).total,
      links: links.map(({ link, count }) => ({ shortUrl: link.shortUrl, totalClicks: count.total })),
      sources: (lists.sources ?? []).slice(0, limit),
    };
  }
}
