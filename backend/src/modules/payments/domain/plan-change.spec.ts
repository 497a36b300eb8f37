import type { BillingCycle } from './billing-cycle';
import { changeBetween, type PlanChange } from './plan-change';

const terms = (rank: number, cycle: BillingCycle) => ({ rank, cycle });

describe('a change', () => {
  it.each<[string, number, BillingCycle, number, BillingCycle, PlanChange | null]>([
    ['a bigger plan', 0, 'monthly', 1, 'monthly', { kind: 'upgrade', takesEffect: 'now' }],
    ['a bigger plan by year', 0, 'monthly', 2, 'yearly', { kind: 'upgrade', takesEffect: 'now' }],
    ['a bigger plan for a year', 0, 'yearly', 1, 'yearly', { kind: 'upgrade', takesEffect: 'now' }],
    ['a smaller plan', 2, 'monthly', 1, 'monthly', { kind: 'degrade', takesEffect: 'periodEnd' }],
    ['a smaller plan by month', 2, 'yearly', 0, 'monthly', { kind: 'degrade', takesEffect: 'periodEnd' }],
    ['a smaller plan by year', 2, 'monthly', 0, 'yearly', { kind: 'degrade', takesEffect: 'periodEnd' }],
    ['a year', 1, 'monthly', 1, 'yearly', { kind: 'changePeriod', takesEffect: 'now' }],
    ['months', 1, 'yearly', 1, 'monthly', { kind: 'changePeriod', takesEffect: 'periodEnd' }],
    ['the same', 1, 'monthly', 1, 'monthly', null],
  ])('to %s', (_, fromRank, fromCycle, toRank, toCycle, expected) => {
    expect(changeBetween(terms(fromRank, fromCycle), terms(toRank, toCycle))).toEqual(expected);
  });

  it('to a bigger plan by month is refused while a year is paid for', () => {
    expect(() => changeBetween(terms(0, 'yearly'), terms(1, 'monthly'))).toThrow(
      expect.objectContaining({
        details: {
          fields: [expect.objectContaining({ field: 'billingCycle', code: 'payments.yearly-only' })],
        },
      }) as Error,
    );
  });
});
