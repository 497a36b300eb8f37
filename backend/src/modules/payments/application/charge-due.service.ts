import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Mandate } from '../domain/mandate.entity';
import type { Subscription } from '../domain/subscription.entity';
import { crashPoint } from './crash-points';
import { GatewayFacts } from './gateway-facts.service';
import { Books } from './ports/books';
import {
  type Charge,
  GATEWAY_LANGUAGE,
  type GatewayFact,
  type PaymentGateway,
  PaymentGateways,
} from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';
import { Sellers } from './sellers.service';

const MAX_AT_ONCE = 200;
const ALERT = 'renewal-unknown';

/** Charges the next periods where gateways do not do so by themselves. */
@Injectable()
export class ChargeDue {
  private readonly logger = new Logger(ChargeDue.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly sellers: Sellers,
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFacts,
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    for (const subscription of await this.store.awaitingPayment(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.charge(subscription);
    }
  }

  /** Applies a charge that the gateway has made and nobody has heard of. False when the gateway cannot be asked. */
  async findUnreported(subscription: Subscription): Promise<boolean> {
    return this.decide(subscription, (gateway, mandate, charge) => gateway.findCharge(mandate, charge));
  }

  /** Part of the caller's transaction: it has ended while its gateway could not be asked whether the money had come. */
  noteUnknown({ id, groupId, item, periodNumber }: Subscription): Promise<void> {
    const details = { item, period: periodNumber + 1 };
    return this.books.alert({ key: `${ALERT}:${id}`, kind: ALERT, groupId, details }, this.clock.now());
  }

  private async charge(subscription: Subscription): Promise<void> {
    crashPoint('renewal.charging');
    await this.decide(subscription, (gateway, mandate, charge) => gateway.chargeNext(mandate, charge));
  }

  /** The number is the same each time, so that a charge whose answer was lost is found instead of made again. */
  private async decide(
    subscription: Subscription,
    ask: (gateway: PaymentGateway, mandate: Mandate, charge: Charge) => Promise<readonly GatewayFact[]>,
  ): Promise<boolean> {
    const { id, price: amount, cycle, periodNumber, paymentType } = subscription;
    const gateway = paymentType && this.gateways.find(paymentType);
    const mandate = (await this.store.mandatesOf(id)).find(({ wanted }) => wanted === 'live');
    if (!gateway || !mandate) return false;
    const product = this.sellers.nameOf(subscription, GATEWAY_LANGUAGE);
    const number = `${mandate.number}_${periodNumber + 1}`;
    try {
      const facts = await ask(gateway, mandate, { number, amount, product, cycle });
      for (const fact of facts) await this.facts.apply(fact);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, number }, 'a charge is not decided');
      return false;
    }
  }
}
