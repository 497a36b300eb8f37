import { PATHS } from '../../shared/paths';
import { type Currency, CURRENCIES, type Cycle, CYCLES } from '../billing';

const PLANS = ['personal', 'initial', 'classic'] as const;
type PaidPlan = (typeof PLANS)[number];

/** A plan, and how often it is paid for. */
export interface PlanChoice {
  readonly plan: PaidPlan;
  readonly cycle: Cycle;
}

/** A domain that the group has reserved; it is paid for by the year. */
interface DomainChoice {
  readonly domain: string;
}

interface Terms {
  /** Null: that of the buyer's country. */
  readonly currency: Currency | null;
  readonly coupon: string | null;
}

/** What is to be bought, as the address of the checkout says. */
export type Purchase = (PlanChoice | DomainChoice) & Terms;

export const isOfDomain = (purchase: Purchase): purchase is DomainChoice & Terms => 'domain' in purchase;

export const isPaidPlan = (name: string): name is PaidPlan => PLANS.some((plan) => plan === name);

/** Null when the address names nothing that can be bought. */
export function purchaseIn(query: URLSearchParams): Purchase | null {
  const coupon = query.get('coupon')?.trim() ?? '';
  const terms: Terms = {
    currency: CURRENCIES.find((name) => name === query.get('currency')) ?? null,
    coupon: coupon === '' ? null : coupon,
  };
  const domain = query.get('domain')?.trim() ?? '';
  if (domain !== '') return { domain, ...terms };
  const plan = query.get('plan') ?? '';
  if (!isPaidPlan(plan)) return null;
  return { plan, cycle: CYCLES.find((name) => name === query.get('cycle')) ?? 'monthly', ...terms };
}

/** Where a group changes to it that pays for another plan. */
export const changePath = (plan: PaidPlan, cycle: Cycle): string =>
  `${PATHS.billing}?${new URLSearchParams({ change: plan, cycle }).toString()}`;

/** What a group wants to change to, as the address says; null when it names nothing. */
export function planChoiceIn(query: URLSearchParams): PlanChoice | null {
  const plan = query.get('change') ?? '';
  if (!isPaidPlan(plan)) return null;
  return { plan, cycle: CYCLES.find((name) => name === query.get('cycle')) ?? 'monthly' };
}

/** Where it is bought. */
export function checkoutPath(purchase: Purchase): string {
  const { currency, coupon } = purchase;
  const query = new URLSearchParams(
    isOfDomain(purchase) ? { domain: purchase.domain } : { plan: purchase.plan, cycle: purchase.cycle },
  );
  if (currency !== null) query.set('currency', currency);
  if (coupon !== null) query.set('coupon', coupon);
  return `${PATHS.billing}?${query.toString()}`;
}
