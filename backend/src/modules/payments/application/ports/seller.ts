import type { DomainError } from '../../../../shared/domain/domain-error';
import type { Language } from '../../../../shared/domain/language';
import type { Currency } from '../../../../shared/domain/money';
import type { BillingCycle, OrderCycle } from '../../domain/billing-cycle';
import type { NewCoupon } from '../../domain/coupon';
import type { PurchaseTarget } from '../../domain/purchase-target';
import type { OrderLines } from '../../domain/quote';

/** What a price is asked for. */
export interface Purchase {
  /** The seller's name of it. */
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly currency: Currency;
}

/** What a group has bought. */
export interface Sale {
  readonly groupId: number;
  readonly payerId: number;
  readonly item: string;
  /** The same for every period of it; of what is paid once, the order. */
  readonly reference: string;
}

/**
 * Sells one kind of thing: it knows what that costs and what a group gets for it. How it is paid, booked, invoiced and
 * charged again is not its business.
 */
export abstract class Seller {
  abstract readonly target: PurchaseTarget;
  /** Whether the group has it from the moment in which it is paid; what takes longer is announced by its seller. */
  abstract readonly isImmediate: boolean;
  /** Items that coupons can be limited to. */
  abstract readonly couponItems: readonly string[];
  /**
   * What each period costs. Throws `InvalidInput` for what it does not sell by the period, or a coupon that is for
   * something else. What is paid once is priced by its seller's own call.
   */
  abstract quote(purchase: Purchase, coupon: NewCoupon | null): OrderLines;
  /** Where an item stands among all: bigger ones are higher. */
  abstract rankOf(item: string): number;
  /** A group has one subscription at a time of the same. */
  abstract slotOf(item: string): string;
  /** Why the group cannot have it now, also when it has paid; null when it can. */
  abstract mayBuy(groupId: number, item: string): Promise<DomainError | null>;
  /** It was paid: once, the first period of it, or a further one. Part of the caller's transaction. */
  abstract fulfil(sale: Sale): Promise<void>;
  /** The group has another item instead from now on. Part of the caller's transaction. */
  abstract exchange(sale: Sale): Promise<void>;
  /** The group loses it at that moment, or, when it is null, keeps it after all. Part of the caller's transaction. */
  abstract revoke(sale: Sale, at: Date | null): Promise<void>;
  /** Whether the group has something of it that comes with what it pays for elsewhere, and ends with that. */
  endsWith(_groupId: number, _target: PurchaseTarget): Promise<boolean> {
    return Promise.resolve(false);
  }
  /** What customers, gateways and invoices call it. */
  abstract nameOf(item: string, cycle: OrderCycle, lang: Language): string;
}
