import { Injectable, Logger } from '@nestjs/common';
import type { Attempt } from '../../domain/attempt.entity';
import { GatewayFactsService } from './gateway-facts.service';
import { OrderStore } from '../ports/order-store';
import { type AttemptResult, PaymentGateways } from '../ports/payment-gateway';
import { reasonNotToTake } from './reason-not-to-take';
import { SellersService } from '../sellers.service';

/** Asks a gateway what became of an attempt while its customer waits. */
@Injectable()
export class AskGatewayService {
  private readonly logger = new Logger(AskGatewayService.name);

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
  ) {}

  /** Returns when all that follows is stored. Null where it cannot be asked now: it is asked again later. */
  async ask(attempt: Attempt): Promise<AttemptResult | null> {
    const gateway = attempt.gateway && this.gateways.find(attempt.gateway);
    if (!gateway) return null;
    try {
      const found = await gateway.queryPayment(
        attempt,
        await reasonNotToTake(attempt, { orders: this.orders, sellers: this.sellers }),
      );
      if (typeof found !== 'string') await this.facts.apply(found);
      return found;
    } catch (error) {
      this.logger.warn({ err: error, attempt: attempt.number }, 'a gateway could not be asked');
      return null;
    }
  }
}
