import { add, type Currency, type Money, money, multiply } from '../../../shared/domain/money';
import { type CouponPurchase, discountOn, type NewCoupon } from './coupon';

/** How the sum of an order comes about, from top to bottom. */
export interface OrderLines {
  readonly list: Money;
  /** What a coupon takes off. */
  readonly discount: Money;
  /** What was paid before for the rest of the period, and is not used any more. */
  readonly credit: Money;
  /** What is left is so little that no gateway takes it. */
  readonly waived: Money;
  readonly total: Money;
}

/** Gateways and tax refuse smaller sums: they are not charged at all. */
const FLOOR: Readonly<Record<Currency, number>> = { TWD: 20, USD: 50 };

const none = (currency: Currency): Money => money(0, currency);

/** What is left to pay, and nothing where that is below the floor. */
function linesOf(lines: Pick<OrderLines, 'list' | 'discount' | 'credit'>): OrderLines {
  const { list, discount, credit } = lines;
  const { currency } = list;
  const minor = Math.max(list.minor - discount.minor - credit.minor, 0);
  const left = money(minor, currency);
  const waived = minor < FLOOR[currency] ? left : none(currency);
  return { ...lines, waived, total: add(left, multiply(waived, -1)) };
}

/** List price, less the coupon. */
export function quoteOf(purchase: CouponPurchase, coupon: NewCoupon | null): OrderLines {
  const { price: list } = purchase;
  const discount = coupon ? discountOn(coupon, purchase) : none(list.currency);
  return linesOf({ list, discount, credit: none(list.currency) });
}

/** What the new terms cost until they are charged the next time, less what is not used of the old ones. Never paid out. */
export const quoteOfChange = (list: Money, credit: Money): OrderLines =>
  linesOf({ list, discount: none(list.currency), credit });

/** A charge of a whole sum. */
export const quoteOfCharge = (list: Money): OrderLines => quoteOfChange(list, none(list.currency));
