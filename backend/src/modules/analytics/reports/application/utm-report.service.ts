import { Injectable } from '@nestjs/common';
import { LinksInReportService } from '../../../links';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { isOpen } from '../../counting/domain/mix';
import { type UtmLists, utmLists } from '../domain/utm-breakdown';
import { ClickReportQuery, type LinkCount } from '../infrastructure/click-report.query';
import type { ReportRequest } from './report-request';

/** Links whose campaign parameters are looked at: those with the most clicks in the range. */
const MAX_EXAMINED = 1_000;

/** Clicks of many links by the campaign parameters that these have now. */
export interface UtmReport {
  readonly clicks: Count;
  readonly lists: UtmLists;
  /** False where other links have clicks, too: without a filter they are part of the rest, with one they are not counted. */
  readonly isComplete: boolean;
}

interface ExaminedClicks {
  readonly examined: readonly LinkCount[];
  readonly rest: Count;
  readonly isComplete: boolean;
}

type AskedOfLinks = Pick<ReportRequest, 'subject' | 'shown' | 'question'>;

/** Breaks clicks of the links of a group down by campaign. */
@Injectable()
export class UtmReportService {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly links: LinksInReportService,
  ) {}

  /** @param groupId who the subject's links belong to */
  async reportOn(request: AskedOfLinks, groupId: number): Promise<UtmReport> {
    const { examined, rest, isComplete } = await this.clicksOf(request);
    const utmOf = await this.links.utmOf(
      groupId,
      examined.map(({ linkId }) => linkId),
    );
    return { clicks: sumOf([...examined, rest]), lists: utmLists(examined, utmOf, rest), isComplete };
  }

  private async clicksOf({ subject, shown, question }: AskedOfLinks): Promise<ExaminedClicks> {
    const { span } = shown.range;
    const all = await this.report.topLinks(subject, span, Number.MAX_SAFE_INTEGER);
    const [most, others] = [all.slice(0, MAX_EXAMINED), all.slice(MAX_EXAMINED)];
    const isComplete = others.length === 0;
    if (isOpen(question.filter)) return { examined: most, rest: sumOf(others), isComplete };
    const linkIds = most.map(({ linkId }) => linkId);
    const examined = linkIds.length === 0 ? [] : await this.report.fittingOn(linkIds, span, question.filter);
    return { examined, rest: NO_HITS, isComplete };
  }
}
