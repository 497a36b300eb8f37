import { type Money, money, split } from '../../../shared/domain/money';

/** One side of a booking: debits are positive, credits negative. */
export interface Posting {
  /** `cash:<gateway>`, `customer:<group>`, `sales` or `tax`. */
  readonly account: string;
  readonly amount: Money;
}

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

const customerOf = ({ groupId }: BookedPayment): string => `customer:${groupId}`;

const booking = (
  kind: string,
  { orderId, attemptId }: BookedPayment,
  postings: readonly Posting[],
): Booking => ({
  key: `${kind}:${attemptId}`,
  orderId,
  postings: postings.filter(({ amount }) => amount.minor !== 0),
});

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

/** The customer gives up what the money was for, and is owed it again. */
export function returned(payment: BookedPayment): Booking {
  const { net, tax } = taxSplit(payment.amount);
  return booking('returned', payment, [
    debit('sales', net),
    debit('tax', tax),
    credit(customerOf(payment), payment.amount),
  ]);
}

/** A gateway has paid the money back. */
export const refunded = (payment: BookedPayment): Booking =>
  booking('refunded', payment, [
    debit(customerOf(payment), payment.amount),
    credit(`cash:${payment.gateway}`, payment.amount),
  ]);
