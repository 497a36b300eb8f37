import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import type { SoldPlan } from '../../billing/values';
import type { BillingCycle } from '../domain/billing-cycle';
import type { InvoiceInput } from '../domain/invoice-settings';
import type { Order } from '../domain/order.entity';
import { PaymentTypeNotOffered, SubscribedAlready } from '../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../domain/payment-type';
import { Checkout } from './checkout.service';
import type { Offer } from './offered-payments.service';
import { SubscriptionStore } from './ports/subscription-store';
import { type PaymentChoice, type StartedPayment, StartPayment } from './start-payment.service';

/** Each makes rows that stay for a while. */
const CHECKOUTS = { name: 'payments.checkout', points: 60, seconds: 600 };

export interface PlanOrderInput {
  readonly featureName: SoldPlan;
  readonly billingCycle?: BillingCycle | undefined;
  readonly paymentType?: PaymentType | undefined;
  readonly coupon?: string | undefined;
  readonly invoice?: InvoiceInput | undefined;
}

/** Buying a plan for the group acted in. */
@Injectable()
export class PlanOrders {
  constructor(
    private readonly checkout: Checkout,
    private readonly payments: StartPayment,
    private readonly subscriptions: SubscriptionStore,
    private readonly limits: RateLimits,
  ) {}

  find(member: Member, externalId: string): Promise<Order> {
    return this.payments.find(member, externalId);
  }

  /** What it costs. Throws when the group has a subscription, or the way to pay is not offered. */
  async quote(member: Member, input: PlanOrderInput, offer: Offer): Promise<Order> {
    await this.limits.take(CHECKOUTS, member.userId);
    const { featureName: plan, billingCycle: cycle = 'monthly', paymentType, coupon, invoice } = input;
    if (paymentType && !offer.types.includes(paymentType)) throw new PaymentTypeNotOffered(offer.types);
    if (await this.subscriptions.findLive(member.groupId)) throw new SubscribedAlready();
    return this.checkout.quote(member, {
      plan,
      cycle,
      currency: paymentType ? CURRENCY_OF[paymentType] : offer.currency,
      coupon: coupon ?? null,
      invoice: invoice ?? null,
    });
  }

  /** Where to pay for it. Throws when there is no such order, or it can no longer be paid. */
  async start(member: Member, externalId: string, choice: PaymentChoice): Promise<StartedPayment> {
    const order = await this.find(member, externalId);
    if (await this.subscriptions.findLive(member.groupId)) throw new SubscribedAlready();
    return this.payments.start(member, order, choice);
  }
}
