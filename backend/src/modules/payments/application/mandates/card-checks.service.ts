import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { CardCheck } from '../../domain/card-check.entity';
import type { Mandate } from '../../domain/mandate.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { AskAboutMandateService } from './ask-about-mandate.service';
import { runRound, type StepOutcome } from '../gateway-round';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { CardCheckStore } from '../ports/card-check-store';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 50;

/** Asks gateways about the mandates of cards that something was heard of; what they say counts. */
@Injectable()
export class CardChecksService {
  constructor(
    private readonly checks: CardCheckStore,
    private readonly store: SubscriptionStore,
    private readonly gateway: AskAboutMandateService,
    private readonly mails: PaymentMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    const numbers = await this.checks.due(this.clock.now(), MAX_AT_ONCE);
    const mandates = await Promise.all(numbers.map((number) => this.store.findMandate(number)));
    await runRound(
      mandates.filter((mandate) => mandate !== null),
      { gatewayOf: ({ gateway }) => gateway, step: (mandate) => this.check(mandate), signal },
    );
  }

  private async check(mandate: Mandate): Promise<StepOutcome> {
    const answer = await this.gateway.ask(mandate);
    const { number, subscriptionId } = mandate;
    await this.unitOfWork.runRepeatable(async () => {
      const subscription = subscriptionId === null ? null : await this.store.hold(subscriptionId);
      const check = await this.checks.hold(number);
      const now = this.clock.now();
      if (!check?.checkAt || check.checkAt > now) return;
      const isOpen = answer === 'later' && check.retry(now);
      if (!isOpen) check.end(now);
      const isUnknown = !isOpen && answer !== 'known' && mandate.wanted !== 'terminated';
      if (isUnknown && subscription?.renews) await this.notify(check, subscription);
      await this.checks.save(check);
    });
    return answer === 'later' ? 'silent' : 'answered';
  }

  /** Only the customer can find out; nothing else changes. */
  private async notify(check: CardCheck, subscription: Subscription): Promise<void> {
    if (check.takeMail(subscription.periodNumber)) await this.mails.checkCard(subscription);
  }
}
