/** What an answer to a link's address was asked for by, in the order that people care about. */
export const HIT_CLASSES = ['human', 'preview', 'bot', 'prefetch', 'head'] as const;
export type HitClass = (typeof HIT_CLASSES)[number];

/** What clicks are broken down by, and narrowed by. */
export const DIMENSIONS = ['source', 'platform', 'browser', 'language', 'country'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Filters = Readonly<Partial<Record<Dimension, string>>>;

export interface Clicks {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

/** Under this name stands the end of a long list: many, so that nothing can be narrowed to it. */
export const REST = '/rest';

/** `name` is a code, such as `line` or `TW`; screens word it (names.ts). */
export interface NamedClicks extends Clicks {
  readonly name: string;
}

/** Clicks from one part of a country, by its code as ISO 3166-2 has it behind the hyphen. */
export interface RegionClicks extends NamedClicks {
  /** Country, ISO 3166-1. */
  readonly region: string;
}

/** Clicks from one town, by its name in English. */
export interface TownClicks extends RegionClicks {
  /** The part of the country that it is in. */
  readonly subdivision: string;
}

export interface ReportPoint extends Clicks {
  /** ISO 8601, UTC. */
  readonly start: string;
  /** `2026-11-21`, `13:00` or `2026-11`, by the unit of the report. */
  readonly label: string;
  /** Of the same point in the period before; absent unless that was asked for. */
  readonly previousClicks?: number | undefined;
}

export interface WeekHour {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly hour: number;
  readonly totalClicks: number;
}

export type ReportUnit = 'hour' | 'day' | 'month';

/** Clicks of one subject in one range, broken down in every way; each breakdown adds up to the totals. */
export interface Report extends Clicks {
  readonly timezone: string;
  /** The first day, … */
  readonly from: string;
  /** … and the last. */
  readonly to: string;
  readonly unit: ReportUnit;
  readonly previous: (Clicks & { readonly from: string; readonly to: string }) | null;
  readonly hits: Readonly<Record<HitClass, number>>;
  readonly points: readonly ReportPoint[];
  readonly weekHours: readonly WeekHour[];
  /** Null: this reader does not see them (`hidden` says why). */
  readonly sources: readonly NamedClicks[] | null;
  readonly platforms: readonly NamedClicks[] | null;
  readonly browsers: readonly NamedClicks[] | null;
  readonly languages: readonly NamedClicks[];
  readonly regions: readonly NamedClicks[];
  /** Null as above, and while something other than a source narrows the report. */
  readonly referrers: readonly NamedClicks[] | null;
  readonly hidden: { readonly reason: HidingReason; readonly parts: readonly string[] } | null;
  /** Not all links that were asked for are in it; null: all are. */
  readonly partial: { readonly countedLinks: number; readonly allLinks: number } | null;
  /** What the plan shows. */
  readonly range: {
    /** Null: everything. */
    readonly firstDay: string | null;
    /** The smallest plan that shows more; null: none does. */
    readonly liftedBy: string | null;
  };
  /** Who made the link, 0 for a guest; null for readers who are not told, and where there are many links. */
  readonly authorUserId: number | null;
}

/** Why a reader does not see all parts. */
export const HIDING_REASONS = ['author-unknown', 'click-limit', 'protected'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];
