import { Injectable } from '@nestjs/common';
import { UNKNOWN } from '../../../shared/domain/visitor/unknown';
import type { FileSheet } from '../domain/file-sheet';
import type { Column, SheetName } from '../domain/file-texts';
import { CityReports } from './city-reports';
import { ClickReports, type ReportCall } from './click-reports';
import type { ClickCountDto } from './dto/click-overview.dto';
import type { NamedClicksDto } from './dto/report.dto';
import { MOST_LINKS } from './dto/subject-query.dto';
import { TopLinks } from './top-links';

/** Lays out for a file what a page of analytics shows beside the days. */
@Injectable()
export class ReportSheets {
  constructor(
    private readonly reports: ClickReports,
    private readonly towns: CityReports,
    private readonly top: TopLinks,
  ) {}

  /** Without the parts that the caller is not shown. */
  async of(call: ReportCall): Promise<FileSheet[]> {
    const { sources, referrers, platforms, browsers, languages, regions } = await this.reports.of(call);
    return [
      ...named('sources', 'source', sources),
      ...named('referrers', 'referrer', referrers),
      ...named('platforms', 'platform', platforms),
      ...named('browsers', 'browser', browsers),
      ...named('languages', 'language', languages),
      ...named('countries', 'country', regions),
      ...(await this.places(call)),
      ...(call.subject.kind === 'link' ? [] : [await this.links(call)]),
    ];
  }

  private async places(call: ReportCall): Promise<FileSheet[]> {
    const { subdivisions, cities } = await this.towns.of(call, undefined);
    const regions = subdivisions.map((each) => [each.region, each.name, ...countsOf(each)]);
    const towns = cities.map((each) => [each.region, each.subdivision, each.name, ...countsOf(each)]);
    return [
      ...(areKnown(subdivisions) ? [sheet('regions', ['country', 'region'], regions)] : []),
      ...(areKnown(cities) ? [sheet('cities', ['country', 'region', 'city'], towns)] : []),
    ];
  }

  private async links(call: ReportCall): Promise<FileSheet> {
    const { links } = await this.top.of(call, MOST_LINKS);
    const rows = links.map((link) => [link.shortUrl, link.title ?? '', ...countsOf(link)]);
    return sheet('links', ['shortUrl', 'title'], rows);
  }
}

const countsOf = ({ totalClicks, uniqueClicks }: ClickCountDto): number[] => [totalClicks, uniqueClicks];

const areKnown = (places: readonly NamedClicksDto[]): boolean => places.some(({ name }) => name !== UNKNOWN);

const sheet = (name: SheetName, columns: readonly Column[], rows: FileSheet['rows']): FileSheet => ({
  name,
  columns: [...columns, 'totalClicks', 'uniqueClicks'],
  rows,
});

const named = (name: SheetName, column: Column, items: readonly NamedClicksDto[] | null): FileSheet[] =>
  items === null
    ? []
    : [
        sheet(
          name,
          [column],
          items.map((each) => [each.name, ...countsOf(each)]),
        ),
      ];
