import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import { Mandate } from '../../domain/mandate.entity';
import { addMandate } from './add-mandate';
import { OrderStore } from '../ports/order-store';
import { SubscriptionStore } from '../ports/subscription-store';

/** Mandates whose name at the gateway becomes known after their first money. */
@Injectable()
export class LearnedMandatesService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction: its first money was of no use. */
  async endUnused({ number, gateway, received: amount }: Attempt, reference: string): Promise<void> {
    if (!gateway) return;
    const now = this.clock.now();
    const mandate = new Mandate({
      subscriptionId: null,
      gateway,
      number,
      reference,
      amount,
      cycle: 'monthly',
      firstPeriod: 1,
      now,
    });
    mandate.want('terminated', now);
    await addMandate(this.store, mandate);
  }

  /** What the gateway calls it is told after its first money was found by asking. */
  learn(number: string, reference: string): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const mandate = await this.store.holdMandate(number);
      if (mandate?.reference === null) {
        mandate.learnReference(reference, this.clock.now());
        await this.store.saveMandate(mandate);
      }
      const attempt = mandate ? null : await this.orders.findAttempt(number);
      if (attempt) await this.endUnused(attempt, reference);
    });
  }
}
