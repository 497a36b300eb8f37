import { add, type Currency, type Money, money, multiply } from '../../../shared/domain/money';
import { type CouponPurchase, discountOn, type NewCoupon } from './coupon';

/** How the sum of an order comes about, from top to bottom. */
export interface OrderLines {
  readonly list: Money;
  /** What a coupon takes off. */
  readonly discount: Money;
  /** What is left is so little that nobody takes it. */
  readonly waived: Money;
  readonly total: Money;
}

/** Gateways and tax refuse smaller sums: they are not charged at all. */
const FLOOR: Readonly<Record<Currency, number>> = { TWD: 20, USD: 50 };

/** List price, less the coupon, and nothing where that is below the floor. */
export function quoteOf(purchase: CouponPurchase, coupon: NewCoupon | null): OrderLines {
  const { price: list } = purchase;
  const { currency } = list;
  const discount = coupon ? discountOn(coupon, purchase) : money(0, currency);
  const left = add(list, multiply(discount, -1));
  const waived = left.minor < FLOOR[currency] ? left : money(0, currency);
  return { list, discount, waived, total: add(left, multiply(waived, -1)) };
}
