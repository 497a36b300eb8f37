import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import type { Places } from '../analytics.api';
import { nameMessages } from '../names.messages';
import type { NamedClicks } from '../report';
import { countyName } from '../taiwan';
import { useCollectiveNames } from '../use-value-names';
import { joinedRows, type PlaceRow, townRows } from './place-rows';

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
  readonly regions: readonly NamedClicks[];
  readonly towns: readonly PlaceRow[];
  readonly regionName: (code: string) => string;
}

/** The parts of a country and its towns, each as a row with its name in the reader's language. */
export function usePlaceRows(country: string | undefined, places: Places | null): PlaceRows | null {
  const intl = useIntl();
  const collectiveName = useCollectiveNames();
  const locale = localeOf(intl.locale);
  const isTaiwan = country === TAIWAN;
  const regions = useTable(country !== undefined && !isTaiwan, loadRegions);
  const towns = useTable(isTaiwan, loadTowns);
  if (country === undefined || places === null) return null;
  const names = regions?.regionNames(locale, country);
  const regionName = (code: string): string =>
    collectiveName(code) ?? (isTaiwan ? countyName(locale, code) : names?.get(code)) ?? code;
  return {
    regions: joinedRows(places.subdivisions),
    towns: townRows(places.cities, {
      locale,
      collectiveName,
      regionName,
      townOf: towns?.townOf ?? null,
      inRegion: (town, region) => intl.formatMessage(nameMessages.townInRegion, { town, region }),
    }),
    regionName,
  };
}
