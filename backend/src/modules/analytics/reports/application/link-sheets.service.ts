import { Injectable } from '@nestjs/common';
import type { NamedCount } from '../domain/breakdown';
import type { FileSheet } from '../domain/file-sheet';
import { MAX_TOP_LINKS } from '../domain/shortened-list';
import type { ReportRequest } from './report-request';
import { TopLinksService } from './top-links.service';
import { UtmReportService } from './utm-report.service';

const rowsOf = (items: readonly NamedCount[]): FileSheet['rows'] =>
  items.map(({ name, total, unique }) => [name, total, unique]);

/** Exports what is known of many links as sheets: the most clicked ones and, of a group, clicks by campaign. */
@Injectable()
export class LinkSheetsService {
  constructor(
    private readonly top: TopLinksService,
    private readonly campaigns: UtmReportService,
  ) {}

  async sheets(request: ReportRequest, groupId: number): Promise<FileSheet[]> {
    if (request.subject.kind === 'link') return [];
    const links = await this.linksOf(request);
    return request.subject.kind === 'site' ? [links] : [links, ...(await this.utmOf(request, groupId))];
  }

  private async linksOf(request: ReportRequest): Promise<FileSheet> {
    const { links } = await this.top.list(request, MAX_TOP_LINKS);
    const rows = links.map(({ link, count }) => [link.shortUrl, link.title ?? '', count.total, count.unique]);
    return { name: 'links', columns: ['shortUrl', 'title', 'totalClicks', 'uniqueClicks'], rows };
  }

  private async utmOf(request: ReportRequest, groupId: number): Promise<FileSheet[]> {
    const { sources, mediums, campaigns } = (await this.campaigns.reportOn(request, groupId)).lists;
    return [
      {
        name: 'utmSources',
        columns: ['utmSource', 'totalClicks', 'uniqueClicks'],
        rows: rowsOf(sources),
      },
      {
        name: 'utmMediums',
        columns: ['utmMedium', 'totalClicks', 'uniqueClicks'],
        rows: rowsOf(mediums),
      },
      {
        name: 'utmCampaigns',
        columns: ['utmCampaign', 'totalClicks', 'uniqueClicks'],
        rows: rowsOf(campaigns),
      },
    ];
  }
}
