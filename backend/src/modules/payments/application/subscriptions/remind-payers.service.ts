import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { REMINDER_MS } from '../../domain/payment-times';
import type { Subscription } from '../../domain/subscription.entity';
import { NextChargesService } from './next-charges.service';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { OpenAlerts } from '../ports/open-alerts';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 200;
const ALERT = 'key-lost';

/** Tells payers of the next charge a week before it, or that it cannot be made. */
@Injectable()
export class RemindPayersService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly charges: NextChargesService,
    private readonly mails: PaymentMailsService,
    private readonly alerts: OpenAlerts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + REMINDER_MS);
    for (const id of await this.store.idsToRemind(now, until, MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.unitOfWork.runRepeatable(async () => {
        const subscription = await this.store.hold(id);
        if (subscription?.wantsReminder(this.clock.now())) await this.remind(subscription);
      });
    }
  }

  /** That it was told is stored with the mail, so that it is told once whatever happens in between. */
  private async remind(subscription: Subscription): Promise<void> {
    subscription.noteReminder();
    await this.store.save(subscription);
    const obstacle = await this.charges.obstacle(subscription);
    if (obstacle === null) return this.mails.upcoming(subscription);
    if (obstacle === 'card-ends') return this.mails.cardEnded(subscription);
    await this.mails.unchargeable(subscription);
    const { id, groupId, nextTerms, paymentType: gateway, periodEnd, currency } = subscription;
    const { item, price } = nextTerms;
    const details = { subscription: id, gateway, item, dueOn: periodEnd, minor: price.minor, currency };
    const alert = { key: `${ALERT}:${id}`, kind: ALERT, groupId, details };
    await this.alerts.raise(alert, this.clock.now());
  }
}
