import { money } from '../../../shared/domain/money';
import {
  checkNewCoupon,
  couponCodeIn,
  discountOn,
  isOver,
  type NewCoupon,
  type StoredCoupon,
} from './coupon';

const START = new Date('2026-11-01T00:00:00Z');
const coupon = (fields: Partial<StoredCoupon> = {}): StoredCoupon => ({
  id: 1,
  code: 'AUTUMN',
  discount: { kind: 'percent', percent: 10 },
  items: [],
  cycles: [],
  from: START,
  until: new Date('2026-12-01T00:00:00Z'),
  maxUses: 2,
  uses: 0,
  ...fields,
});
const initial = { item: 'initial', cycle: 'monthly', price: money(550, 'TWD') } as const;

describe('a coupon', () => {
  it.each<[string, Partial<NewCoupon>, number]>([
    ['ten percent', {}, 55],
    ['a third, half up', { discount: { kind: 'percent', percent: 33 } }, 182],
    ['all', { discount: { kind: 'percent', percent: 100 } }, 550],
    ['an amount', { discount: { kind: 'amount', off: money(100, 'TWD') } }, 100],
    ['no more than there is', { discount: { kind: 'amount', off: money(1_000, 'TWD') } }, 550],
  ])('takes off %s', (_, fields, minor) => {
    expect(discountOn(coupon(fields), initial)).toEqual(money(minor, 'TWD'));
  });

  it.each<[string, Partial<NewCoupon>]>([
    ['another plan', { items: ['classic'] }],
    ['another cycle', { cycles: ['yearly'] }],
    ['another currency', { discount: { kind: 'amount', off: money(100, 'USD') } }],
  ])('is refused for %s', (_, fields) => {
    expect(() => discountOn(coupon(fields), initial)).toThrow(
      expect.objectContaining({ code: 'payments.coupon-not-applicable' }) as Error,
    );
  });

  it.each<[string, Partial<StoredCoupon>, string, boolean]>([
    ['before its first moment', {}, '2026-10-31T23:59:59.999Z', true],
    ['at its first moment', {}, '2026-11-01T00:00:00Z', false],
    ['at its end', {}, '2026-12-01T00:00:00Z', true],
    ['used as often as it may be', { uses: 2 }, '2026-11-02T00:00:00Z', true],
    ['without limits', { until: null, maxUses: null, uses: 9 }, '2036-11-02T00:00:00Z', false],
  ])('%s', (_, fields, now, over) => {
    expect(isOver(coupon(fields), new Date(now))).toBe(over);
  });

  it.each([
    [' autumn-26 ', 'AUTUMN-26'],
    ['ab', null],
    ['ＡＢＣ', null],
    ['a b c', null],
    ['x'.repeat(31), null],
  ])('has the code “%s” read as %s', (text, code) => {
    expect(couponCodeIn(text)).toBe(code);
  });

  it.each<[Partial<NewCoupon>, string]>([
    [{ code: 'lower' }, 'code'],
    [{ discount: { kind: 'percent', percent: 101 } }, 'percentOff'],
    [{ until: START }, 'validUntil'],
    [{ items: ['free'] }, 'plans'],
    [{ items: ['golden'] }, 'plans'],
  ])('is not made with %j', (fields, field) => {
    expect(() => checkNewCoupon(coupon(fields), ['initial'])).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ field })] } }) as Error,
    );
  });
});
