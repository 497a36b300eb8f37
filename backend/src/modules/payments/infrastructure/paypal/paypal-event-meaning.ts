import type { InterpretedEvent, GatewayEvent, GatewayFact } from '../../application/ports/payment-gateway';
import { dollarsIn, objectIn, payPalTextIn, payPalTimeIn } from './paypal-answers';
import { factsOf, numberOf } from './paypal-facts';
import { salesInOrder, type PayPalSubscription, type PayPalSale } from './paypal-subscription';

const SALE_CAME = 'PAYMENT.SALE.COMPLETED';
const SALE_REVERSED = 'PAYMENT.SALE.REVERSED';
const RETURNED: ReadonlySet<string> = new Set(['PAYMENT.SALE.REFUNDED', SALE_REVERSED]);
const OF_SUBSCRIPTION: ReadonlySet<string> = new Set(
  ['ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'PAYMENT.FAILED'].map(
    (name) => `BILLING.SUBSCRIPTION.${name}`,
  ),
);
const MAX_NAME_LENGTH = 45;

const ignored = (reason: string): InterpretedEvent => ({ outcome: 'ignored', reason });

/** PayPal's name of the subscription that an event is about; null for events that nothing follows from. */
function subscriptionIn({ kind, values }: GatewayEvent): string | null {
  if (OF_SUBSCRIPTION.has(kind)) return payPalTextIn(values, 'id');
  return kind === SALE_CAME || RETURNED.has(kind) ? payPalTextIn(values, 'billing_agreement_id') : null;
}

/**
 * What follows from an event. It only says where to look: PayPal is asked what is true now, so that an event which comes
 * late, twice or before another changes nothing that it should not.
 */
export async function meaningOf(
  event: GatewayEvent,
  find: (subscriptionId: string) => Promise<PayPalSubscription | null>,
): Promise<InterpretedEvent> {
  const id = subscriptionIn(event);
  if (id === null) return ignored(`not-handled ${event.kind.slice(0, MAX_NAME_LENGTH)}`);
  const found = id === '' ? null : await find(id);
  if (!found) return ignored('unknown-subscription');
  const { kind } = event;
  if (isOfAnother(event, found)) return { outcome: 'alerted', reason: 'other-custom-id' };
  const subscription = kind === SALE_CAME ? withSale(found, event) : found;
  if (!subscription) return { outcome: 'alerted', reason: 'other-amount' };
  const facts = [...factsOf(subscription), ...(RETURNED.has(kind) ? returnedIn(subscription, event) : [])];
  return facts.length === 0 ? ignored('nothing-paid-yet') : { number: subscription.number, facts };
}

/** Where an event names one of our numbers, it must be that of its subscription. */
function isOfAnother({ values }: GatewayEvent, { number }: PayPalSubscription): boolean {
  const named = payPalTextIn(values, 'custom_id') || payPalTextIn(values, 'custom');
  return named !== '' && named !== number;
}

/** PayPal may not list a payment yet that it has told of; null where it lists another sum than it has told. */
function withSale(subscription: PayPalSubscription, { values }: GatewayEvent): PayPalSubscription | null {
  const [id, at] = [payPalTextIn(values, 'id'), payPalTimeIn(values, 'create_time')];
  const amount = dollarsIn(objectIn(values, 'amount'));
  if (id === '' || !at || !amount) return null;
  const listed = subscription.sales.find((sale) => sale.id === id);
  if (listed) return listed.amount?.minor === amount.minor ? subscription : null;
  const sale: PayPalSale = { id, at, amount, isReturned: false };
  return { ...subscription, sales: salesInOrder([...subscription.sales, sale]) };
}

/** What went back is named after its payment, or where the bank took the payment itself, as that. */
function returnedIn(
  subscription: PayPalSubscription,
  { kind, values }: GatewayEvent,
): readonly GatewayFact[] {
  const [refund, sale] = [payPalTextIn(values, 'id'), payPalTextIn(values, 'sale_id')];
  const isReversal = kind === SALE_REVERSED;
  const reference = sale || (isReversal ? refund : '');
  if (reference === '') return [];
  const amount = dollarsIn(objectIn(values, 'amount'));
  const number = numberOf(subscription, reference);
  const key = `paypal:returned:${refund || reference}`;
  const fact = { kind: 'moneyReturned', key, number, reference, refund, isReversal } as const;
  return [amount ? { ...fact, amount } : fact];
}
