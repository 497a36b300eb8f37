import type { Money } from '../../../shared/domain/money';
import { taipeiDateOf } from './billing-calendar';
import type { Mandate } from './mandate.entity';
import type { Subscription } from './subscription.entity';

/** A charge after the first, as the gateway tells it. */
export interface FurtherCharge {
  readonly amount: Money;
  /** When the money was taken. */
  readonly at: Date;
}

/** Stored with the refund; payers are told less (`unused-payment.ts`). */
export type RenewalRefusal = 'nothing-to-renew' | 'mandate-replaced' | 'too-early' | 'other-amount';

/**
 * Why a charge renews nothing, so that its money goes back; null when it pays for the next period. Both prices count while a
 * change is on its way to the gateway.
 */
export function renewalRefusal(
  { amount, at }: FurtherCharge,
  mandate: Mandate,
  subscription: Subscription | null,
): RenewalRefusal | null {
  if (!subscription?.renews) return 'nothing-to-renew';
  if (mandate.wanted === 'terminated') return 'mandate-replaced';
  if (!subscription.expectsPaymentOn(taipeiDateOf(at))) return 'too-early';
  const expected = [subscription.nextTerms.price.minor, subscription.priceMinor, mandate.amountMinor];
  return expected.includes(amount.minor) ? null : 'other-amount';
}
