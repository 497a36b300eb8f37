import type { PaymentRecord } from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import { dollarsIn, objectIn, payPalTextIn } from './paypal-answers';
import { absent, type PayPalCalls } from './paypal-calls';
import { factsOf } from './paypal-facts';
import type { PayPalSubscription } from './paypal-subscription';

const RETURNED: Readonly<Record<string, PaymentRecord['returned']>> = {
  partially_refunded: 'part',
  refunded: 'whole',
  reversed: 'whole',
};

/** What PayPal has of a payment that was settled, and of all others of its subscription. */
export async function recordOf(
  calls: PayPalCalls,
  { number, reference }: Attempt,
  find: (subscriptionId: string) => Promise<PayPalSubscription | null>,
): Promise<PaymentRecord> {
  const sale = await calls.get(`/v1/payments/sale/${reference ?? ''}`).catch(absent);
  if (!sale) return { number, taken: null, returned: 'none', facts: [] };
  const subscription = await find(payPalTextIn(sale, 'billing_agreement_id'));
  return {
    number,
    taken: dollarsIn(objectIn(sale, 'amount')),
    returned: RETURNED[payPalTextIn(sale, 'state').toLowerCase()] ?? 'none',
    facts: subscription ? factsOf(subscription) : [],
  };
}
