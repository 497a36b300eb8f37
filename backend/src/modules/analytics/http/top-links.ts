import { Injectable } from '@nestjs/common';
import { LinksInReport, type ReportedLink } from '../../links';
import type { Count } from '../domain/click-count';
import { partialCount, type Subject } from '../domain/subject';
import { ClickReportQuery, type LinkCount } from '../infrastructure/click-report.query';
import type { ReportCall } from './click-reports';
import type { TopLinkDto, TopLinksDto } from './dto/report.dto';

/** Among so many of the most clicked, links are looked for that are still there. */
const MOST_LOOKED_AT = 1_000;
/** How many more are asked for each time that too many have gone. */
const GROWTH = 5;

/** Lists the links of a subject that were clicked most. */
@Injectable()
export class TopLinks {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly links: LinksInReport,
  ) {}

  /** Links that have gone to another group since, or for good, are left out, and those that come next are in their place. */
  async of({ subject, shown }: Pick<ReportCall, 'subject' | 'shown'>, limit: number): Promise<TopLinksDto> {
    for (let asked = limit; ; asked = Math.min(GROWTH * asked, MOST_LOOKED_AT)) {
      const counts = await this.report.topLinks(subject, shown.range.span, asked);
      const links = await this.stillThere(subject, counts);
      const isAll = counts.length < asked || asked === MOST_LOOKED_AT;
      if (links.length >= limit || isAll) {
        return { links: links.slice(0, limit), partial: partialCount(subject) };
      }
    }
  }

  private async stillThere(subject: Subject, counts: readonly LinkCount[]): Promise<TopLinkDto[]> {
    const named = await this.links.named(counts.map(({ linkId }) => linkId));
    const known = new Map(named.filter(({ groupId }) => groupId >= 0).map((link) => [link.linkId, link]));
    return counts.flatMap(({ linkId, ...count }) => {
      const link = known.get(linkId);
      if (!link || (subject.kind === 'group' && link.groupId !== subject.groupId)) return [];
      return [present(link, count)];
    });
  }
}

const present = (
  { encodeId, domain, shortUrl, title }: ReportedLink,
  { total, unique }: Count,
): TopLinkDto => ({ encodeId, domain, shortUrl, title, totalClicks: total, uniqueClicks: unique });
