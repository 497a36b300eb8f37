import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Subscription } from '../domain/subscription.entity';
import { GatewayFacts } from './gateway-facts.service';
import { PaymentGateways } from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';

const MAX_AT_ONCE = 200;

/** Charges the next periods where gateways do not do so by themselves. */
@Injectable()
export class ChargeDue {
  private readonly logger = new Logger(ChargeDue.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFacts,
    private readonly clock: Clock,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    for (const subscription of await this.store.awaitingMoney(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.charge(subscription);
    }
  }

  /** The number is the same each time, so that a charge whose answer was lost is found instead of made again. */
  private async charge({
    id,
    price: amount,
    plan,
    cycle,
    periodNumber,
    paymentType,
  }: Subscription): Promise<void> {
    const gateway = paymentType && this.gateways.find(paymentType);
    const mandate = (await this.store.mandatesOf(id)).find(({ wanted }) => wanted === 'live');
    if (!gateway || !mandate) return;
    const number = `${mandate.number}_${periodNumber + 1}`;
    try {
      const facts = await gateway.chargeNext(mandate, { number, amount, plan, cycle });
      for (const fact of facts) await this.facts.apply(fact);
    } catch (error) {
      this.logger.warn({ err: error, number }, 'a charge is not decided');
    }
  }
}
