import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { CannotWithdraw, problem } from '../../domain/payments.errors';
import type { ChangeKind } from '../../domain/plan-change';
import { type ChangeContext, choiceFor } from './change-context';
import { type ChangeInput, type ChangeQuote, ChangeQuotesService } from './change-quotes.service';
import { CheckoutService } from '../orders/checkout.service';
import { CHECKOUTS } from '../orders/purchases.service';
import { ScheduledTermsService } from './scheduled-terms.service';
import { type StartedPayment, StartPaymentService } from '../orders/start-payment.service';

const FIELDS: Readonly<Record<ChangeKind, string>> = {
  upgrade: 'featureName',
  degrade: 'featureName',
  changePeriod: 'billingCycle',
};

/** Lets admins change what their group pays for: at once for the difference, or from the next period on. */
@Injectable()
export class ChangeTermsService {
  constructor(
    private readonly quotes: ChangeQuotesService,
    private readonly checkout: CheckoutService,
    private readonly payments: StartPaymentService,
    private readonly scheduled: ScheduledTermsService,
    private readonly limits: RateLimits,
  ) {}

  /** What it would cost. */
  async preview({ groupId }: Member, slot: string, input: ChangeInput): Promise<ChangeQuote> {
    return this.quotes.quoteFor(await this.quotes.subscriptionOf(groupId, slot), input);
  }

  /** Null: it takes effect at the end of the period. Throws when it would be a change of another kind. */
  async change(
    member: Member,
    kind: ChangeKind,
    input: ChangeInput,
    context: ChangeContext,
  ): Promise<StartedPayment | null> {
    await this.limits.take(CHECKOUTS, member.userId);
    const quote = await this.preview(member, context.slot, input);
    if (quote.kind !== kind) {
      throw new InvalidInput([problem(FIELDS[kind], 'other-change', `This change is: ${quote.kind}.`)]);
    }
    const { subscription, terms } = quote;
    // PayPal asks its customers about each new price; others are told of it.
    if (quote.takesEffect === 'periodEnd' && subscription.paymentType !== 'paypal') {
      await this.scheduled.set(member, context, terms);
      return null;
    }
    return this.pay(member, quote, context);
  }

  /** Goes on as it is. */
  async withdraw(member: Member, context: ChangeContext): Promise<void> {
    const { paymentType, scheduled } = await this.quotes.subscriptionOf(member.groupId, context.slot);
    if (scheduled && paymentType === 'paypal') throw new CannotWithdraw();
    await this.scheduled.set(member, context, null);
  }

  private async pay(member: Member, quote: ChangeQuote, context: ChangeContext): Promise<StartedPayment> {
    const { subscription, terms, lines, nextChargeOn, kind } = quote;
    const { id: subscriptionId, target, basis } = subscription;
    const { item, cycle, price } = terms;
    const endsPeriod = quote.effectiveOn !== nextChargeOn && cycle !== subscription.cycle;
    const change = { subscriptionId, basis, nextChargeOn: endsPeriod ? null : nextChargeOn };
    const order = await this.checkout.quoteChange(member, {
      operation: kind,
      target,
      item,
      cycle,
      lines,
      price,
      change,
    });
    return this.payments.start(member, order, choiceFor(subscription, context));
  }
}
