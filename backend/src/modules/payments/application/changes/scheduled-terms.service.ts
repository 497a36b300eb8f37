import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { NoSubscription } from '../../domain/payments.errors';
import type { Subscription } from '../../domain/subscription.entity';
import type { Terms } from '../../domain/subscription-terms';
import { ChangeQuotesService } from './change-quotes.service';
import type { ChangeContext } from './change-context';
import { paymentCrashPoint } from '../crash-points';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { PaymentNumbers } from '../payment-numbers';
import { SubscriptionStore } from '../ports/subscription-store';

/** What is noted to take effect when the paid period is over. */
@Injectable()
export class ScheduledTermsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly quotes: ChangeQuotesService,
    private readonly mails: PaymentMailsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Null: it goes on as it is. Throws when nothing can be changed now. */
  async set(
    { userId, groupId }: Member,
    { slot, address }: Pick<ChangeContext, 'slot' | 'address'>,
    terms: Terms | null,
  ): Promise<void> {
    const { id } = await this.quotes.subscriptionOf(groupId, slot);
    await this.unitOfWork.runRepeatable(async () => {
      const subscription = await this.store.hold(id);
      if (!subscription) throw new NoSubscription();
      subscription.assertChangeable(this.numbers.now);
      subscription.schedule(terms);
      await this.store.save(subscription);
      await this.instruct(subscription);
      if (terms) await this.mails.scheduled(subscription, this.numbers.now);
      const action = terms ? 'payments.change-scheduled' : 'payments.change-withdrawn';
      const details = { plan: terms?.item ?? subscription.item, date: subscription.periodEnd };
      await this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
      paymentCrashPoint('subscription.changing');
    });
    paymentCrashPoint('subscription.changed');
  }

  /** What is charged at the end of the period. */
  private async instruct({ id, nextTerms, periodEnd: on }: Subscription): Promise<void> {
    const { price: amount, cycle } = nextTerms;
    for (const mandate of await this.store.holdMandatesOf(id)) {
      if (mandate.wanted === 'terminated') continue;
      mandate.wantTerms({ amount, cycle, on });
      await this.store.saveMandate(mandate);
    }
  }
}
