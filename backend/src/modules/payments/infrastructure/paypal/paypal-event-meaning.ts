import type { InterpretedEvent, GatewayEvent, GatewayFact } from '../../application/ports/payment-gateway';
import { dollarsIn, objectIn, textIn, timeIn } from './paypal-answers';
import { factsOf, numberOf } from './paypal-facts';
import { inOrder, type PayPalSubscription, type Sale } from './paypal-subscription';

const SALE_CAME = 'PAYMENT.SALE.COMPLETED';
/** The name of the payment that is gone, in the event. */
const RETURNED: ReadonlyMap<string, string> = new Map([
  ['PAYMENT.SALE.REFUNDED', 'sale_id'],
  ['PAYMENT.SALE.REVERSED', 'id'],
]);
const OF_SUBSCRIPTION: ReadonlySet<string> = new Set(
  ['ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'PAYMENT.FAILED'].map(
    (name) => `BILLING.SUBSCRIPTION.${name}`,
  ),
);
const MAX_NAME_LENGTH = 45;

const ignored = (reason: string): InterpretedEvent => ({ outcome: 'ignored', reason });

/** PayPal's name of the subscription that an event is about; null for events that nothing follows from. */
function subscriptionIn({ kind, values }: GatewayEvent): string | null {
  if (OF_SUBSCRIPTION.has(kind)) return textIn(values, 'id');
  return kind === SALE_CAME || RETURNED.has(kind) ? textIn(values, 'billing_agreement_id') : null;
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
  const { kind, values } = event;
  if (isOfAnother(event, found)) return { outcome: 'alerted', reason: 'other-custom-id' };
  const subscription = kind === SALE_CAME ? withSale(found, event) : found;
  if (!subscription) return { outcome: 'alerted', reason: 'other-amount' };
  const reference = textIn(values, RETURNED.get(kind) ?? '');
  const facts = [...factsOf(subscription), ...(reference === '' ? [] : [returned(subscription, reference)])];
  return facts.length === 0 ? ignored('nothing-paid-yet') : { number: subscription.number, facts };
}

/** Where an event names one of our numbers, it must be that of its subscription. */
function isOfAnother({ values }: GatewayEvent, { number }: PayPalSubscription): boolean {
  const named = textIn(values, 'custom_id') || textIn(values, 'custom');
  return named !== '' && named !== number;
}

/** PayPal may not list a payment yet that it has told of; null where it lists another sum than it has told. */
function withSale(subscription: PayPalSubscription, { values }: GatewayEvent): PayPalSubscription | null {
  const [id, at] = [textIn(values, 'id'), timeIn(values, 'create_time')];
  const amount = dollarsIn(objectIn(values, 'amount'));
  if (id === '' || !at || !amount) return null;
  const listed = subscription.sales.find((sale) => sale.id === id);
  if (listed) return listed.amount?.minor === amount.minor ? subscription : null;
  const sale: Sale = { id, at, amount, isReturned: false };
  return { ...subscription, sales: inOrder([...subscription.sales, sale]) };
}

const returned = (subscription: PayPalSubscription, reference: string): GatewayFact => ({
  kind: 'moneyReturned',
  key: `paypal:returned:${reference}`,
  number: numberOf(subscription, reference),
  reference,
});
