import { money } from '../../../shared/domain/money';
import type { NewCoupon } from './coupon';
import { quoteOf } from './quote';

const off = (percent: number): NewCoupon => ({
  code: 'X',
  discount: { kind: 'percent', percent },
  items: [],
  cycles: [],
  from: new Date(0),
  until: null,
  maxUses: null,
});
const purchase = (minor: number, currency: 'TWD' | 'USD' = 'TWD') =>
  ({ item: 'initial', cycle: 'monthly', price: money(minor, currency) }) as const;

describe('the sum of an order', () => {
  it('is the list price without a coupon', () => {
    expect(quoteOf(purchase(550), null)).toEqual({
      list: money(550, 'TWD'),
      discount: money(0, 'TWD'),
      credit: money(0, 'TWD'),
      waived: money(0, 'TWD'),
      total: money(550, 'TWD'),
    });
  });

  it.each([
    [50, 275, 0, 275],
    [96, 528, 0, 22],
    [97, 534, 16, 0],
    [100, 550, 0, 0],
  ])('with %i percent off', (percent, discount, waived, total) => {
    const lines = quoteOf(purchase(550), off(percent));
    expect([lines.discount, lines.waived, lines.total].map(({ minor }) => minor)).toEqual([
      discount,
      waived,
      total,
    ]);
  });

  it('below half a US dollar is not charged', () => {
    const lines = quoteOf(purchase(12_00, 'USD'), off(96));
    expect([lines.waived.minor, lines.total.minor]).toEqual([48, 0]);
  });
});
