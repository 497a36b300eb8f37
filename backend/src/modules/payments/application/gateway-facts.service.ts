import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { MandateFacts } from './mandate-facts.service';
import { Books, type EventOutcome } from './ports/books';
import type { GatewayFact } from './ports/payment-gateway';
import { Renewals } from './renewals.service';
import { Settlement } from './settlement.service';

/** What gateways tell counts once, however often and by whatever way it is told. */
@Injectable()
export class GatewayFacts {
  constructor(
    private readonly books: Books,
    private readonly settlement: Settlement,
    private readonly renewals: Renewals,
    private readonly mandates: MandateFacts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The event and all that follows from it are one transaction: what is answered afterwards is true. */
  async apply(fact: GatewayFact): Promise<void> {
    if (await this.books.knowsEvent(fact.key)) {
      if (fact.kind === 'paid') await this.mandates.learn(fact);
      return;
    }
    await this.unitOfWork.runRepeatable(async () => {
      if (!(await this.books.addEvent(fact, this.clock.now()))) return;
      const outcome = await this.followUp(fact);
      if (outcome.outcome !== 'applied') await this.books.noteOutcome(fact.key, outcome);
    });
  }

  private followUp(fact: GatewayFact): Promise<EventOutcome> {
    switch (fact.kind) {
      case 'paid':
        return this.settlement.pay(fact);
      case 'declined':
        return this.settlement.decline(fact);
      case 'renewed':
        return this.renewals.renew(fact);
      case 'renewalFailed':
        return this.renewals.fail(fact);
      case 'mandateEnded':
        return this.mandates.end(fact);
      case 'moneyReturned':
        return this.settlement.takeBack(fact);
    }
  }
}
