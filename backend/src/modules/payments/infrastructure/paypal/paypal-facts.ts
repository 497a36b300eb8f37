import { money } from '../../../../shared/domain/money';
import type { GatewayFact, Paid, Renewed, RenewalFailed } from '../../application/ports/payment-gateway';
import type { PayPalSubscription, PayPalSale } from './paypal-subscription';

const moneyKey = (reference: string): string => `paypal:${reference}`;

/** Our number of a payment: the attempt's for the first, and one of its own for each further. */
export const numberOf = ({ number, sales: [first] }: PayPalSubscription, saleId: string): string =>
  first?.id === saleId ? number : `PP${saleId}`;

/** The first payment; null while there is none that can be counted with. */
export function firstPayment({ id, number, sales: [first] }: PayPalSubscription): Paid | null {
  if (!first?.amount || first.isReturned) return null;
  const { id: reference, amount, at } = first;
  return { kind: 'paid', key: moneyKey(reference), number, reference, amount, at, card: null, mandate: id };
}

/** A customer has agreed to be charged later. */
export const subscriptionAgreed = ({ id, number }: PayPalSubscription): Paid => ({
  kind: 'paid',
  isAgreement: true,
  key: `paypal:subscriptionAgreed:${number}`,
  number,
  reference: id,
  amount: money(0, 'USD'),
  at: null,
  card: null,
  mandate: id,
});

function renewal(subscription: PayPalSubscription, { id: reference, amount, at, isReturned }: PayPalSale) {
  if (!amount || isReturned) return [];
  const { id: mandate, number: mandateNumber } = subscription;
  const fact: Renewed = {
    kind: 'renewed',
    key: moneyKey(reference),
    number: numberOf(subscription, reference),
    mandateNumber,
    reference,
    amount,
    at,
    mandate,
  };
  return [fact];
}

/** Each charge that fails is one, until one does not. */
function failedRenewal({ id, number, failures, failure, sales }: PayPalSubscription): RenewalFailed {
  const key = `paypal:failed:${id}:${sales.length}:${failures}`;
  return { kind: 'renewalFailed', key, number, mandateNumber: number, reason: failure };
}

const isOver = ({ status }: PayPalSubscription): boolean => status === 'CANCELLED' || status === 'EXPIRED';

/** It may be over before its first payment is listed. */
const endedKey = ({ id, sales }: PayPalSubscription): string =>
  sales.length === 0 ? `paypal:ended-unpaid:${id}` : `paypal:ended:${id}`;

/** All that has happened to a subscription, earliest first; each counts once, however often it is said. */
export function factsOf(subscription: PayPalSubscription): readonly GatewayFact[] {
  const [, ...further] = subscription.sales;
  const first = firstPayment(subscription);
  const { number, failures, sales } = subscription;
  return [
    ...(first ? [first] : []),
    ...further.flatMap((sale) => renewal(subscription, sale)),
    ...(failures > 0 && sales.length > 0 ? [failedRenewal(subscription)] : []),
    ...(isOver(subscription) ? [{ kind: 'mandateEnded', key: endedKey(subscription), number } as const] : []),
  ];
}
