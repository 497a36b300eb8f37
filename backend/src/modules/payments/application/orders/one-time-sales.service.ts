import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Order } from '../../domain/order.entity';
import type { Sale } from '../ports/seller';
import { SellersService } from '../sellers.service';

const saleOf = ({ groupId, payerId, item, externalId }: Order): Sale => ({
  groupId,
  payerId,
  item,
  reference: `order:${externalId}`,
});

/** What groups have of things that are paid once. Everything is part of the caller's transaction. */
@Injectable()
export class OneTimeSalesService {
  constructor(
    private readonly sellers: SellersService,
    private readonly clock: Clock,
  ) {}

  /** False, and nothing happens, when the group cannot have it any more. */
  async fulfil(order: Order): Promise<boolean> {
    const seller = this.sellers.sellerOf(order.target);
    if (await seller.mayBuy(order.groupId, order.item)) return false;
    await seller.fulfil(saleOf(order));
    return true;
  }

  /** The money is gone again. */
  async revoke(order: Order): Promise<void> {
    await this.sellers.sellerOf(order.target).revoke(saleOf(order), this.clock.now());
  }
}
