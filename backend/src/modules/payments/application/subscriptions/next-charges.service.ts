import { Injectable } from '@nestjs/common';
import type { Subscription } from '../../domain/subscription.entity';
import { OrderStore } from '../ports/order-store';
import { PaymentGateways } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

/** How the next charge of a subscription is made, and whether it can be, as far as anybody knows. */
@Injectable()
export class NextChargesService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly gateways: PaymentGateways,
  ) {}

  /** Its mandate ends before that, or it needs a key that a gateway tells only once. */
  async canCharge(subscription: Subscription): Promise<boolean> {
    return (await this.obstacle(subscription)) === null;
  }

  /** Last four digits of the card that was charged last; null where it was no card, or it was not told which. */
  async cardOf({ id }: Subscription): Promise<string | null> {
    const latest = (await this.store.mandatesOf(id)).at(-1);
    const attempt = latest ? await this.orders.findAttempt(latest.number) : null;
    return attempt?.card ?? null;
  }

  /** Null: there is none. */
  async obstacle({ id, paymentType, periodEnd }: Subscription): Promise<'key-lost' | 'card-ends' | null> {
    const mandates = await this.store.mandatesOf(id);
    const gateway = paymentType && this.gateways.find(paymentType);
    const isKeyLost =
      gateway?.needsKey === true &&
      mandates.every(({ reference, wanted }) => reference === null || wanted === 'terminated');
    if (isKeyLost) return 'key-lost';
    const isOver = mandates.length > 0 && mandates.every((mandate) => !mandate.canChargeOn(periodEnd));
    return isOver ? 'card-ends' : null;
  }
}
