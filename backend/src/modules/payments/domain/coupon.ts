import { type Currency, type Money, money, split } from '../../../shared/domain/money';
import { BILLING_CYCLES, type BillingCycle } from './billing-cycle';
import { CouponNotApplicable, problem } from './payments.errors';
import { InvalidInput } from '../../../shared/domain/domain-error';

/** What a coupon takes off the first charge: a part of it, or an amount in one currency. */
export type Discount =
  { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'amount'; readonly off: Money };

/** What is to be bought, as far as coupons ask. */
export interface CouponPurchase {
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly price: Money;
}

export interface NewCoupon {
  readonly code: string;
  readonly discount: Discount;
  /** Empty: everything that sellers take coupons for. */
  readonly items: readonly string[];
  /** Empty: every billing cycle. */
  readonly cycles: readonly BillingCycle[];
  readonly from: Date;
  /** The first moment at which it is not valid any more; null for never. */
  readonly until: Date | null;
  /** Null: any number. */
  readonly maxUses: number | null;
}

export interface StoredCoupon extends NewCoupon {
  readonly id: number;
  /** Orders that it is reserved for or was used by. */
  readonly uses: number;
}

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** People write codes in any case, with spaces around them. Null for what can be no code. */
export function couponCodeIn(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Throws `InvalidInput` for a coupon that could not be used. */
export function checkNewCoupon(coupon: NewCoupon, soldItems: readonly string[]): void {
  const { discount, from, until } = coupon;
  const isAmountRight =
    discount.kind === 'percent'
      ? Number.isInteger(discount.percent) && discount.percent >= 1 && discount.percent <= 100
      : discount.off.minor >= 1;
  const problems = [
    couponCodeIn(coupon.code) === coupon.code
      ? null
      : problem(
          'code',
          'coupon-code-malformed',
          'A code has 3 to 30 letters, digits, hyphens or underscores.',
        ),
    isAmountRight
      ? null
      : problem(
          'percentOff',
          'coupon-discount',
          'A coupon takes 1 to 100 percent off, or an amount above 0.',
        ),
    until === null || until > from
      ? null
      : problem('validUntil', 'coupon-ends-early', 'A coupon ends after it begins.'),
    coupon.items.every((item) => soldItems.includes(item))
      ? null
      : problem('plans', 'plan-not-sold', 'A coupon is for plans that are sold.'),
  ].filter((each) => each !== null);
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
}

/** It cannot be used now, whatever is bought. */
export function isOver({ from, until, maxUses, uses }: StoredCoupon, now: Date): boolean {
  return now < from || (until !== null && now >= until) || (maxUses !== null && uses >= maxUses);
}

function isFor({ items, cycles, discount }: NewCoupon, { item, cycle, price }: CouponPurchase): boolean {
  if (items.length > 0 && !items.includes(item)) return false;
  if (cycles.length > 0 && !cycles.includes(cycle)) return false;
  return discount.kind === 'percent' || discount.off.currency === price.currency;
}

/** What the coupon takes off, at most the price. Throws `CouponNotApplicable` when it is for something else. */
export function discountOn(coupon: NewCoupon, purchase: CouponPurchase): Money {
  if (!isFor(coupon, purchase)) throw new CouponNotApplicable();
  const { discount } = coupon;
  const { price } = purchase;
  if (discount.kind === 'percent') return split(price, discount.percent, 100)[0];
  return money(Math.min(discount.off.minor, price.minor), price.currency);
}

/** The currencies that the discount can be had in. */
export const currenciesOf = ({ discount }: NewCoupon): readonly Currency[] =>
  discount.kind === 'percent' ? ['TWD', 'USD'] : [discount.off.currency];

export const cyclesOf = ({ cycles }: NewCoupon): readonly BillingCycle[] =>
  cycles.length > 0 ? cycles : BILLING_CYCLES;
