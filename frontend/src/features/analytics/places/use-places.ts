import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import type { Places } from '../analytics.api';
import { reportNameMessages } from '../names.messages';
import { countryName } from '../proper-names';
import { countyName } from '../taiwan';
import { useCollectiveNames } from '../use-value-names';
import { type PlaceRow, type PlaceWords, regionRows, townRows } from './place-rows';

const TAIWAN = 'TW';

/** A table of names; null until it is wanted and there. */
function useTable<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [table, setTable] = useState<{ readonly value: T } | null>(null);
  const isMissing = isWanted && table === null;
  useEffect(() => {
    // Without it codes are shown, and names as the map of addresses has them.
    if (isMissing) {
      void load().then(
        (value) => setTable({ value }),
        () => undefined,
      );
    }
  }, [isMissing, load]);
  return table?.value ?? null;
}

const loadRegions = () => import('./region-names');
const loadTowns = () => import('./taiwan-towns');

interface PlaceRows {
  readonly regions: readonly PlaceRow[];
  readonly towns: readonly PlaceRow[];
  /** Of the country that is chosen. */
  readonly regionName: (code: string) => string;
}

/** What the parts of countries are called. */
function useRegionName(countries: ReadonlySet<string>): (code: string, country: string) => string {
  const intl = useIntl();
  const collectiveName = useCollectiveNames();
  const locale = localeOf(intl.locale);
  const foreign = [...countries].filter((country) => country !== TAIWAN).join();
  const regions = useTable(foreign !== '', loadRegions);
  const names = useMemo(
    () => new Map(foreign.split(',').map((country) => [country, regions?.regionNames(locale, country)])),
    [foreign, regions, locale],
  );
  return useCallback(
    (code, country) => {
      const own = country === TAIWAN ? countyName(locale, code) : names.get(country)?.get(code);
      return collectiveName(code) ?? own ?? code;
    },
    [collectiveName, locale, names],
  );
}

/** The parts of a country, or of all, and their towns, each as a row with its name in the reader's language. */
export function usePlaceRows(country: string | undefined, places: Places | null): PlaceRows | null {
  const intl = useIntl();
  const collectiveName = useCollectiveNames();
  const locale = localeOf(intl.locale);
  const countries = new Set(places?.subdivisions.map(({ region }) => region));
  const towns = useTable(countries.has(TAIWAN), loadTowns);
  const regionName = useRegionName(countries);
  if (places === null) return null;
  const words: PlaceWords = {
    locale,
    collectiveName,
    regionName,
    townOf: towns?.townOf ?? null,
    inRegion: (town, region) => intl.formatMessage(reportNameMessages.townInRegion, { town, region }),
    countryName: country === undefined ? (code) => countryName(intl.locale, code) : null,
  };
  return {
    regions: regionRows(places.subdivisions, words),
    towns: townRows(places.cities, words),
    regionName: (code) => regionName(code, country ?? ''),
  };
}
