import type { Delivery } from '../domain/delivery.entity';
import type { Webhook } from '../domain/webhook.entity';

/** A delivery that this process has taken, and where it goes. */
export interface ClaimedDelivery {
  readonly webhook: Webhook;
  readonly delivery: Delivery;
}
