import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { CalendarDate } from '../../domain/billing-calendar';
import type { Mandate } from '../../domain/mandate.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { paymentCrashPoint } from '../crash-points';
import { PaymentMailsService } from '../mails/payment-mails.service';
import type { MandateTerm, Paid, Renewed } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 200;

/** Until when mandates can charge: a card that ends, ends its mandate. */
@Injectable()
export class MandateTermsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly mails: PaymentMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What is told of the first money of a mandate once more, when its gateway had been asked before and said less. */
  async learnOfFirst({ number, chargesLeft = null }: Paid): Promise<void> {
    if (chargesLeft === null || (await this.store.findMandate(number))?.lastChargeOn !== null) return;
    await this.learn(number, (subscription, { lastChargeOn, firstPeriod }) =>
      lastChargeOn === null ? subscription.endOf(firstPeriod + chargesLeft - 1) : null,
    );
  }

  /** What a further charge tells, which has just been used. */
  async learnOfFurther({ mandateNumber, chargesLeft = null }: Renewed): Promise<void> {
    if (chargesLeft === null) return;
    await this.learn(mandateNumber, (subscription) =>
      subscription.endOf(subscription.periodNumber - 1 + chargesLeft),
    );
  }

  /** What the gateway says when it is asked. */
  take(number: string, { chargesLeft }: MandateTerm): Promise<void> {
    return this.learn(number, (subscription) => {
      const { periodNumber, state } = subscription;
      // It has tried to charge the period that is missing.
      const tried = state === 'pastDue' ? periodNumber : periodNumber - 1;
      return subscription.endOf(tried + chargesLeft);
    });
  }

  /** Tells payers of last charges that come near. That it was told is stored with the mail. */
  async warn(signal: AbortSignal): Promise<void> {
    for (const { number } of await this.store.mandatesToWarn(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.unitOfWork.runRepeatable(() => this.warnOf(number));
    }
  }

  private async warnOf(number: string): Promise<void> {
    const id = (await this.store.findMandate(number))?.subscriptionId ?? null;
    const subscription = id === null ? null : await this.store.hold(id);
    const mandate = await this.store.holdMandate(number);
    const now = this.clock.now();
    if (!mandate?.warnAt || mandate.warnAt > now) return;
    const days = mandate.takeWarning(now);
    await this.store.saveMandate(mandate);
    if (days === null || mandate.wanted !== 'live' || !subscription?.renews) return;
    await this.mails.lastCharge(subscription, mandate, days);
    paymentCrashPoint('subscription.passing');
  }

  private learn(
    number: string,
    dateOf: (subscription: Subscription, mandate: Mandate) => CalendarDate | null,
  ): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const id = (await this.store.findMandate(number))?.subscriptionId ?? null;
      const subscription = id === null ? null : await this.store.hold(id);
      const held = await this.store.holdMandate(number);
      const date = subscription && held && dateOf(subscription, held);
      if (!held || !date) return;
      held.learnLastCharge(date, this.clock.now());
      await this.store.saveMandate(held);
    });
  }
}
