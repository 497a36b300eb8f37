/** Plans that can be bought, or had for nothing, today; smaller ones first. */
export const SOLD_PLANS = ['free', 'personal', 'initial', 'classic'] as const;
export type SoldPlan = (typeof SOLD_PLANS)[number];

/** TWD for local customers, USD for everybody else. */
export type Currency = 'TWD' | 'USD';

/** What a month costs. */
export interface Price {
  /** Paid month by month. */
  readonly monthly: number;
  /** Paid for a year at once. */
  readonly yearly: number;
}

export type Prices = Readonly<Record<Currency, Price>>;

const price = (monthly: number, yearly: number): Price => ({ monthly, yearly });

const PRICES: Readonly<Record<SoldPlan, Prices>> = {
  free: { TWD: price(0, 0), USD: price(0, 0) },
  personal: { TWD: price(299, 165), USD: price(12, 6.5) },
  initial: { TWD: price(550, 500), USD: price(39, 25) },
  classic: { TWD: price(1_980, 1_650), USD: price(119, 65) },
};

/** Each brand domain has a plan of its own. */
export const BRAND_DOMAIN_PRICES: Prices = { TWD: price(1_980, 1_650), USD: price(79, 65) };

/** Null for plans that are no longer sold, or sold by agreement. */
export const pricesOf = (plan: string): Prices | null =>
  Object.hasOwn(PRICES, plan) ? PRICES[plan as SoldPlan] : null;
