import { Injectable, type OnModuleInit } from '@nestjs/common';
import { firstChargeOf } from '../../domain/mandate.entity';
import { FactHandler, GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { CompareChargeService } from '../subscriptions/compare-charge.service';
import { MandateFactsService } from '../subscriptions/mandate-facts.service';
import type { EventOutcome } from '../ports/event-log';
import type { GatewayFact, Paid, Renewed } from '../ports/payment-gateway';
import { RenewalsService } from '../subscriptions/renewals.service';
import { ReturnedMoneyService } from './returned-money.service';
import { SettlementService } from './settlement.service';

/** What follows from what gateways tell, by its kind. Everything is part of the caller's transaction. */
@Injectable()
export class HandleFactsService extends FactHandler implements OnModuleInit {
  constructor(
    private readonly facts: GatewayFactsService,
    private readonly settlement: SettlementService,
    private readonly renewals: RenewalsService,
    private readonly mandates: MandateFactsService,
    private readonly returned: ReturnedMoneyService,
    private readonly charges: CompareChargeService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.facts.handleBy(this);
  }

  /** What a fact that counted before may still say. */
  learn(fact: Paid): Promise<void> {
    return this.mandates.learnOfFirst(fact);
  }

  async handle(fact: GatewayFact): Promise<EventOutcome> {
    switch (fact.kind) {
      case 'paid':
        return this.pay(fact);
      case 'declined':
        return this.settlement.decline(fact);
      case 'renewed':
        // The notice of the first charge, which names the mandate, may have been lost.
        await this.mandates.learn(fact.mandateNumber, fact.mandate);
        return this.renew(fact);
      case 'renewalFailed':
        return this.renewals.fail(fact);
      case 'mandateEnded':
        return this.mandates.end(fact);
      case 'moneyReturned':
        return this.returned.note(fact);
    }
  }

  /** The first money of a mandate that was made without any is its first charge. */
  private async pay(fact: Paid): Promise<EventOutcome> {
    const outcome = await this.settlement.pay(fact);
    const { number: mandateNumber, mandate } = fact;
    if (outcome !== 'furtherCharge') {
      // The first charge of a mandate has the number of the order.
      const { charge: _, ...first } = fact;
      if (outcome.outcome === 'applied') await this.charges.compare(mandateNumber, first);
      return outcome;
    }
    const number = firstChargeOf(mandateNumber);
    return this.renew({ ...fact, kind: 'renewed', number, mandateNumber, mandate: mandate ?? '' });
  }

  private async renew(fact: Renewed): Promise<EventOutcome> {
    const outcome = await this.mandates.learnTerm(fact, await this.renewals.renew(fact));
    if (outcome.outcome === 'applied') await this.charges.compare(fact.mandateNumber, fact);
    return outcome;
  }
}
