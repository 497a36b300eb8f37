import { Injectable, Logger } from '@nestjs/common';
import type { Attempt } from '../domain/attempt.entity';
import { GatewayFacts } from './gateway-facts.service';
import { type AttemptResult, PaymentGateways } from './ports/payment-gateway';

/** Asks a gateway what became of an attempt while its customer waits. */
@Injectable()
export class AskGateway {
  private readonly logger = new Logger(AskGateway.name);

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFacts,
  ) {}

  /** Returns when all that follows is stored. Null where it cannot be asked now: it is asked again later. */
  async ask(attempt: Attempt): Promise<AttemptResult | null> {
    const gateway = attempt.gateway && this.gateways.find(attempt.gateway);
    if (!gateway) return null;
    try {
      const found = await gateway.queryPayment(attempt);
      if (typeof found !== 'string') await this.facts.apply(found);
      return found;
    } catch (error) {
      this.logger.warn({ err: error, attempt: attempt.number }, 'a gateway could not be asked');
      return null;
    }
  }
}
