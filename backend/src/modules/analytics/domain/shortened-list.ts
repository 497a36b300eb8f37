import { UNKNOWN } from '../../../shared/domain/visitor/unknown';
import type { NamedCount } from './breakdown';
import { sumOf } from './click-count';

/** Items that a breakdown shows. */
export const MOST_ITEMS = 100;

/** At most so many items, of which the last one stands for the rest: the list adds up as before. */
export function shortened(items: readonly NamedCount[], most = MOST_ITEMS): NamedCount[] {
  if (items.length <= most) return [...items];
  const named = items.filter(({ name }) => name !== UNKNOWN);
  const shown = new Set(named.slice(0, most - 1));
  const rest = items.filter((item) => !shown.has(item));
  return [...shown, { name: UNKNOWN, ...sumOf(rest) }];
}
