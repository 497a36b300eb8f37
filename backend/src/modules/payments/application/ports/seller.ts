import type { DomainError } from '../../../../shared/domain/domain-error';
import type { Language } from '../../../../shared/domain/language';
import type { Currency } from '../../../../shared/domain/money';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { NewCoupon } from '../../domain/coupon';
import type { PurchaseTarget } from '../../domain/purchase-target';
import type { OrderLines } from '../../domain/quote';

/** What somebody asks the price of. */
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
  /** The same for every period of it. */
  readonly reference: string;
}

/**
 * Sells one kind of thing: it knows what that costs and what a group gets for it. How it is paid, booked, invoiced and
 * charged again is not its business.
 */
export abstract class Seller {
  abstract readonly target: PurchaseTarget;
  /** Items that coupons can be limited to. */
  abstract readonly couponItems: readonly string[];
  /** Throws `InvalidInput` for what it does not sell, or a coupon that is for something else. */
  abstract quote(purchase: Purchase, coupon: NewCoupon | null): OrderLines;
  /** A group has one subscription at a time of the same. */
  abstract slotOf(item: string): string;
  /** Why the group cannot have it now, also when it has paid; null when it can. */
  abstract mayBuy(groupId: number, item: string): Promise<DomainError | null>;
  /** A period of it was paid: the first, or a further one. Part of the caller's transaction. */
  abstract fulfil(sale: Sale): Promise<void>;
  /** The group loses it at that moment, or, when it is null, keeps it after all. Part of the caller's transaction. */
  abstract revoke(sale: Sale, at: Date | null): Promise<void>;
  /** What customers, gateways and invoices call it. */
  abstract nameOf(item: string, cycle: BillingCycle, lang: Language): string;
}
