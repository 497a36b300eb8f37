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
] as const;
export type LimitName = (typeof LIMITS)[number];

/** How far back something reaches, in days. */
export const RANGES = ['logRetentionDays', 'analyticsRangeDays'] as const;
export type RangeName = (typeof RANGES)[number];

/** What a plan has or lacks. `removeAds` is not among them: nobody is shown advertising, whatever their plan. */
export const FEATURES = ['export', 'restore', 'qrCustomisation', 'advancedSearch', 'brandDomain'] as const;
export type FeatureName = (typeof FEATURES)[number];

export const CURRENCIES = ['TWD', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CYCLES = ['monthly', 'yearly'] as const;
export type Cycle = (typeof CYCLES)[number];

/** What a month costs, by currency and by how often one pays. */
export type Prices = Schema<'PricesDto'>;
export type Price = Prices[Currency];

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

export interface Catalogue {
  readonly plans: readonly PricedPlan[];
  readonly brandDomain: Prices;
}

export interface Meter {
  readonly name: LimitName | 'clicks';
  readonly used: number;
  /** Null: there is no limit. */
  readonly limit: number | null;
  readonly isMonthly: boolean;
}

/** What a group may use and has used. */
export interface GroupUsage {
  readonly plan: Plan;
  readonly meters: readonly Meter[];
  /** When the counts of this month begin anew. */
  readonly resetTime: string;
  readonly timeZone: string;
}
