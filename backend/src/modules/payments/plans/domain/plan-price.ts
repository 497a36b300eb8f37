import { type Currency, type Money, multiply } from '../../../../shared/domain/money';
import { pricesOf, type SoldPlan, SOLD_PLANS } from '../../../billing/values';
import type { BillingCycle } from '../../domain/billing-cycle';

/** What is charged for how long. */
export interface PlanPurchase {
  readonly plan: string;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
}

const MONTHS_OF_A_YEAR = 12;

/** Plans that cost something, smaller ones first. */
export const PAID_PLANS: readonly Exclude<SoldPlan, 'free'>[] = SOLD_PLANS.filter((plan) => plan !== 'free');

/** What one billing cycle costs; a year is paid in advance. Null for what is not sold. */
export function listPriceOf({ plan, cycle, currency }: PlanPurchase): Money | null {
  const prices = PAID_PLANS.some((each) => each === plan) ? pricesOf(plan)?.[currency] : null;
  if (!prices) return null;
  return cycle === 'monthly' ? prices.monthly : multiply(prices.yearly, MONTHS_OF_A_YEAR);
}
