import type { LinkUtm } from '../../../links/values';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { addUp, type NamedCount } from './breakdown';
import { MAX_ITEMS, REST } from './shortened-list';

/** Clicks of one link. */
interface LinkClicks extends Count {
  readonly linkId: number;
}

/** Clicks by the campaign parameters of their links; each list adds up to the same total. */
export interface UtmLists {
  readonly sources: readonly NamedCount[];
  readonly mediums: readonly NamedCount[];
  readonly campaigns: readonly NamedCount[];
}

/** Name of the clicks of links without the parameter. No parameter has it as its value. */
const NO_UTM = '';

/** A value may not have the name of the remainder. */
const nameOf = (value: string | undefined): string => value?.replace(/^[/\s]+/, '') ?? NO_UTM;

/** The most first, at most 100 items, of which the last one stands for the rest. */
function listed(items: readonly NamedCount[], rest: Count): NamedCount[] {
  const isAll = items.length <= MAX_ITEMS && rest.total === 0;
  if (isAll) return [...items];
  const shown = items.slice(0, MAX_ITEMS - 1);
  return [...shown, { name: REST, ...sumOf([...items.slice(shown.length), rest]) }];
}

/**
 * @param utmOf of the links that the group has now; those of others are not known here, and count as without
 * @param rest clicks of links that were not looked at
 */
export function utmLists(
  clicks: readonly LinkClicks[],
  utmOf: ReadonlyMap<number, LinkUtm>,
  rest: Count = NO_HITS,
): UtmLists {
  const by = (field: 'source' | 'medium' | 'campaign'): NamedCount[] =>
    listed(
      addUp(clicks, ({ linkId }) => nameOf(utmOf.get(linkId)?.[field])),
      rest,
    );
  return { sources: by('source'), mediums: by('medium'), campaigns: by('campaign') };
}
