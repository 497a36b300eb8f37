import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Mandate } from '../../domain/mandate.entity';
import { type ChargeRefusal, MissedRenewal, tryNumberOf } from '../../domain/missed-renewal.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { paymentCrashPoint } from '../crash-points';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { OpenAlerts } from '../ports/open-alerts';
import { MissedRenewalStore } from '../ports/missed-renewal-store';
import type { RenewalFailed } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 200;
const ALERT = 'renewal-unknown';

export const chargeRefusalOf = ({ reason, mayChange = false }: RenewalFailed): ChargeRefusal => ({
  reason,
  mayChange,
});

/** What payers are told while a renewal is missing, and what is known of its charges. */
@Injectable()
export class MissedRenewalsService {
  constructor(
    private readonly store: MissedRenewalStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly mails: PaymentMailsService,
    private readonly alerts: OpenAlerts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction, in which it becomes past due. */
  async note(subscription: Subscription, refusal: ChargeRefusal | null): Promise<void> {
    await this.store.add(new MissedRenewal(subscription, refusal, this.clock.now()));
  }

  /** Part of the caller's transaction. False when that was not the charge that was to be made next. */
  async noteRefused(subscription: Subscription, fact: RenewalFailed): Promise<boolean> {
    const missed = await this.store.hold(subscription);
    if (!missed?.isOf(subscription) || missed.chargeAt === null) return false;
    const mandate = await this.subscriptions.findMandate(fact.mandateNumber);
    const charge = mandate?.chargeNumber(missed.periodNumber + 1);
    if (charge === undefined || fact.number !== tryNumberOf(charge, missed.refusedTries)) return false;
    missed.refuse(subscription, chargeRefusalOf(fact), this.clock.now());
    await this.store.save(missed);
    return true;
  }

  /** Part of the caller's transaction, in which its plan ends without anybody knowing whether it was paid. */
  noteUnknown({ id, groupId, item, periodNumber }: Subscription): Promise<void> {
    const details = { item, period: periodNumber + 1 };
    return this.alerts.raise({ key: `${ALERT}:${id}`, kind: ALERT, groupId, details }, this.clock.now());
  }

  /** Sends each payer the newest reminder that is due. That it was sent is stored with the mail. */
  async remind(signal: AbortSignal): Promise<void> {
    for (const due of await this.store.toRemind(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.change(due, async (missed, subscription) => {
        if (missed.mailAt === null || missed.mailAt > this.clock.now()) return;
        const day = missed.takeReminder(subscription, this.clock.now());
        if (day !== null) await this.mails.stillMissed(subscription, day);
        paymentCrashPoint('subscription.passing');
      });
    }
  }

  /** Subscriptions that are to be charged again. */
  async toCharge(): Promise<Subscription[]> {
    const found: Subscription[] = [];
    for (const due of await this.store.toCharge(this.clock.now(), MAX_AT_ONCE)) {
      await this.change(due, (_, subscription) => {
        if (this.clock.now() < subscription.graceEnd) found.push(subscription);
      });
    }
    return found;
  }

  /** It is unknown what came of the charge. */
  async askAgain(subscription: Subscription): Promise<void> {
    const known = await this.store.find(subscription);
    if (!known) return;
    await this.change(known, (missed) => {
      if (missed.chargeAt !== null && missed.chargeAt <= this.clock.now()) missed.askAgain(this.clock.now());
    });
  }

  /** Numbers of the charges that were made for the next period, or may have been; the last is made next. */
  async chargeNumbers(subscription: Subscription, mandate: Mandate): Promise<readonly string[]> {
    const number = mandate.chargeNumber(subscription.periodNumber + 1);
    const refused = (await this.store.find(subscription))?.refusedTries ?? 0;
    return Array.from({ length: refused + 1 }, (_, tries) => tryNumberOf(number, tries));
  }

  /** What was paid, or has ended, meanwhile is closed instead. */
  private change(
    { subscriptionId, periodNumber }: MissedRenewal,
    edit: (missed: MissedRenewal, subscription: Subscription) => Promise<void> | void,
  ): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const subscription = await this.subscriptions.hold(subscriptionId);
      const missed = await this.store.hold({ id: subscriptionId, periodNumber });
      if (!missed) return;
      if (subscription && missed.isOf(subscription)) await edit(missed, subscription);
      else missed.close();
      await this.store.save(missed);
    });
  }
}
