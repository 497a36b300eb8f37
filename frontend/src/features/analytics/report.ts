import type { Schema } from '../../api/schemas';

/** What an answer to a link's address was asked for by, in the order that people care about. */
export const HIT_CLASSES = ['human', 'preview', 'bot', 'prefetch', 'head'] as const;
export type HitClass = (typeof HIT_CLASSES)[number];

/** What clicks are broken down by, and narrowed by. */
export const DIMENSIONS = ['source', 'platform', 'browser', 'language', 'country'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Filters = Readonly<Partial<Record<Dimension, string>>>;

/** Under this name stands the end of a long list: many, so that nothing can be narrowed to it. */
export const REST = '/rest';

/** `name` is a code, such as `line` or `TW`; screens word it (names.ts). */
export type NamedClicks = Schema<'NamedClicksDto'>;
/** Clicks from one part of a country. */
export type RegionClicks = Schema<'SubdivisionClicksDto'>;
/** Clicks from one town, by its name in English. */
export type TownClicks = Schema<'CityClicksDto'>;
export type ReportPoint = Schema<'ReportPointDto'>;
export type WeekHour = Schema<'WeekHourDto'>;
/** Clicks of one subject in one range, broken down in every way; each breakdown adds up to the totals. */
export type ClickReport = Schema<'ClickReportDto'>;
export type ReportUnit = ClickReport['unit'];

/** Why a reader does not see all parts. */
export const HIDING_REASONS = ['author-unknown', 'click-limit', 'protected'] as const;
