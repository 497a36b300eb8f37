import type { Platform } from '../../../../shared/domain/visitor/platform';

/** One request for a short link. */
export interface Visit {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Method of the request, in capitals as it came over the wire. */
  readonly method: string;
  /** The browser only fetches ahead; the page may never be seen. */
  readonly prefetch: boolean;
  /** What stood after the slug and a slash, decoded; null for nothing. */
  readonly extraPath: string | null;
  readonly visitor: Visitor;
}

/** Who visits. Each of these is worked out only when a rule asks for it. */
export interface Visitor {
  /** Draws a preview of the link. */
  readonly isPreviewBot: boolean;
  /** Any program, those that draw previews among them. */
  readonly isBot: boolean;
  readonly platform: Platform;
  /** The app whose built-in browser it is; null for browsers that stand alone. */
  readonly inApp: string | null;
  /** Where they come from, as reports name it: `trafficSource`. */
  readonly source: string;
  /** Their `Referer` as it came; before a warning, if they have seen one. */
  readonly referrer: string | undefined;
  /** The site or app that their `Referer` alone names, as reports do; null for none that is known. */
  readonly referredBy: string | null;
  /** What smart UTM says of that, such as `utm_source=line&utm_medium=social`. */
  readonly campaign: string;
  readonly fromQr: boolean;
  /** Parameters of the visited address that the link passes on to its destination, as they came; empty for none. */
  readonly passedQuery: string;
  /** The campaign source that the address names, where it names one; null for none. */
  readonly campaignSource: string | null;
  /** ISO 3166-1, capitals; null when it cannot be told. */
  readonly country: string | null;
  /** The browser says that it does not want to be followed (`Sec-GPC: 1`). */
  readonly refusesTracking: boolean;
  /** They were warned of this link a moment ago, and chose to go on. */
  readonly hasSeenWarning: boolean;
  /** They were shown the card of this link, as a program that draws previews, and went on as a person. */
  readonly hasSeenCard: boolean;
  /** Empty when there is none. */
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
}
