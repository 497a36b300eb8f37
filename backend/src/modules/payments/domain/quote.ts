import { add, type Currency, type Money, money, multiply } from '../../../shared/domain/money';
import { pricesOf, type SoldPlan, SOLD_PLANS } from '../../billing/values';
import type { BillingCycle } from './billing-cycle';
import { discountOn, type NewCoupon } from './coupon';

/** What is charged for how long. */
export interface PlanPurchase {
  readonly plan: SoldPlan;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
}

/** How the sum of an order comes about, from top to bottom. */
export interface OrderLines {
  readonly list: Money;
  /** What a coupon takes off. */
  readonly discount: Money;
  /** What is left is so little that nobody takes it. */
  readonly waived: Money;
  readonly total: Money;
}

const MONTHS_OF_A_YEAR = 12;
/** Gateways and tax refuse smaller sums: they are not charged at all. */
const FLOOR: Readonly<Record<Currency, number>> = { TWD: 20, USD: 50 };

/** Plans that cost something, smaller ones first. */
export const PAID_PLANS = SOLD_PLANS.filter((plan) => plan !== 'free');

/** What one billing cycle costs; a year is paid in advance. */
export function listPriceOf({ plan, cycle, currency }: PlanPurchase): Money {
  const prices = pricesOf(plan)?.[currency];
  if (!prices) throw new Error(`${plan} has no price`);
  return cycle === 'monthly' ? prices.monthly : multiply(prices.yearly, MONTHS_OF_A_YEAR);
}

/** List price, less the coupon, and nothing where that is below the floor. */
export function quoteOf(purchase: PlanPurchase, coupon: NewCoupon | null): OrderLines {
  const { plan, cycle, currency } = purchase;
  const list = listPriceOf(purchase);
  const discount = coupon ? discountOn(coupon, { plan, cycle, price: list }) : money(0, currency);
  const left = add(list, multiply(discount, -1));
  const waived = left.minor < FLOOR[currency] ? left : money(0, currency);
  return { list, discount, waived, total: add(left, multiply(waived, -1)) };
}
