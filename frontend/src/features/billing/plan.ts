import type { Schema } from '../../api/schemas';

/** What a plan allows so and so many of, as the server names it. */
export const LIMITS = [
  'aiSuggestions',
  'editablePreviews',
  'urlReplacements',
  'trackingTools',
  'utmGroups',
  'invitees',
  'tags',
  'stars',
  'batchLinks',
] as const;
export type LimitName = (typeof LIMITS)[number];

/** How far back something reaches, in days. */
export const RANGES = ['logRetentionDays', 'analyticsRangeDays'] as const;
export type RangeName = (typeof RANGES)[number];

/** What a plan has or lacks. `removeAds` is not among them: no plan shows advertising. */
export const FEATURES = [
  'export',
  'restore',
  'qrCustomisation',
  'advancedSearch',
  'brandDomain',
  'yearlyDomain',
] as const;
export type FeatureName = (typeof FEATURES)[number];

export const CURRENCIES = ['TWD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CYCLES = ['monthly', 'yearly'] as const;
export type Cycle = (typeof CYCLES)[number];

/** What a month costs, by currency and by how often one pays. */
export type Prices = Schema<'PricesDto'>;
export type Price = Prices[Currency];

/** What a year costs, by currency. */
export type YearPrices = Schema<'YearPricesDto'>;

/** Null: as many as you like. */
export type Amounts = Readonly<Record<LimitName | RangeName, number | null>>;

export interface Plan {
  /** As the server names it. */
  readonly name: string;
  /** As `plan.name` words it for people. */
  readonly displayPlan: string;
  readonly level: number;
  readonly next: string | null;
  readonly amounts: Amounts;
  readonly features: Schema<'PlanFeaturesDto'>;
}

/** One that is in the catalogue; without prices it is not on sale. */
export interface PricedPlan extends Plan {
  readonly prices: Prices | null;
}

export interface PlanCatalogue {
  readonly plans: readonly PricedPlan[];
  readonly brandDomain: YearPrices;
}

export interface UsageMeter {
  readonly name: LimitName | 'clicks';
  readonly used: number;
  /** Null: there is no limit. */
  readonly limit: number | null;
  /** When it begins anew; `ever`: never, as what is deleted makes room. */
  readonly period: Schema<'MeterDto'>['period'];
}

/** What a group would have no longer with a smaller plan. */
export interface Losses {
  readonly limits: readonly LostLimit[];
  readonly features: readonly FeatureName[];
}

export interface LostLimit {
  readonly name: LimitName | RangeName;
  /** Null: there is no limit now. */
  readonly now: number | null;
  readonly then: number;
  /** Null where nothing is counted. */
  readonly used: number | null;
  /** How much of what is used would be above the limit. */
  readonly over: number;
}

/** What a group has used of what its plan allows. */
export interface GroupUsage {
  readonly meters: readonly UsageMeter[];
  /** When the counts of this month begin anew. */
  readonly resetTime: string;
  readonly timeZone: string;
}
