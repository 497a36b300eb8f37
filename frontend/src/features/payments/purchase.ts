import { PATHS } from '../../shared/paths';
import { type Currency, CURRENCIES, type Cycle, CYCLES } from '../billing';
import type { PaidPlan } from './payments.api';

/** What somebody wants to buy, as the address of the checkout says. */
export interface Purchase {
  readonly plan: PaidPlan;
  readonly cycle: Cycle;
  /** Null: that of the buyer's country. */
  readonly currency: Currency | null;
  readonly coupon: string | null;
}

const PLANS = ['personal', 'initial', 'classic'] as const satisfies readonly PaidPlan[];

export const isPaidPlan = (name: string): name is PaidPlan => PLANS.some((plan) => plan === name);

/** Null when the address names no plan that can be bought. */
export function purchaseIn(query: URLSearchParams): Purchase | null {
  const plan = query.get('plan') ?? '';
  if (!isPaidPlan(plan)) return null;
  const coupon = query.get('coupon')?.trim() ?? '';
  return {
    plan,
    cycle: CYCLES.find((name) => name === query.get('cycle')) ?? 'monthly',
    currency: CURRENCIES.find((name) => name === query.get('currency')) ?? null,
    coupon: coupon === '' ? null : coupon,
  };
}

/** Where it is bought. */
export function checkoutPath({ plan, cycle, currency, coupon }: Purchase): string {
  const query = new URLSearchParams({ plan, cycle });
  if (currency !== null) query.set('currency', currency);
  if (coupon !== null) query.set('coupon', coupon);
  return `${PATHS.billing}?${query.toString()}`;
}
