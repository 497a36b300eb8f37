import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { REMINDER_MS, type Subscription } from '../domain/subscription.entity';
import { PaymentMails } from './payment-mails.service';
import { Books } from './ports/books';
import { PaymentGateways } from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';

const MAX_AT_ONCE = 200;
const ALERT = 'key-lost';

/** Tells payers of the next charge a week before it, or that it cannot be made. */
@Injectable()
export class RemindPayers {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly gateways: PaymentGateways,
    private readonly mails: PaymentMails,
    private readonly books: Books,
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
    if (await this.canCharge(subscription)) return this.mails.upcoming(subscription);
    await this.mails.unchargeable(subscription);
    const { id, groupId, item, paymentType: gateway, periodEnd, priceMinor, currency } = subscription;
    const details = { subscription: id, gateway, item, dueOn: periodEnd, minor: priceMinor, currency };
    const alert = { key: `${ALERT}:${id}`, kind: ALERT, groupId, details };
    await this.books.alert(alert, this.clock.now());
  }

  /** Gateways that charge by themselves need nothing of us; the others a key, which they tell only once. */
  private async canCharge({ id, paymentType }: Subscription): Promise<boolean> {
    const gateway = paymentType && this.gateways.find(paymentType);
    if (!gateway?.needsKey) return true;
    return (await this.store.mandatesOf(id)).some(({ reference }) => reference !== null);
  }
}
