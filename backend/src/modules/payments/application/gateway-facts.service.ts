import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { crashPoint } from './crash-points';
import { FewAtOnce } from '../../../shared/few-at-once';
import { FactHandlers } from './fact-handlers.service';
import { Books } from './ports/books';
import type { GatewayFact } from './ports/payment-gateway';

/** A gateway that was away sends all that it has at once: the database refuses whoever is too far behind. */
const MAX_AT_ONCE = 5;

/** What gateways tell counts once, however often and by whatever way it is told. */
@Injectable()
export class GatewayFacts {
  private readonly turns = new FewAtOnce(MAX_AT_ONCE);

  constructor(
    private readonly books: Books,
    private readonly handlers: FactHandlers,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The event and all that follows from it are one transaction: what is answered afterwards is true. */
  apply(fact: GatewayFact): Promise<void> {
    return this.turns.run(() => this.applyOnce(fact));
  }

  private async applyOnce(fact: GatewayFact): Promise<void> {
    crashPoint('fact.received');
    if ((await this.books.knowsEvent(fact.key)) || !(await this.applyNew(fact))) {
      if (fact.kind === 'paid') await this.handlers.learn(fact);
    }
    crashPoint('fact.applied');
  }

  /** False when somebody else was told of it at the same moment. */
  private applyNew(fact: GatewayFact): Promise<boolean> {
    return this.unitOfWork.runRepeatable(async () => {
      if (!(await this.books.addEvent(fact, this.clock.now()))) return false;
      const outcome = await this.handlers.handle(fact);
      if (outcome.outcome !== 'applied') await this.books.noteOutcome(fact.key, outcome);
      crashPoint('fact.applying');
      return true;
    });
  }
}
