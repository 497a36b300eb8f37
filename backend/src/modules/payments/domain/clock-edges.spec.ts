import { money } from '../../../shared/domain/money';
import { taipeiDateOf } from './billing-calendar';
import { quoteOfChange } from './quote';
import { Subscription } from './subscription.entity';

const build = (anchor: string): Subscription =>
  new Subscription({
    groupId: 7,
    payerId: 1,
    target: 'premium_plan',
    item: 'initial',
    slot: 'premium_plan',
    cycle: 'monthly',
    price: money(550, 'TWD'),
    paid: money(550, 'TWD'),
    paymentType: 'newebPay',
    anchor,
  });

/** What Classic instead of Initial costs at that moment: credit, rest of the new plan, and what is due. */
function changeAt(subscription: Subscription, moment: string): number[] {
  const today = taipeiDateOf(new Date(moment));
  const rest = subscription.restOf(money(1980, 'TWD'), today);
  const { list, credit, total } = quoteOfChange(rest, subscription.creditOn(today));
  return [credit.minor, list.minor, total.minor];
}

describe('edges of the clock', () => {
  it('23:59:59.9 and 00:00 in Taipei are two days, wherever the group is', () => {
    const subscription = build('2026-11-01');
    expect(changeAt(subscription, '2026-11-20T15:59:59.900Z')).toEqual([202, 726, 524]);
    expect(changeAt(subscription, '2026-11-20T16:00:00.000Z')).toEqual([183, 660, 477]);
    expect(changeAt(subscription, '2026-11-20T11:00:00.000-05:00')).toEqual([183, 660, 477]);
  });

  it('the last tenth of a second of a period can still be changed; the next one is a renewal', () => {
    const subscription = build('2026-11-01');
    const changeable = (moment: string) => () => {
      subscription.assertChangeable(new Date(moment));
    };
    expect(changeable('2026-11-30T15:59:59.900Z')).not.toThrow();
    expect(changeAt(subscription, '2026-11-30T15:59:59.900Z')).toEqual([18, 66, 48]);
    expect(changeable('2026-11-30T16:00:00.000Z')).toThrow(
      expect.objectContaining({ code: 'billing.renewal-under-way' }) as Error,
    );
  });

  it('leap day: a period of 29 days, and one that ends on it', () => {
    const from = build('2028-02-29');
    expect(from.period.end).toBe('2028-03-29');
    expect(changeAt(from, '2028-02-29T04:00:00Z')).toEqual([550, 1980, 1430]);
    expect(changeAt(from, '2028-03-01T04:00:00Z')).toEqual([531, 1912, 1381]);
    const until = build('2028-01-29');
    expect(until.period.end).toBe('2028-02-29');
    expect(changeAt(until, '2028-02-28T04:00:00Z')).toEqual([18, 64, 46]);
  });

  it('month end and anchor 31: short months end earlier, and the day comes back', () => {
    const subscription = build('2026-01-31');
    expect(subscription.period.end).toBe('2026-02-28');
    expect(changeAt(subscription, '2026-02-27T04:00:00Z')).toEqual([20, 71, 51]);
    const ends: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      subscription.renew(money(550, 'TWD'));
      ends.push(subscription.period.end);
    }
    expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
    expect(changeAt(subscription, '2026-05-30T04:00:00Z')).toEqual([18, 64, 46]);
  });
});
