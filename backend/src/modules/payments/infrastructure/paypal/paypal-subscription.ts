import type { Money } from '../../../../shared/domain/money';
import type { Clock } from '../../../../shared/domain/clock';
import type { MandateState } from '../../domain/mandate.entity';
import { dollarsIn, listIn, objectIn, type PayPalValues, payPalTextIn, payPalTimeIn } from './paypal-answers';
import { absent, type PayPalCalls } from './paypal-calls';

/** A payment of a subscription. */
export interface PayPalSale {
  readonly id: string;
  readonly at: Date;
  /** Null: not in US dollars. */
  readonly amount: Money | null;
  /** All of it was given back since. */
  readonly isReturned: boolean;
}

/** A subscription as PayPal has it now. */
export interface PayPalSubscription {
  readonly id: string;
  /** Ours: the number of the attempt that it was made for. */
  readonly number: string;
  readonly status: string;
  /** Charges that failed since the last one that did not. */
  readonly failures: number;
  readonly failure: string;
  /** Payments that came, earliest first. */
  readonly sales: readonly PayPalSale[];
  /** Whether PayPal still works on a payment. */
  readonly isPaying: boolean;
}

const PATH = '/v1/billing/subscriptions';
const ID = /^[A-Z0-9-]{3,50}$/;
const CAME: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** Ours are shorter; another program of the same app may have longer ones. */
const MAX_NUMBER_LENGTH = 40;
/** Clocks differ. */
const MARGIN_MS = 60_000;

export const pathOf = (subscriptionId: string): string => `${PATH}/${subscriptionId}`;

const STATES: Readonly<Record<string, MandateState>> = {
  ACTIVE: 'live',
  SUSPENDED: 'suspended',
  CANCELLED: 'terminated',
  EXPIRED: 'terminated',
};

/** Null for a subscription that no buyer has agreed to. */
export const stateOf = (status: string): MandateState | null => STATES[status] ?? null;

export const salesInOrder = (sales: readonly PayPalSale[]): PayPalSale[] =>
  [...sales].sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));

/** What PayPal says of a subscription and its payments; null when it has none of that id for this app. */
export async function findSubscription(
  calls: PayPalCalls,
  id: string,
  clock: Clock,
): Promise<PayPalSubscription | null> {
  if (!ID.test(id)) return null;
  const found = await calls.get(pathOf(id)).catch(absent);
  if (!found) return null;
  const billing = objectIn(found, 'billing_info');
  const transactions = await transactionsOf(calls, found, clock.now());
  const { failed_payments_count: failures } = billing;
  return {
    id,
    number: payPalTextIn(found, 'custom_id').slice(0, MAX_NUMBER_LENGTH),
    status: payPalTextIn(found, 'status'),
    failures: typeof failures === 'number' ? failures : 0,
    failure: payPalTextIn(objectIn(billing, 'last_failed_payment'), 'reason_code') || 'PAYMENT_FAILED',
    sales: salesInOrder(transactions.filter(({ status }) => CAME.has(String(status))).flatMap(saleIn)),
    isPaying: transactions.some(({ status }) => status === 'PENDING'),
  };
}

/** Buyers do not pay before they have agreed. PayPal's clock may be ahead of ours. */
async function transactionsOf(
  calls: PayPalCalls,
  found: PayPalValues,
  now: Date,
): Promise<readonly PayPalValues[]> {
  if (stateOf(payPalTextIn(found, 'status')) === null) return [];
  const from = payPalTimeIn(found, 'create_time') ?? now;
  const last = payPalTimeIn(objectIn(objectIn(found, 'billing_info'), 'last_payment'), 'time') ?? now;
  const until = new Date(Math.max(now.getTime(), last.getTime()) + MARGIN_MS);
  const times = new URLSearchParams({ start_time: from.toISOString(), end_time: until.toISOString() });
  const answer = await calls.get(`${pathOf(payPalTextIn(found, 'id'))}/transactions?${times.toString()}`);
  return listIn(answer, 'transactions');
}

function saleIn(transaction: PayPalValues): readonly PayPalSale[] {
  const [id, at] = [payPalTextIn(transaction, 'id'), payPalTimeIn(transaction, 'time')];
  if (id === '' || !at) return [];
  const amount = dollarsIn(objectIn(objectIn(transaction, 'amount_with_breakdown'), 'gross_amount'));
  return [{ id, at, amount, isReturned: transaction['status'] === 'REFUNDED' }];
}
