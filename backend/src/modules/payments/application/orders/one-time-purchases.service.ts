import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import type { Money } from '../../../../shared/domain/money';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { CurrencyNotOffered } from '../../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../../domain/payment-type';
import type { PurchaseTarget } from '../../domain/purchase-target';
import { CheckoutService } from './checkout.service';
import { PaymentOffersService } from './payment-offers.service';
import { CHECKOUTS } from './purchases.service';
import { RefundedOrdersService } from '../refunds/refunded-orders.service';
import { RefundsService } from '../refunds/refunds.service';
import { SellersService } from '../sellers.service';

export interface OneTimePurchase {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly price: Money;
}

/** An order that can be started with `POST /subscription/order`. */
export interface OneTimeQuote {
  readonly externalId: string;
  readonly total: Money;
  /** By what it can be paid. */
  readonly paymentTypes: readonly PaymentType[];
  /** Until when the price is promised. */
  readonly expiresAt: Date;
}

/** What sellers of other modules need of payments that are made once. */
@Injectable()
export class OneTimePurchasesService {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly sellers: SellersService,
    private readonly offers: PaymentOffersService,
    private readonly orders: RefundedOrdersService,
    private readonly refunds: RefundsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The same order for the same price, as long as it can be started. `address`: of the caller, by which ways to pay are
   * offered. Throws why the group may not buy it, or `CurrencyNotOffered`.
   */
  async quote(member: Member, purchase: OneTimePurchase, address: string): Promise<OneTimeQuote> {
    await this.limits.take(CHECKOUTS, member.userId);
    const { target, item, price } = purchase;
    const refusal = await this.sellers.sellerOf(target).mayBuy(member.groupId, item);
    if (refusal) throw refusal;
    const { types } = this.offers.to(address);
    const paymentTypes = types.filter((type) => CURRENCY_OF[type] === price.currency);
    if (paymentTypes.length === 0) throw new CurrencyNotOffered(price.currency);
    const { externalId, total, expiresAt } = await this.checkout.quoteOnce(member, purchase);
    return { externalId, total, paymentTypes, expiresAt };
  }

  /** What was paid goes back, as nothing came of it. Part of the caller's transaction. */
  async giveBack(externalId: string, reason: string): Promise<void> {
    const held = await this.orders.holdPaid(externalId);
    const amount = await this.refunds.leftOf(held);
    if (amount.minor === 0) return;
    await this.refunds.add(held, { amount, cause: 'granted', reason, requestedBy: null });
  }
}
