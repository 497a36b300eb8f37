import type { Crawler } from '../../../../../shared/domain/visitor/crawler';

/** That a program asked for a link to draw its card. */
export interface CardFetch {
  readonly crawler: Crawler;
  /** The last time, in milliseconds since 1970. */
  readonly lastAt: number;
  /** How often. */
  readonly fetches: number;
}

/** Fetches that have just been counted, one for each link and program. */
export interface NewCardFetch extends CardFetch {
  readonly linkId: number;
}

/** Who has fetched the cards of links, and when last. The ingester tells it. */
export abstract class CardFetches {
  /** Part of the caller's unit of work, and counted exactly as often as that is. */
  abstract note(event: readonly NewCardFetch[]): Promise<void>;

  /** Latest first; no more than there are programs that draw cards. */
  abstract fetchesOf(linkId: number): Promise<readonly CardFetch[]>;

  /** For links that are gone for good. */
  abstract forget(linkIds: readonly number[]): Promise<void>;
}
