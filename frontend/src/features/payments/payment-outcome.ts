import type { OrderDetails } from './payments.api';

type Outcome = 'active' | 'period' | 'scheduled' | 'card' | 'overdue' | 'unlocked' | 'domain';

/** Whether it only shows another card, and nothing is paid. */
export const isCardAlone = ({ operation, lines }: Pick<OrderDetails, 'operation' | 'lines'>): boolean =>
  operation === 'card' && lines.total === 0;

/** What an order that went through has done. Smaller plans, and months after years, begin when the paid period is over. */
export function paymentOutcomeOf(
  order: Pick<OrderDetails, 'operation' | 'billingCycle' | 'lines' | 'purchaseTarget'>,
): Outcome {
  switch (order.operation) {
    case 'buy':
      return 'unlocked';
    case 'card':
      return isCardAlone(order) ? 'card' : 'overdue';
    case 'degrade':
      return 'scheduled';
    case 'changePeriod':
      return order.billingCycle === 'yearly' ? 'period' : 'scheduled';
    default:
      return order.purchaseTarget === 'domain' ? 'domain' : 'active';
  }
}
