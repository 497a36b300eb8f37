import { Injectable, Logger } from '@nestjs/common';
import type { Mandate } from '../../domain/mandate.entity';
import { GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { MandateTermsService } from './mandate-terms.service';
import { PaymentGateways } from '../ports/payment-gateway';

/** Asks a gateway until when a mandate charges. */
@Injectable()
export class AskAboutMandateService {
  private readonly logger = new Logger(AskAboutMandateService.name);

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly terms: MandateTermsService,
  ) {}

  /** `known`: all that follows is stored. `later`: it could not be asked now. `never`: it does not answer that. */
  async ask(mandate: Mandate): Promise<'known' | 'later' | 'never'> {
    const { number, gateway: type, wanted } = mandate;
    const gateway = this.gateways.find(type);
    if (!gateway || wanted === 'terminated') return 'never';
    try {
      const term = await gateway.findTerm(mandate);
      if (!term) return 'never';
      if (term.isOver) {
        await this.facts.apply({ kind: 'mandateEnded', key: `${type}:ended:${number}`, number });
      } else {
        await this.terms.take(number, term);
      }
      return 'known';
    } catch (error) {
      this.logger.warn({ err: error, mandate: number }, 'a mandate could not be asked about');
      return 'later';
    }
  }
}
