import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
import type { PlaceCount } from './breakdown';
import { sumOf } from '../../counting/domain/click-count';
import { MAX_ITEMS, REST } from './shortened-list';

const keyOf = ({ country, region, city }: PlaceCount): string => [country, region, city].join('/');

const byCountDescending = (one: PlaceCount, other: PlaceCount): number =>
  other.total - one.total || (keyOf(one) < keyOf(other) ? -1 : 1);

/** Parts of countries with what was counted in their towns. */
export function subdivisionsOf(places: readonly PlaceCount[]): PlaceCount[] {
  const parts = new Map<string, PlaceCount[]>();
  for (const place of places) {
    const key = keyOf({ ...place, city: UNKNOWN });
    parts.set(key, [...(parts.get(key) ?? []), place]);
  }
  return [...parts.values()].flatMap((towns) => {
    const [first] = towns;
    return first ? [{ ...first, city: UNKNOWN, ...sumOf(towns) }] : [];
  });
}

/** The places with the most clicks, at most so many; the last one stands for the rest, of the country if it is of one. */
export function topPlaces(
  places: readonly PlaceCount[],
  country = UNKNOWN as string,
  most = MAX_ITEMS,
): PlaceCount[] {
  const sorted = [...places].sort(byCountDescending);
  if (sorted.length <= most) return sorted;
  const rest = sumOf(sorted.slice(most - 1));
  return [...sorted.slice(0, most - 1), { country, region: REST, city: REST, ...rest }];
}
