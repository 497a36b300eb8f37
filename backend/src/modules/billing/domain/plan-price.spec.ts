import { money } from '../../../shared/domain/money';
import { BRAND_DOMAIN_PRICES, pricesOf } from './plan-price';
import { CURRENT_PLANS } from './plan-table';

describe('the price list', () => {
  it.each([
    ['free', [0, 0, 0, 0]],
    ['personal', [299, 165, 1_200, 650]],
    ['initial', [550, 500, 3_900, 2_500]],
    ['classic', [1_980, 1_650, 11_900, 6_500]],
  ] as const)('has for %s what was promised', (plan, [localMonthly, localYearly, monthly, yearly]) => {
    expect(pricesOf(plan)).toEqual({
      TWD: { monthly: money(localMonthly, 'TWD'), yearly: money(localYearly, 'TWD') },
      USD: { monthly: money(monthly, 'USD'), yearly: money(yearly, 'USD') },
    });
  });

  it('has a year of a brand domain', () => {
    expect(BRAND_DOMAIN_PRICES).toEqual({ TWD: money(1_980, 'TWD'), USD: money(7_900, 'USD') });
  });

  it('has none for what is not on sale', () => {
    expect(CURRENT_PLANS.filter((plan) => pricesOf(plan) === null)).toEqual([
      'initialAddon',
      'initialLegacy',
      'initialWithBsd',
      'classicAddon',
      'customized',
    ]);
    expect(pricesOf('toString')).toBeNull();
  });
});
