import type { Locale } from '../../../i18n/locale';
import { type NamedClicks, type RegionClicks, REST, type TownClicks } from '../report';
import { countyName } from '../taiwan';
import type { Town } from './taiwan-towns';

/** What stands for places that are not known. */
const UNKNOWN = 'others';

const TAIWAN = 'TW';

/** What places are called in one language. */
export interface PlaceWords {
  readonly locale: Locale;
  /** Of what stands for many places; null for a place with a name of its own. */
  readonly collectiveName: (code: string) => string | null;
  readonly regionName: (code: string, country: string) => string;
  /** Null until the towns of Taiwan are there: until then maps' own names are shown. */
  readonly townOf: ((county: string, name: string) => Town | null) | null;
  readonly inRegion: (town: string, region: string) => string;
  /** Names of countries where places of several are listed; null where all are of one. */
  readonly countryName: ((country: string) => string) | null;
}

/** A place as one row; `name` is its key, and tells it from places of the same name elsewhere. */
export interface PlaceRow extends NamedClicks {
  readonly label: string;
}

/** A town by what tells it from others of its region, and by its name; null: the region as a whole. */
type NamedTown = Readonly<Record<'id' | 'name', string>> | null;

function townOfTaiwan({ name, subdivision }: TownClicks, { locale, townOf }: PlaceWords): NamedTown {
  const county = countyName('en', subdivision) ?? '';
  const bare = county.replace(/ (City|County)$/, '');
  // A city's bare name is the city; a county's is the town that the county is named after, if there is one.
  if (name === county || (name === bare && county.endsWith(' City'))) return null;
  const town = townOf?.(subdivision, name) ?? null;
  if (town !== null) return { id: town.en, name: town[locale] };
  return name === bare ? null : { id: name, name };
}

function namedTown(town: TownClicks, words: PlaceWords): NamedTown {
  const { name, region } = town;
  const collective = words.collectiveName(name);
  if (collective !== null) return { id: name, name: collective };
  return region === TAIWAN ? townOfTaiwan(town, words) : { id: name, name };
}

/** The same row among those of other countries. */
function amongCountries(row: PlaceRow, country: string, words: PlaceWords): PlaceRow {
  if (words.countryName === null || row.name === REST) return row;
  const name = `${country}/${row.name}`;
  return country === UNKNOWN
    ? { ...row, name }
    : { ...row, name, label: words.inRegion(row.label, words.countryName(country)) };
}

/** The parts of one country or of several as rows. */
export const regionRows = (regions: readonly RegionClicks[], words: PlaceWords): readonly PlaceRow[] =>
  joinedRows(
    regions.map((clicks) => {
      const { name, region } = clicks;
      const label = words.collectiveName(name) ?? words.regionName(name, region);
      return amongCountries({ ...clicks, label }, region, words);
    }),
  );

function rowOf(clicks: TownClicks, words: PlaceWords): PlaceRow {
  return amongCountries(rowInCountry(clicks, words), clicks.region, words);
}

function rowInCountry(clicks: TownClicks, words: PlaceWords): PlaceRow {
  const { subdivision } = clicks;
  const town = namedTown(clicks, words);
  if (clicks.name === REST) return { ...clicks, label: town?.name ?? clicks.name };
  if (subdivision === UNKNOWN) {
    return { ...clicks, name: `${UNKNOWN}/${clicks.name}`, label: town?.name ?? clicks.name };
  }
  const region = words.regionName(subdivision, clicks.region);
  return town === null || town.name === region
    ? { ...clicks, name: subdivision, label: region }
    : { ...clicks, name: `${subdivision}/${town.id}`, label: words.inRegion(town.name, region) };
}

/** Rows of the same name as one, most clicks first, and last what stands for the rest of a list. */
export function joinedRows<T extends NamedClicks>(rows: readonly T[]): readonly T[] {
  const joined = new Map<string, T>();
  for (const row of rows) {
    const known = joined.get(row.name);
    const totalClicks = row.totalClicks + (known?.totalClicks ?? 0);
    const uniqueClicks = row.uniqueClicks + (known?.uniqueClicks ?? 0);
    joined.set(row.name, { ...row, totalClicks, uniqueClicks });
  }
  const isRest = ({ name }: T): number => Number(name === REST);
  return [...joined.values()].sort(
    (one, other) => isRest(one) - isRest(other) || other.totalClicks - one.totalClicks,
  );
}

/** Towns as rows that each mean one place, whatever maps call it. */
export const townRows = (towns: readonly TownClicks[], words: PlaceWords): readonly PlaceRow[] =>
  joinedRows(towns.map((town) => rowOf(town, words)));
