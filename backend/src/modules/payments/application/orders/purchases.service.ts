import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { InvoiceInput } from '../../domain/invoice-settings';
import type { Order } from '../../domain/order.entity';
import { PaymentTypeNotOffered } from '../../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../../domain/payment-type';
import type { PurchaseTarget } from '../../domain/purchase-target';
import { CheckoutService } from './checkout.service';
import type { Offer } from './payment-offers.service';
import { SellersService } from '../sellers.service';
import { type PaymentChoice, type StartedPayment, StartPaymentService } from './start-payment.service';

/** Each makes rows that stay for a while. */
export const CHECKOUTS = { name: 'payments.checkout', points: 60, seconds: 600 };

export interface PurchaseInput {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle?: BillingCycle | undefined;
  readonly paymentType?: PaymentType | undefined;
  readonly coupon?: string | undefined;
  readonly invoice?: InvoiceInput | undefined;
}

/** What is to be paid: a draft that was quoted before, or something that is quoted now. */
export type WantedOrder = { readonly externalId: string } | { readonly purchase: PurchaseInput };

/** Which order an earlier try of the same call was about. */
export interface Progress {
  readonly noted: string | null;
  readonly note: (externalId: string) => Promise<void>;
}

/** Buying something for the group acted in. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly payments: StartPaymentService,
    private readonly sellers: SellersService,
    private readonly limits: RateLimits,
  ) {}

  find(member: Member, externalId: string): Promise<Order> {
    return this.payments.find(member, externalId);
  }

  /** What it costs. Throws when the group may not buy it, or the way to pay is not offered. */
  async quote(member: Member, input: PurchaseInput, offer: Offer): Promise<Order> {
    await this.limits.take(CHECKOUTS, member.userId);
    const { target, item, cycle = 'monthly', paymentType, coupon, invoice } = input;
    if (paymentType && !offer.types.includes(paymentType)) throw new PaymentTypeNotOffered(offer.types);
    await this.refuseUnsellable(member, { target, item });
    return this.checkout.quote(member, {
      target,
      item,
      cycle,
      currency: paymentType ? CURRENCY_OF[paymentType] : offer.currency,
      coupon: coupon ?? null,
      invoice: invoice ?? null,
    });
  }

  /** Where to pay for it. Throws when there is no such order, or it can no longer be paid. */
  async start(member: Member, externalId: string, choice: PaymentChoice): Promise<StartedPayment> {
    const order = await this.find(member, externalId);
    await this.refuseUnsellable(member, order);
    return this.payments.start(member, order, choice);
  }

  /** Where to pay for it. A call that is repeated after its order was paid finds that nothing has to be paid any more. */
  async place(
    member: Member,
    wanted: WantedOrder,
    { paymentType, offer, progress }: { paymentType: PaymentType | null; offer: Offer; progress: Progress },
  ): Promise<StartedPayment> {
    const choice = { paymentType, offered: offer.types };
    if (progress.noted !== null) {
      const order = await this.find(member, progress.noted);
      if (order.state === 'paid') return { order, handOver: null };
      if (order.isOpen) return this.start(member, order.externalId, choice);
    }
    const { externalId } = 'externalId' in wanted ? wanted : await this.quote(member, wanted.purchase, offer);
    await progress.note(externalId);
    return this.start(member, externalId, choice);
  }

  private async refuseUnsellable(
    { groupId }: Member,
    { target, item }: Pick<PurchaseInput, 'target' | 'item'>,
  ): Promise<void> {
    const refusal = await this.sellers.sellerOf(target).mayBuy(groupId, item);
    if (refusal) throw refusal;
  }
}
