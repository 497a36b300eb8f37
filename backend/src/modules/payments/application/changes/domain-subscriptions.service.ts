import { Injectable } from '@nestjs/common';
import { domainToASCII } from 'node:url';
import type { Member } from '../../../../shared/domain/actor';
import { NoSubscription } from '../../domain/payments.errors';
import type { PaymentType } from '../../domain/payment-type';
import type { PurchaseTarget } from '../../domain/purchase-target';
import type { Subscription } from '../../domain/subscription.entity';
import { type GroupBilling, GroupBillingService } from './group-billing.service';
import { ChangeCardService } from './change-card.service';
import { ChangeSubscriptionService } from '../subscriptions/change-subscription.service';
import type { Offer } from '../orders/payment-offers.service';
import { type PurchaseInput, PurchasesService } from '../orders/purchases.service';
import { SubscriptionStore } from '../ports/subscription-store';
import { SellersService } from '../sellers.service';
import type { StartedPayment } from '../orders/start-payment.service';

const DOMAIN: PurchaseTarget = 'domain';

/** What a member who pays for a domain brings. */
export interface DomainCall {
  readonly member: Member;
  readonly domainName: string;
  /** Where the call came from. */
  readonly address: string;
}

export interface DomainPayment {
  readonly paymentType: PaymentType | undefined;
  readonly offer: Offer;
}

/** A domain that a group pays for. */
export type DomainBilling = GroupBilling & { readonly subscription: Subscription };

/** Subscriptions of domains: a group has one for each. */
@Injectable()
export class DomainSubscriptionsService {
  constructor(
    private readonly sellers: SellersService,
    private readonly purchases: PurchasesService,
    private readonly store: SubscriptionStore,
    private readonly billing: GroupBillingService,
    private readonly cards: ChangeCardService,
    private readonly subscriptions: ChangeSubscriptionService,
  ) {}

  /** What is bought, and that it is paid by the year. */
  purchaseOf(domainName: string, rest: Omit<PurchaseInput, 'target' | 'item' | 'cycle'>): PurchaseInput {
    return { ...rest, target: DOMAIN, item: hostOf(domainName), cycle: 'yearly' };
  }

  /** Throws `NoSubscription`. */
  async require(groupId: number, domainName: string): Promise<void> {
    const { subscription } = await this.billing.billingOf(groupId, this.slotOf(domainName));
    if (!subscription) throw new NoSubscription();
  }

  async list(groupId: number): Promise<DomainBilling[]> {
    const live = (await this.store.liveOfGroups([groupId])).filter(({ target }) => target === DOMAIN);
    const found: DomainBilling[] = [];
    for (const { item } of live) {
      const { subscription, ...rest } = await this.billing.billingOf(groupId, this.slotOf(item));
      if (subscription) found.push({ ...rest, subscription });
    }
    return found;
  }

  /** Throws `NoSubscription`, `RenewalUnderWay`. */
  async cancel({ member, domainName, address }: DomainCall, reason: string): Promise<void> {
    await this.subscriptions.cancel(member, this.slotOf(domainName), { reason, address });
  }

  /** Charges it in another way; what is overdue is paid with it. */
  changeCard(call: DomainCall, payment: DomainPayment): Promise<StartedPayment> {
    const { member, domainName, address } = call;
    return this.cards.change(member, { slot: this.slotOf(domainName), address, ...payment });
  }

  /**
   * Goes on with it: what was cancelled goes on without a payment (null, or to agree to a new mandate), what is overdue is paid, and what is over is bought
   * again. Throws what the seller says.
   */
  async resubscribe(call: DomainCall, payment: DomainPayment): Promise<StartedPayment | null> {
    const { member, domainName, address } = call;
    const { subscription, state } = await this.billing.billingOf(member.groupId, this.slotOf(domainName));
    if (subscription && state === 'cancelled') {
      return this.cards.resume(member, { slot: this.slotOf(domainName), address, ...payment });
    }
    if (subscription) return this.changeCard(call, payment);
    const { paymentType, offer } = payment;
    const { externalId } = await this.purchases.quote(
      member,
      this.purchaseOf(domainName, { paymentType }),
      offer,
    );
    return this.purchases.start(member, externalId, {
      paymentType: paymentType ?? null,
      offered: offer.types,
    });
  }

  private slotOf(domainName: string): string {
    return this.sellers.sellerOf(DOMAIN).slotOf(hostOf(domainName));
  }
}

/** As the seller keeps it; empty, which is never used, for what is no name in any coding. */
const hostOf = (typed: string): string => domainToASCII(typed.trim());
