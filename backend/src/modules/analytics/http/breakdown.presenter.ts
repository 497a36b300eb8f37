import type { ShownRange } from '../application/report-ranges.service';
import type { PlaceCount } from '../domain/breakdown';
import { type Count, sumOf } from '../domain/click-count';
import type { ReportQuestion } from '../domain/report-question';
import { mostPlaces, subdivisionsOf } from '../domain/place-list';
import { presentClicks } from './click-overview.presenter';
import type { BreakdownDto, CitiesDto } from './dto/breakdown.dto';
import { presentDays } from './report.presenter';

interface Asked {
  readonly question: Pick<ReportQuestion, 'zone'>;
  readonly shown: Pick<ShownRange, 'range'>;
}

type Totals = Readonly<Pick<BreakdownDto, keyof BreakdownDto>>;

export const presentTotals = ({ question, shown }: Asked, counts: readonly Count[]): Totals => ({
  timezone: question.zone.name,
  ...presentDays(shown.range),
  ...presentClicks(sumOf(counts)),
});

export const presentCities = (
  places: readonly PlaceCount[],
  region: string | undefined,
): Pick<CitiesDto, 'region' | 'subdivisions' | 'cities'> => ({
  region: region ?? null,
  subdivisions: mostPlaces(subdivisionsOf(places), region).map((place) => ({
    name: place.region,
    region: place.country,
    ...presentClicks(place),
  })),
  cities: mostPlaces(places, region).map((place) => ({
    name: place.city,
    region: place.country,
    subdivision: place.region,
    ...presentClicks(place),
  })),
});
