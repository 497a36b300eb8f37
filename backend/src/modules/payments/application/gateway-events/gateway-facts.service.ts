import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { paymentCrashPoint } from '../crash-points';
import { FewAtOnce } from '../../../../shared/few-at-once';
import { EventLog, type EventOutcome } from '../ports/event-log';
import type { GatewayFact, Paid } from '../ports/payment-gateway';

/** A gateway that was away sends all that it has at once: the database refuses transactions that are too far behind. */
const MAX_AT_ONCE = 5;

/** Knows what follows from facts; it registers itself, because orders and subscriptions stand above what gateways tell. */
export abstract class FactHandler {
  /** Part of the caller's transaction. */
  abstract handle(fact: GatewayFact): Promise<EventOutcome>;
  /** What a fact that counted before may still say. */
  abstract learn(fact: Paid): Promise<void>;
}

/** What gateways tell counts once, however often and by whatever way it is told. */
@Injectable()
export class GatewayFactsService {
  private readonly turns = new FewAtOnce(MAX_AT_ONCE);

  private registered: FactHandler | null = null;

  constructor(
    private readonly events: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  handleBy(handler: FactHandler): void {
    this.registered = handler;
  }

  /** Whether it has counted. */
  knows(key: string): Promise<boolean> {
    return this.events.knows(key);
  }

  /** The event and all that follows from it are one transaction: what is answered afterwards is true. */
  apply(fact: GatewayFact): Promise<void> {
    return this.turns.run(() => this.applyOnce(fact));
  }

  private async applyOnce(fact: GatewayFact): Promise<void> {
    paymentCrashPoint('fact.received');
    if ((await this.knows(fact.key)) || !(await this.applyNew(fact))) {
      if (fact.kind === 'paid') await this.handler.learn(fact);
    }
    paymentCrashPoint('fact.applied');
  }

  /** False when another process was told of it at the same moment. */
  private applyNew(fact: GatewayFact): Promise<boolean> {
    return this.unitOfWork.runRepeatable(async () => {
      if (!(await this.events.add(fact, this.clock.now()))) return false;
      const outcome = await this.handler.handle(fact);
      if (outcome.outcome !== 'applied') await this.events.noteOutcome(fact.key, outcome);
      paymentCrashPoint('fact.applying');
      return true;
    });
  }

  private get handler(): FactHandler {
    if (!this.registered) throw new Error('nobody handles what gateways tell');
    return this.registered;
  }
}
