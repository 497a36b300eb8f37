import { money } from '../../../shared/domain/money';
import { type PlanPurchase, quoteOf } from './quote';

const off = (discount: { kind: 'percent'; percent: number }) => ({
  code: 'X',
  discount,
  plans: [],
  cycles: [],
  from: new Date(0),
  until: null,
  maxUses: null,
});

describe('the sum of an order', () => {
  it.each<[PlanPurchase, number]>([
    [{ plan: 'personal', cycle: 'monthly', currency: 'TWD' }, 299],
    [{ plan: 'personal', cycle: 'yearly', currency: 'TWD' }, 1_980],
    [{ plan: 'initial', cycle: 'yearly', currency: 'TWD' }, 6_000],
    [{ plan: 'classic', cycle: 'yearly', currency: 'TWD' }, 19_800],
    [{ plan: 'personal', cycle: 'yearly', currency: 'USD' }, 78_00],
    [{ plan: 'initial', cycle: 'monthly', currency: 'USD' }, 39_00],
  ])('of %j', (purchase, minor) => {
    expect(quoteOf(purchase, null)).toEqual({
      list: money(minor, purchase.currency),
      discount: money(0, purchase.currency),
      waived: money(0, purchase.currency),
      total: money(minor, purchase.currency),
    });
  });

  it.each([
    [50, 275, 0, 275],
    [96, 528, 0, 22],
    [97, 534, 16, 0],
    [100, 550, 0, 0],
  ])('with %i percent off', (percent, discount, waived, total) => {
    const lines = quoteOf(
      { plan: 'initial', cycle: 'monthly', currency: 'TWD' },
      off({ kind: 'percent', percent }),
    );
    expect([lines.discount, lines.waived, lines.total].map(({ minor }) => minor)).toEqual([
      discount,
      waived,
      total,
    ]);
  });

  it('below half a US dollar is not charged', () => {
    const lines = quoteOf(
      { plan: 'personal', cycle: 'monthly', currency: 'USD' },
      off({ kind: 'percent', percent: 96 }),
    );
    expect([lines.waived.minor, lines.total.minor]).toEqual([48, 0]);
  });
});
