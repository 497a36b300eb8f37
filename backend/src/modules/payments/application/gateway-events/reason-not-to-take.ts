import type { Attempt } from '../../domain/attempt.entity';
import type { OrderStore } from '../ports/order-store';
import type { SellersService } from '../sellers.service';

interface Sources {
  readonly orders: OrderStore;
  readonly sellers: SellersService;
}

/**
 * Why money that a customer has agreed to would only go back: some gateways take it when they are asked to, and not before.
 * Null while it is of use. A second payment at the very same moment is still taken, and refunded.
 */
export async function reasonNotToTake(
  { orderId }: Attempt,
  { orders, sellers }: Sources,
): Promise<string | null> {
  const order = await orders.byId(orderId);
  if (!order) return null;
  if (order.state === 'paid') return 'order-paid-before';
  // A change of what the group has is not bought once more.
  if (order.subscriptionId !== null) return null;
  const { target, groupId, item } = order;
  return (await sellers.sellerOf(target).mayBuy(groupId, item)) ? 'not-sellable' : null;
}
