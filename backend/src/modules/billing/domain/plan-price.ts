import { type Currency, type Money, money } from '../../../shared/domain/money';

/** Plans that can be bought, or had for nothing, today; smaller ones first. */
export const SOLD_PLANS = ['free', 'personal', 'initial', 'classic'] as const;
export type SoldPlan = (typeof SOLD_PLANS)[number];

/** What a month costs. */
export interface Price {
  /** Paid month by month. */
  readonly monthly: Money;
  /** Paid for a year at once. */
  readonly yearly: Money;
}

export type Prices = Readonly<Record<Currency, Price>>;

/** Month by month and for a year, in minor units: whole TWD, US cents. */
const prices = (twd: readonly [number, number], usd: readonly [number, number]): Prices => ({
  TWD: { monthly: money(twd[0], 'TWD'), yearly: money(twd[1], 'TWD') },
  USD: { monthly: money(usd[0], 'USD'), yearly: money(usd[1], 'USD') },
});

const PRICES: Readonly<Record<SoldPlan, Prices>> = {
  free: prices([0, 0], [0, 0]),
  personal: prices([299, 165], [12_00, 6_50]),
  initial: prices([550, 500], [39_00, 25_00]),
  classic: prices([1_980, 1_650], [119_00, 65_00]),
};

/** What a brand domain that is bought here costs for each year. */
export const BRAND_DOMAIN_PRICES: Readonly<Record<Currency, Money>> = {
  TWD: money(1_980, 'TWD'),
  USD: money(79_00, 'USD'),
};

/** Null for plans that are no longer sold, or sold by agreement. */
export const pricesOf = (plan: string): Prices | null =>
  Object.hasOwn(PRICES, plan) ? PRICES[plan as SoldPlan] : null;
