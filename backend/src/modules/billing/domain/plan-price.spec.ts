import { BRAND_DOMAIN_PRICES, pricesOf } from './plan-price';
import { CURRENT_PLANS } from './plan-table';

describe('the price list', () => {
  it.each([
    ['free', [0, 0, 0, 0]],
    ['personal', [299, 165, 12, 6.5]],
    ['initial', [550, 500, 39, 25]],
    ['classic', [1_980, 1_650, 119, 65]],
  ] as const)('has for %s what was promised', (plan, [localMonthly, localYearly, monthly, yearly]) => {
    expect(pricesOf(plan)).toEqual({
      TWD: { monthly: localMonthly, yearly: localYearly },
      USD: { monthly, yearly },
    });
  });

  it('has one for brand domains', () => {
    expect(BRAND_DOMAIN_PRICES).toEqual({
      TWD: { monthly: 1_980, yearly: 1_650 },
      USD: { monthly: 79, yearly: 65 },
    });
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
