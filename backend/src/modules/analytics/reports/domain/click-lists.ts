import type { Dimension, MixCount } from '../../counting/domain/mix';
import { breakdown, type NamedCount } from './breakdown';
import type { HidingReason } from './report-visibility';
import { shortened } from './shortened-list';

/** The breakdowns of a report. Each list has at most 100 items and adds up to the report's totals. */
export interface ClickLists {
  /** Null for readers from whom the part is hidden; so are platforms, browsers and referrers. */
  readonly sources: readonly NamedCount[] | null;
  readonly platforms: readonly NamedCount[] | null;
  readonly browsers: readonly NamedCount[] | null;
  readonly languages: readonly NamedCount[];
  /** All countries, for maps: there are fewer than 300. */
  readonly countries: readonly NamedCount[];
  /** Null also where a filter makes them unknown. */
  readonly referrers: readonly NamedCount[] | null;
}

/** @param referrers null where a filter makes them unknown */
export function clickLists(
  mix: readonly MixCount[],
  referrers: readonly NamedCount[] | null,
  hiding: HidingReason | null,
): ClickLists {
  const by = (dimension: Dimension): NamedCount[] => shortened(breakdown(mix, dimension));
  const visibleBy = (dimension: Dimension): NamedCount[] | null => (hiding ? null : by(dimension));
  return {
    sources: visibleBy('source'),
    platforms: visibleBy('platform'),
    browsers: visibleBy('browser'),
    languages: by('language'),
    countries: breakdown(mix, 'country'),
    referrers: hiding || !referrers ? null : shortened(referrers),
  };
}
