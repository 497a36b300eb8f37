import { Injectable } from '@nestjs/common';
import { LinksInReport, type ReportedLink } from '../../links';
import type { Count } from '../domain/click-count';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import type { ReportCall } from './click-reports';
import type { TopLinkDto, TopLinksDto } from './dto/report.dto';

/** Lists the links of a subject that were clicked most. */
@Injectable()
export class TopLinks {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly links: LinksInReport,
  ) {}

  /** Links that have gone to another group since, or for good, are left out. */
  async of({ subject, shown }: Pick<ReportCall, 'subject' | 'shown'>, limit: number): Promise<TopLinksDto> {
    const counts = await this.report.topLinks(subject, shown.range.span, limit);
    const named = await this.links.named(counts.map(({ linkId }) => linkId));
    const known = new Map(named.filter(({ groupId }) => groupId >= 0).map((link) => [link.linkId, link]));
    const links = counts.flatMap(({ linkId, ...count }) => {
      const link = known.get(linkId);
      if (!link || (subject.kind === 'group' && link.groupId !== subject.groupId)) return [];
      return [present(link, count)];
    });
    return { links };
  }
}

const present = (
  { encodeId, domain, shortUrl, title }: ReportedLink,
  { total, unique }: Count,
): TopLinkDto => ({ encodeId, domain, shortUrl, title, totalClicks: total, uniqueClicks: unique });
