import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { CardChangedAtGateway } from '../domain/payments.errors';
import { quoteOfCharge } from '../domain/quote';
import { ChangeQuotes } from './change-quotes.service';
import { type ChangeContext, choiceFor } from './change-context';
import { Checkout } from './checkout.service';
import { PaymentNumbers } from './payment-numbers';
import { CHECKOUTS } from './purchases.service';
import { type StartedPayment, StartPayment } from './start-payment.service';

/** Lets admins charge their group's subscription in another way. */
@Injectable()
export class ChangeCard {
  constructor(
    private readonly quotes: ChangeQuotes,
    private readonly checkout: Checkout,
    private readonly payments: StartPayment,
    private readonly limits: RateLimits,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Another card, or another way to pay; what is overdue is paid with it. */
  async change(member: Member, context: ChangeContext): Promise<StartedPayment> {
    await this.limits.take(CHECKOUTS, member.userId);
    const subscription = await this.quotes.subscriptionOf(member.groupId, context.slot);
    const { terms, nextTerms, currency, periodEnd, nextPeriodEnd, paymentType } = subscription;
    const isOverdue = subscription.stateAt(this.numbers.now) === 'pastDue';
    if (!isOverdue) subscription.assertChangeable(this.numbers.now);
    const chosen = context.paymentType ?? paymentType ?? undefined;
    // LINE Pay lets nobody agree to later charges without one now.
    const isAtGateway = chosen === 'linePay' || (chosen === 'paypal' && paymentType === 'paypal');
    if (!isOverdue && isAtGateway) throw new CardChangedAtGateway();
    const { item, cycle, price } = isOverdue ? nextTerms : terms;
    const order = await this.checkout.quoteChange(member, {
      operation: 'card',
      target: subscription.target,
      item,
      cycle,
      lines: quoteOfCharge(isOverdue ? price : { minor: 0, currency }),
      price: nextTerms.price,
      change: {
        subscriptionId: subscription.id,
        basis: subscription.basis,
        nextChargeOn: isOverdue ? nextPeriodEnd : periodEnd,
      },
    });
    const choice = choiceFor(subscription, { ...context, paymentType: chosen });
    return this.payments.start(member, order, choice);
  }
}
