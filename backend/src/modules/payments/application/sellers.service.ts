import { Injectable } from '@nestjs/common';
import type { Language } from '../../../shared/domain/language';
import type { OrderCycle } from '../domain/billing-cycle';
import type { PurchaseTarget } from '../domain/purchase-target';
import type { Subscription } from '../domain/subscription.entity';
import type { Seller } from './ports/seller';

/** What was bought, as orders and subscriptions keep it. */
export interface Bought {
  readonly target: PurchaseTarget;
  readonly item: string;
  readonly cycle: OrderCycle;
}

/** Knows who sells what; those who take money need not know what for. */
@Injectable()
export class SellersService {
  private readonly sellers = new Map<PurchaseTarget, Seller>();

  register(seller: Seller): void {
    if (this.sellers.has(seller.target)) throw new Error(`${seller.target} has a seller already`);
    this.sellers.set(seller.target, seller);
  }

  sellerOf(target: PurchaseTarget): Seller {
    const seller = this.sellers.get(target);
    if (!seller) throw new Error(`nobody sells ${target}`);
    return seller;
  }

  /** Items that coupons can be limited to, of every seller. */
  get couponItems(): readonly string[] {
    return [...this.sellers.values()].flatMap(({ couponItems }) => couponItems);
  }

  /** Whether something that another one sells comes with what a group pays for, and ends with it. */
  async endsWith({ groupId, target }: Pick<Subscription, 'groupId' | 'target'>): Promise<boolean> {
    const answers = await Promise.all(
      [...this.sellers.values()].map((each) => each.endsWith(groupId, target)),
    );
    return answers.includes(true);
  }

  nameOf({ target, item, cycle }: Bought, lang: Language): string {
    return this.sellerOf(target).nameOf(item, cycle, lang);
  }
}
