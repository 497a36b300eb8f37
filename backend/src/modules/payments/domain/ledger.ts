import { type Money, money, split } from '../../../shared/domain/money';

/** One side of a booking: debits are positive, credits negative. */
export interface Posting {
  /** `cash:<gateway>` or `cash:manual`, `customer:<group>`, `sales` or `tax`. */
  readonly account: string;
  readonly amount: Money;
}

/** In place of a gateway: money that has come beside all of them. */
export const MANUAL = 'manual';

/** What is booked at once; its postings sum to 0. It is written once for its key. */
export interface Booking {
  readonly key: string;
  readonly orderId: number;
  readonly postings: readonly Posting[];
}

/** Prices in Taiwan contain 5 % tax: a hundred parts of a hundred and five are the net price. */
const [NET_PARTS, TOTAL_PARTS] = [100, 105] as const;

/** Net price and tax of a price; none is contained in US dollars. */
export function taxSplit(total: Money): { readonly net: Money; readonly tax: Money } {
  if (total.currency !== 'TWD') return { net: total, tax: money(0, total.currency) };
  const [net, tax] = split(total, NET_PARTS, TOTAL_PARTS);
  return { net, tax };
}

const debit = (account: string, amount: Money): Posting => ({ account, amount });
const credit = (account: string, { minor, currency }: Money): Posting => ({
  account,
  amount: money(-minor, currency),
});

export interface BookedPayment {
  readonly gateway: string;
  readonly groupId: number;
  readonly orderId: number;
  readonly attemptId: number;
  readonly amount: Money;
}

const customerOf = ({ groupId }: Pick<BookedPayment, 'groupId'>): string => `customer:${groupId}`;

const bookingOf = (key: string, orderId: number, postings: readonly Posting[]): Booking => ({
  key,
  orderId,
  postings: postings.filter(({ amount }) => amount.minor !== 0),
});

const booking = (
  kind: string,
  { orderId, attemptId }: BookedPayment,
  postings: readonly Posting[],
): Booking => bookingOf(`${kind}:${attemptId}`, orderId, postings);

/** A gateway has taken money of the customer. */
export const captured = (payment: BookedPayment): Booking =>
  booking('captured', payment, [
    debit(`cash:${payment.gateway}`, payment.amount),
    credit(customerOf(payment), payment.amount),
  ]);

/** The customer has got what the money was for. */
export function fulfilled(payment: BookedPayment): Booking {
  const { net, tax } = taxSplit(payment.amount);
  return booking('fulfilled', payment, [
    debit(customerOf(payment), payment.amount),
    credit('sales', net),
    credit('tax', tax),
  ]);
}

/** Money of a payment, all or a part, that goes back. */
export interface BookedRefund {
  readonly gateway: string;
  readonly groupId: number;
  readonly orderId: number;
  readonly refundId: number;
  readonly amount: Money;
}

const refundBooking = (
  kind: string,
  { orderId, refundId }: BookedRefund,
  postings: readonly Posting[],
): Booking => bookingOf(`${kind}:refund:${refundId}`, orderId, postings);

/** The customer gives up what the money was for, and is owed it again. */
export function returned(refund: BookedRefund): Booking {
  const { net, tax } = taxSplit(refund.amount);
  return refundBooking('returned', refund, [
    debit('sales', net),
    debit('tax', tax),
    credit(customerOf(refund), refund.amount),
  ]);
}

/** A gateway has paid the money back. */
export const refunded = (refund: BookedRefund): Booking =>
  refundBooking('refunded', refund, [
    debit(customerOf(refund), refund.amount),
    credit(`cash:${refund.gateway}`, refund.amount),
  ]);
