import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { CannotResume, CardChangedAtGateway } from '../../domain/payments.errors';
import type { PaymentType } from '../../domain/payment-type';
import { quoteOfCharge } from '../../domain/quote';
import type { Subscription } from '../../domain/subscription.entity';
import { ChangeQuotesService } from './change-quotes.service';
import { type ChangeContext, choiceFor } from './change-context';
import { ChangeSubscriptionService } from '../subscriptions/change-subscription.service';
import { CheckoutService } from '../orders/checkout.service';
import { PaymentNumbers } from '../payment-numbers';
import { CHECKOUTS } from '../orders/purchases.service';
import { type StartedPayment, StartPaymentService } from '../orders/start-payment.service';

/** Lets no buyer agree to later charges without one now. */
const CHARGES_NOW: PaymentType = 'linePay';

/** Lets admins charge their group's subscription in another way. */
@Injectable()
export class ChangeCardService {
  constructor(
    private readonly changes: ChangeSubscriptionService,
    private readonly quotes: ChangeQuotesService,
    private readonly checkout: CheckoutService,
    private readonly payments: StartPaymentService,
    private readonly limits: RateLimits,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Another card, or another way to pay; what is overdue is paid with it. */
  async change(member: Member, context: ChangeContext): Promise<StartedPayment> {
    await this.limits.take(CHECKOUTS, member.userId);
    const subscription = await this.quotes.subscriptionOf(member.groupId, context.slot);
    const isOverdue = subscription.stateAt(this.numbers.now) === 'pastDue';
    if (!isOverdue) subscription.assertChangeable(this.numbers.now);
    const { paymentType } = subscription;
    const chosen = context.paymentType ?? paymentType ?? undefined;
    const isAtGateway = chosen === CHARGES_NOW || (chosen === 'paypal' && paymentType === 'paypal');
    if (!isOverdue && isAtGateway) throw new CardChangedAtGateway();
    return this.ask(member, subscription, { ...context, paymentType: chosen });
  }

  /**
   * Goes on with a cancelled subscription, without a payment (null) where its mandate can be used again; where that has ended
   * at the gateway, its payer agrees to a new one, which charges at the end of the paid period. Throws `CannotResume`.
   */
  async resume(member: Member, context: ChangeContext): Promise<StartedPayment | null> {
    try {
      await this.changes.resume(member, context.slot, context.address);
      return null;
    } catch (error) {
      if (!(error instanceof CannotResume)) throw error;
    }
    await this.limits.take(CHECKOUTS, member.userId);
    const subscription = await this.quotes.subscriptionOf(member.groupId, context.slot);
    const chosen = context.paymentType ?? subscription.paymentType;
    if (chosen === null || chosen === CHARGES_NOW) throw new CannotResume();
    return this.ask(member, subscription, { ...context, paymentType: chosen });
  }

  private async ask(
    member: Member,
    subscription: Subscription,
    context: ChangeContext,
  ): Promise<StartedPayment> {
    const { terms, nextTerms, currency, periodEnd, nextPeriodEnd } = subscription;
    const isOverdue = subscription.stateAt(this.numbers.now) === 'pastDue';
    const { item, cycle, price } = isOverdue ? nextTerms : terms;
    const choice = choiceFor(subscription, context);
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
    return this.payments.start(member, order, choice);
  }
}
