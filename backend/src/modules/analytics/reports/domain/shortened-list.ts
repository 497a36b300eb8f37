import type { NamedCount } from './breakdown';
import { sumOf } from '../../counting/domain/click-count';
import { SEPARATOR } from '../../counting/domain/facet-value';

/** Items that a breakdown shows. */
export const MAX_ITEMS = 100;
/** Links that a list of the most clicked ones shows. */
export const MAX_TOP_LINKS = 50;
/** Name of the end of a long list. No answer is kept with a separator in it, so that none has the same name. */
export const REST = `${SEPARATOR}rest`;

/** At most so many items, of which the last one stands for the rest: the list adds up as before. */
export function shortened(items: readonly NamedCount[], most = MAX_ITEMS): NamedCount[] {
  if (items.length <= most) return [...items];
  return [...items.slice(0, most - 1), { name: REST, ...sumOf(items.slice(most - 1)) }];
}
