import type { Crawler } from '../../../../shared/domain/visitor/crawler';

/** A hit, as far as cards are concerned. */
interface CardHit {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly linkId: number;
  /** Whose card it was for; null for what draws none. */
  readonly crawler: Crawler | null;
}

/** How often a program asked for a link to draw its card, and when last. */
export interface CardRow {
  readonly linkId: number;
  readonly crawler: Crawler;
  readonly fetches: number;
  readonly lastAt: number;
}

/** Adds up who asked for cards: one row for each link and program, whatever order the hits are in. */
export function tallyCards(hits: readonly CardHit[]): readonly CardRow[] {
  const rows = new Map<string, CardRow>();
  for (const { at, linkId, crawler } of hits) {
    if (crawler === null) continue;
    const key = `${linkId} ${crawler}`;
    const { fetches, lastAt } = rows.get(key) ?? { fetches: 0, lastAt: at };
    rows.set(key, { linkId, crawler, fetches: fetches + 1, lastAt: Math.max(lastAt, at) });
  }
  return [...rows.values()];
}
