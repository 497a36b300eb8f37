import { PaymentTypeNotOffered } from '../../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../../domain/payment-type';
import type { Subscription } from '../../domain/subscription.entity';
import type { Offer } from '../orders/payment-offers.service';
import type { PaymentChoice } from '../orders/start-payment.service';

/** Who changes which subscription, and how they may pay. */
export interface ChangeContext {
  readonly slot: string;
  readonly paymentType?: PaymentType | undefined;
  readonly offer: Offer;
  /** Where the call came from. */
  readonly address: string;
}

/** In the currency that the rest of the period was paid in; as until now unless something else is chosen. */
export function choiceFor(subscription: Subscription, { paymentType, offer }: ChangeContext): PaymentChoice {
  const offered = offer.types.filter((type) => CURRENCY_OF[type] === subscription.currency);
  // Also where nothing is paid: PayPal's customers are asked all the same.
  if (paymentType && !offered.includes(paymentType)) throw new PaymentTypeNotOffered(offered);
  return { paymentType: paymentType ?? subscription.paymentType, offered };
}
