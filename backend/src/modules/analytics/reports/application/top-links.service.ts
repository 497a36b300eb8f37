import { Injectable } from '@nestjs/common';
import { LinksInReportService, type ReportedLink } from '../../../links';
import type { Count } from '../../counting/domain/click-count';
import { isOpen } from '../../counting/domain/mix';
import { partialCount, type PartialCount, type Subject } from '../../counting/domain/subject';
import { ClickReportQuery, type LinkCount } from '../infrastructure/click-report.query';
import type { ReportRequest } from './report-request';

/** How many of the most clicked links are examined at most to find those that still exist. */
const MAX_EXAMINED = 1_000;
/** Factor by which the search widens while too many of the links found are gone. */
const GROWTH = 5;

/** A link with its clicks in the range. */
export interface TopLink {
  readonly link: ReportedLink;
  readonly count: Count;
}

export interface TopLinkList {
  /** Most clicked first. */
  readonly links: readonly TopLink[];
  /** Null when all links of the subject are counted. */
  readonly partial: PartialCount | null;
  /** A filter counts the links that are clicked most at all: false where another one may have more clicks that fit. */
  readonly isComplete: boolean;
}

type AskedOfLinks = Pick<ReportRequest, 'subject' | 'shown' | 'question'>;

/** Lists the most clicked links of a subject. */
@Injectable()
export class TopLinksService {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly links: LinksInReportService,
  ) {}

  /** Skips links that were deleted or moved to another group since; the next ones take their places. */
  list(request: AskedOfLinks, limit: number): Promise<TopLinkList> {
    return isOpen(request.question.filter) ? this.ofAllClicks(request, limit) : this.filtered(request, limit);
  }

  private async ofAllClicks({ subject, shown }: AskedOfLinks, limit: number): Promise<TopLinkList> {
    for (let examined = limit; ; examined = Math.min(GROWTH * examined, MAX_EXAMINED)) {
      const counts = await this.report.topLinks(subject, shown.range.span, examined);
      const links = await this.existing(subject, counts);
      const isAll = counts.length < examined || examined === MAX_EXAMINED;
      if (links.length >= limit || isAll) {
        return { links: links.slice(0, limit), partial: partialCount(subject), isComplete: true };
      }
    }
  }

  private async filtered({ subject, question, shown }: AskedOfLinks, limit: number): Promise<TopLinkList> {
    const { span } = shown.range;
    const candidates = await this.report.topLinks(subject, span, MAX_EXAMINED);
    const linkIds = candidates.map(({ linkId }) => linkId);
    const fitting = linkIds.length === 0 ? [] : await this.report.fittingOn(linkIds, span, question.filter);
    const links = (await this.existing(subject, fitting)).slice(0, limit);
    // No link has more clicks that fit than it has clicks.
    const mostOfOthers = candidates.length < MAX_EXAMINED ? 0 : (candidates.at(-1)?.total ?? 0);
    const isComplete = mostOfOthers <= (links[limit - 1]?.count.total ?? 0);
    return { links, partial: partialCount(subject), isComplete };
  }

  private async existing(subject: Subject, counts: readonly LinkCount[]): Promise<TopLink[]> {
    const named = await this.links.named(counts.map(({ linkId }) => linkId));
    const known = new Map(named.filter(({ groupId }) => groupId >= 0).map((link) => [link.linkId, link]));
    return counts.flatMap(({ linkId, ...count }) => {
      const link = known.get(linkId);
      if (!link || (subject.kind === 'group' && link.groupId !== subject.groupId)) return [];
      return [{ link, count }];
    });
  }
}
