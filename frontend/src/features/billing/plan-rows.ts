import {
  type FeatureName,
  FEATURES,
  type LimitName,
  LIMITS,
  type Plan,
  type RangeName,
  RANGES,
} from './plan';

export type AmountName = LimitName | RangeName;
export type RowName = AmountName | FeatureName;

/** Everything in which plans differ, in the order in which it is shown. */
export const PLAN_ROWS: readonly RowName[] = [...LIMITS, ...RANGES, ...FEATURES];

/** Limits that begin anew with each month. */
const MONTHLY: ReadonlySet<AmountName> = new Set<AmountName>(['aiSuggestions', 'urlReplacements']);
const DAILY: ReadonlySet<AmountName> = new Set<AmountName>(['batchLinks']);
const DAYS: ReadonlySet<AmountName> = new Set(RANGES);

export const isFeature = (row: RowName): row is FeatureName => FEATURES.some((name) => name === row);

export const unitOf = (name: AmountName): 'month' | 'day' | 'days' | 'pieces' => {
  if (MONTHLY.has(name)) return 'month';
  if (DAILY.has(name)) return 'day';
  return DAYS.has(name) ? 'days' : 'pieces';
};

const isMore = (amount: number | null, before: number | null): boolean =>
  before !== null && (amount === null || amount > before);

/** What a plan has beyond a smaller one. */
export const gainsOf = (plan: Plan, smaller: Plan): readonly RowName[] =>
  PLAN_ROWS.filter((row) =>
    isFeature(row)
      ? plan.features[row] && !smaller.features[row]
      : isMore(plan.amounts[row], smaller.amounts[row]),
  );
