import type { NamedCount } from './breakdown';
import { sumOf } from './click-count';
import { SEPARATOR } from './facet-value';

/** Items that a breakdown shows. */
export const MOST_ITEMS = 100;
/** Name of the end of a long list. No answer is kept with a separator in it, so that none has the same name. */
export const REST = `${SEPARATOR}rest`;

/** At most so many items, of which the last one stands for the rest: the list adds up as before. */
export function shortened(items: readonly NamedCount[], most = MOST_ITEMS): NamedCount[] {
  if (items.length <= most) return [...items];
  return [...items.slice(0, most - 1), { name: REST, ...sumOf(items.slice(most - 1)) }];
}
