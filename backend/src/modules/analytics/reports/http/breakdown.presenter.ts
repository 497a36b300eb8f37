import { type Count, sumOf } from '../../counting/domain/click-count';
import { partialCount } from '../../counting/domain/subject';
import type { ReportRequest } from '../application/report-request';
import type { UtmReport } from '../application/utm-report.service';
import type { PlaceCount } from '../domain/breakdown';
import { cityLists } from '../domain/city-lists';
import { presentClicks } from './click-overview.presenter';
import type { BreakdownDto, CitiesDto, UtmDto } from './dto/breakdown.dto';
import { presentDays, presentNamed } from './report.presenter';

type Totals = Readonly<Pick<BreakdownDto, keyof BreakdownDto>>;

export const presentTotals = (
  { question, shown }: Pick<ReportRequest, 'question' | 'shown'>,
  counts: readonly Count[],
): Totals => ({
  timezone: question.zone.name,
  ...presentDays(shown.range),
  ...presentClicks(sumOf(counts)),
});

export const presentUtm = (
  request: Pick<ReportRequest, 'subject' | 'question' | 'shown'>,
  { clicks, lists, isComplete }: UtmReport,
): UtmDto => ({
  ...presentTotals(request, [clicks]),
  sources: presentNamed(lists.sources),
  mediums: presentNamed(lists.mediums),
  campaigns: presentNamed(lists.campaigns),
  partial: partialCount(request.subject),
  isComplete,
});

export function presentCities(
  request: Pick<ReportRequest, 'subject' | 'question' | 'shown'>,
  places: readonly PlaceCount[],
  country: string | undefined,
): CitiesDto {
  const { subdivisions, cities } = cityLists(places, country);
  return {
    ...presentTotals(request, places),
    region: country ?? null,
    subdivisions: subdivisions.map((place) => ({
      name: place.region,
      region: place.country,
      ...presentClicks(place),
    })),
    cities: cities.map((place) => ({
      name: place.city,
      region: place.country,
      subdivision: place.region,
      ...presentClicks(place),
    })),
    partial: partialCount(request.subject),
  };
}
