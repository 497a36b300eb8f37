import { money } from '../../../../shared/domain/money';
import { listPriceOf, type PlanPurchase } from './plan-price';

describe('the price of a plan', () => {
  it.each<[PlanPurchase, number]>([
    [{ plan: 'personal', cycle: 'monthly', currency: 'TWD' }, 299],
    [{ plan: 'personal', cycle: 'yearly', currency: 'TWD' }, 1_980],
    [{ plan: 'initial', cycle: 'yearly', currency: 'TWD' }, 6_000],
    [{ plan: 'classic', cycle: 'yearly', currency: 'TWD' }, 19_800],
    [{ plan: 'personal', cycle: 'yearly', currency: 'USD' }, 78_00],
    [{ plan: 'initial', cycle: 'monthly', currency: 'USD' }, 39_00],
  ])('of %j', (purchase, minor) => {
    expect(listPriceOf(purchase)).toEqual(money(minor, purchase.currency));
  });

  it.each(['free', 'customized', 'initialAddon', '__proto__'])('of %s does not exist', (plan) => {
    expect(listPriceOf({ plan, cycle: 'monthly', currency: 'TWD' })).toBeNull();
  });
});
