import type { Surroundings } from '../shared/simulator';
import type { PayPalMerchant } from './merchant';
import type { PayPalState } from './state';
import type { EventSender } from './webhooks';

/** What every part of the gateway works with. */
export interface Context extends Surroundings<PayPalState> {
  readonly merchant: PayPalMerchant;
  readonly events: EventSender;
}
