import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { PlansService } from '../../../billing';
import type { Count } from '../../counting/domain/click-count';
import { isByCountryAlone, isOpen } from '../../counting/domain/mix';
import type { NamedCount, PlaceCount } from '../domain/breakdown';
import { cityLists } from '../domain/city-lists';
import { cellsOf, dailyColumns } from '../domain/daily-table';
import type { FileFormat, FileSheet } from '../domain/file-sheet';
import type { Column, SheetName } from '../domain/file-texts';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { ClickReportService } from './click-report.service';
import { DailyReportService } from './daily-report.service';
import { LinkSheetsService } from './link-sheets.service';
import { comparesPeriods, type ReportRequest } from './report-request';

const EXPORT_LIMIT = { name: 'analytics.export', points: 60, seconds: 3_600 };

/** Exports what a report shows as sheets: the days for CSV, all lists for other files. */
@Injectable()
export class ClickExportService {
  constructor(
    private readonly days: DailyReportService,
    private readonly reports: ClickReportService,
    private readonly report: ClickReportQuery,
    private readonly links: LinkSheetsService,
    private readonly plans: PlansService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Site reports need no plan with exports. Lists that are hidden from the caller, or that cannot be narrowed by the
   * filters of the report, are left out. Throws `FeatureMissing`, `RateLimited`.
   */
  async sheets(actor: Actor, request: ReportRequest, format: FileFormat): Promise<FileSheet[]> {
    if (request.subject.kind !== 'site') await this.plans.requireFeature(actor.groupId, 'export');
    await this.limits.take(EXPORT_LIMIT, actor.kind === 'guest' ? actor.browserUuid : actor.userId);
    const days = await this.daysOf(request);
    return format === 'csv' ? [days] : [days, ...(await this.lists(request, actor.groupId))];
  }

  private async daysOf(request: ReportRequest): Promise<FileSheet> {
    const shape = { isFiltered: !isOpen(request.question.filter), isCompared: comparesPeriods(request) };
    const rows = (await this.days.rows(request)).map((row) => cellsOf(row, shape));
    return { name: 'days', columns: dailyColumns(shape), rows };
  }

  private async lists(request: ReportRequest, groupId: number): Promise<FileSheet[]> {
    const { lists } = await this.reports.reportOn(request);
    return [
      ...named('sources', 'source', lists.sources),
      ...named('referrers', 'referrer', lists.referrers),
      ...named('platforms', 'platform', lists.platforms),
      ...named('browsers', 'browser', lists.browsers),
      ...named('languages', 'language', lists.languages),
      ...named('countries', 'country', lists.countries),
      ...(await this.places(request)),
      ...(await this.links.sheets(request, groupId)),
    ];
  }

  private async places({ subject, question, shown }: ReportRequest): Promise<FileSheet[]> {
    const { filter } = question;
    if (!isByCountryAlone(filter)) return [];
    const places = await this.report.places(subject, shown.range.span, filter.country);
    const { subdivisions, cities } = cityLists(places, filter.country);
    const regions = subdivisions.map((each) => [each.country, each.region, ...countsOf(each)]);
    const towns = cities.map((each) => [each.country, each.region, each.city, ...countsOf(each)]);
    return [
      ...(areKnown(subdivisions, 'region') ? [sheet('regions', ['country', 'region'], regions)] : []),
      ...(areKnown(cities, 'city') ? [sheet('cities', ['country', 'region', 'city'], towns)] : []),
    ];
  }
}

const countsOf = ({ total, unique }: Count): number[] => [total, unique];

const areKnown = (places: readonly PlaceCount[], part: 'region' | 'city'): boolean =>
  places.some((place) => place[part] !== UNKNOWN);

const sheet = (name: SheetName, columns: readonly Column[], rows: FileSheet['rows']): FileSheet => ({
  name,
  columns: [...columns, 'totalClicks', 'uniqueClicks'],
  rows,
});

const named = (name: SheetName, column: Column, items: readonly NamedCount[] | null): FileSheet[] =>
  items === null
    ? []
    : [
        sheet(
          name,
          [column],
          items.map((each) => [each.name, ...countsOf(each)]),
        ),
      ];
