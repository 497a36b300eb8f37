import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { LoggedHit } from './logged-hit';
import type { Tally } from './tally';
import type { VisitorWindows } from './visitor-window';

/** What changes when hits are looked at again. */
export interface Reclassified {
  /** All of them, as they count now. */
  readonly hits: readonly LoggedHit[];
  /** Those that count otherwise now, as they did before. */
  readonly before: readonly LoggedHit[];
  /** The same ones, as they do now. */
  readonly after: readonly LoggedHit[];
  /** Marks of windows that were opened by what is no click any more. */
  readonly closed: readonly number[];
}

/**
 * Gives each hit the class that it would have today. All visits of one visitor have the same user agent, and so change
 * together: those that become clicks open windows in the order in which they were counted.
 */
export function reclassify(
  hits: readonly LoggedHit[],
  classOf: (userAgent: string) => HitClass,
  windows: VisitorWindows,
): Reclassified {
  const changes = hits.map((hit) => {
    const hitClass = hit.person ? classOf(hit.userAgent) : hit.hitClass;
    if (hitClass === hit.hitClass || !hit.person) return { hit, now: hit };
    const unique = hitClass === 'human' && windows.open(hit.at, hit.person.marks);
    return { hit, now: { ...hit, hitClass, unique } };
  });
  const changed = changes.filter(({ hit, now }) => hit !== now);
  return {
    hits: changes.map(({ now }) => now),
    before: changed.map(({ hit }) => hit),
    after: changed.map(({ now }) => now),
    closed: changed.flatMap(({ hit }) => (hit.unique && hit.person ? [hit.person.marks.ofDay] : [])),
  };
}

/** The same counters, to be taken away; nothing of it may be packed. */
export const takenAway = ({ totals, facets }: Tally): Tally => ({
  packed: [],
  totals: totals.map((row) => ({ ...row, hits: -row.hits, uniques: -row.uniques })),
  facets: facets.map((row) => ({ ...row, hits: -row.hits, uniques: -row.uniques })),
});
