import { buildOrder } from '../../test/fake-payments';
import { paymentOutcomeOf } from './payment-outcome';
import type { OrderDetails } from './payments.api';

const { lines } = buildOrder();
const free = { ...lines, list: 0, total: 0, tax: 0 };

describe('what an order that went through has done', () => {
  it.each<[Partial<OrderDetails>, string]>([
    [{ operation: 'subscribe' }, 'active'],
    [{ operation: 'subscribe', lines: free }, 'active'],
    [{ operation: 'renew' }, 'active'],
    [{ operation: 'upgrade' }, 'active'],
    [{ operation: 'degrade', lines: free }, 'scheduled'],
    [{ operation: 'changePeriod', billingCycle: 'yearly' }, 'period'],
    [{ operation: 'changePeriod', billingCycle: 'monthly', lines: free }, 'scheduled'],
    [{ operation: 'card', lines: free }, 'card'],
    [{ operation: 'card' }, 'overdue'],
    [{ purchaseTarget: 'domain' }, 'domain'],
    [{ purchaseTarget: 'domain', operation: 'renew' }, 'domain'],
    [{ purchaseTarget: 'domain', operation: 'card' }, 'overdue'],
  ])('follows from its operation, period and sum: %j', (fields, outcome) => {
    expect(paymentOutcomeOf(buildOrder(fields))).toBe(outcome);
  });
});
