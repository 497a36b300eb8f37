import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Currency, type Money, money } from '../../../shared/domain/money';
import type { BillingCycle } from './billing-cycle';
import { cyclesAfter, daysAfter, daysBetween } from './billing-calendar';
import { quoteOfChange } from './quote';
import { Subscription } from './subscription.entity';
import type { Terms } from './subscription-terms';

interface Bought {
  readonly cycle: BillingCycle;
  readonly price: number;
  readonly paid?: number;
  readonly currency?: Currency;
}

const build = ({ cycle, price, paid = price, currency = 'TWD' }: Bought, anchor: string): Subscription =>
  new Subscription({
    groupId: 7,
    payerId: 1,
    target: 'premium_plan',
    item: 'initial',
    slot: 'premium_plan',
    cycle,
    price: money(price, currency),
    paid: money(paid, currency),
    paymentType: 'newebPay',
    anchor,
  });

const termsOf = (cycle: BillingCycle, price: Money): Terms => ({ item: 'classic', cycle, price });

function costOf(subscription: Subscription, { cycle, price }: Terms, today: string) {
  const part = cycle === subscription.cycle ? subscription.restOf(price, today) : price;
  const { list, credit, total } = quoteOfChange(part, subscription.creditOn(today));
  return [credit.minor, list.minor, total.minor];
}

/** 200 changes, computed elsewhere with exact fractions: a period like each of these, what it becomes and what that costs. */
const GOLDEN: readonly Readonly<Record<string, string>>[] = parse(
  readFileSync('backend/test/fixtures/proration.csv'),
  { columns: true },
);

describe('what a change costs', () => {
  it('is what the golden table says, in each of its 200 rows', () => {
    const found = GOLDEN.map((row) => {
      const cell = (name: string): string => row[name] ?? '';
      const [currency, cycle] = [cell('currency') as Currency, cell('cycle') as BillingCycle];
      const [price, paid] = [Number(cell('price')), Number(cell('paid'))];
      const subscription = build({ cycle, price, paid, currency }, cell('anchor'));
      for (let nth = 0; nth < Number(cell('renewals')); nth += 1) subscription.renew(money(paid, currency));
      const terms = termsOf(cell('newCycle') as BillingCycle, money(Number(cell('newPrice')), currency));
      const [credit, part, due] = costOf(subscription, terms, cell('today')).map(String);
      return { ...row, credit, part, due };
    });
    expect(GOLDEN).toHaveLength(200);
    expect(found).toEqual(GOLDEN);
  });

  it('negative due is never paid out', () => {
    const subscription = build({ cycle: 'monthly', price: 1980, paid: 1980 }, '2026-11-01');
    const cheaper = termsOf('monthly', money(299, 'TWD'));
    expect(costOf(subscription, cheaper, '2026-11-01')).toEqual([1980, 299, 0]);
  });

  // Periods of 30, 31 and 365 days.
  it.each<[string, Bought, string, BillingCycle, number, string, number[]]>([
    [
      'with 10 of 30 days left',
      { cycle: 'monthly', price: 550 },
      '2026-11-01',
      'monthly',
      1980,
      '2026-11-21',
      [183, 660, 477],
    ],
    [
      'on the day of the purchase',
      { cycle: 'monthly', price: 550 },
      '2026-10-01',
      'monthly',
      1980,
      '2026-10-01',
      [550, 1980, 1430],
    ],
    [
      'bought with a coupon',
      { cycle: 'monthly', price: 550, paid: 183 },
      '2026-11-01',
      'monthly',
      1980,
      '2026-11-21',
      [61, 660, 599],
    ],
    [
      'of a year',
      { cycle: 'yearly', price: 1980 },
      '2026-01-01',
      'yearly',
      6000,
      '2026-09-23',
      [542, 1644, 1102],
    ],
    [
      'to a year',
      { cycle: 'monthly', price: 550 },
      '2026-11-01',
      'yearly',
      6000,
      '2026-11-21',
      [183, 6000, 5817],
    ],
    [
      'in US dollars',
      { cycle: 'monthly', price: 12_00, currency: 'USD' },
      '2026-10-01',
      'monthly',
      39_00,
      '2026-10-15',
      [6_58, 21_39, 14_81],
    ],
    [
      'on the last day',
      { cycle: 'monthly', price: 550 },
      '2026-11-01',
      'monthly',
      1980,
      '2026-11-30',
      [18, 66, 48],
    ],
    [
      'so little that it is waived',
      { cycle: 'monthly', price: 550 },
      '2026-11-01',
      'monthly',
      600,
      '2026-11-30',
      [18, 20, 0],
    ],
    [
      'never paid out',
      { cycle: 'monthly', price: 1980 },
      '2026-11-01',
      'monthly',
      550,
      '2026-11-10',
      [1386, 385, 0],
    ],
  ])('%s', (_, bought, anchor, cycle, price, today, expected) => {
    const subscription = build(bought, anchor);
    const terms = termsOf(cycle, money(price, subscription.currency));
    expect(costOf(subscription, terms, today)).toEqual(expected);
  });

  it('counts what was paid for the rest, however often it was changed', () => {
    const subscription = build({ cycle: 'monthly', price: 299 }, '2026-11-01');
    const [, , first = 0] = costOf(subscription, termsOf('monthly', money(550, 'TWD')), '2026-11-11');
    subscription.exchange(termsOf('monthly', money(550, 'TWD')), money(first, 'TWD'), '2026-11-11');
    const [, , second = 0] = costOf(subscription, termsOf('monthly', money(1980, 'TWD')), '2026-11-11');
    const direct = build({ cycle: 'monthly', price: 299 }, '2026-11-01');
    const [, , atOnce] = costOf(direct, termsOf('monthly', money(1980, 'TWD')), '2026-11-11');
    expect(first + second).toBe(atOnce);
  });

  it('never charges more than the new plan, nor gives more credit than was paid: 200 cases', () => {
    const anchors = ['2026-01-31', '2026-02-28', '2028-02-29', '2026-12-01', '2026-04-30'];
    const cycles: readonly BillingCycle[] = ['monthly', 'yearly'];
    const cases = anchors.flatMap((anchor) =>
      cycles.flatMap((cycle) =>
        [299, 550, 1980, 6000].flatMap((price) =>
          [0, 1, 3, 5, 7].map((part) => ({ anchor, cycle, price, part })),
        ),
      ),
    );
    for (const { anchor, cycle, price, part } of cases) {
      const subscription = build({ cycle, price: 299 }, anchor);
      const length = daysBetween(anchor, cyclesAfter(anchor, cycle, 1));
      const today = daysAfter(anchor, Math.min(length - 1, Math.floor((length * part) / 7)));
      const left = daysBetween(today, subscription.periodEnd);
      const terms = termsOf(cycle, money(price, 'TWD'));
      const [credit = 0, list = 0, total = 0] = costOf(subscription, terms, today);
      const half = (minor: number) => Math.floor((2 * minor * left + length) / (2 * length));
      expect([credit, list]).toEqual([half(299), half(price)]);
      expect(total).toBe(list - credit < 20 ? 0 : list - credit);
    }
    expect(cases).toHaveLength(200);
  });
});

describe('a changed subscription', () => {
  it('whose next period was paid some days early costs the difference of that period', () => {
    const subscription = build({ cycle: 'monthly', price: 550 }, '2026-11-01');
    subscription.renew(money(550, 'TWD'));
    const terms = termsOf('monthly', money(1980, 'TWD'));
    expect(costOf(subscription, terms, '2026-11-28')).toEqual([550, 1980, 1430]);
    expect(costOf(subscription, terms, '2026-12-01')).toEqual([550, 1980, 1430]);
  });

  it('keeps its period for the rest of a bigger plan', () => {
    const subscription = build({ cycle: 'monthly', price: 550 }, '2026-01-31');
    subscription.exchange(termsOf('monthly', money(1980, 'TWD')), money(700, 'TWD'), '2026-02-10');
    expect(subscription.period).toEqual({ number: 1, start: '2026-01-31', end: '2026-02-28' });
    expect([subscription.item, subscription.priceMinor]).toEqual(['classic', 1980]);
    subscription.renew(money(1980, 'TWD'));
    expect(subscription.period).toEqual({ number: 2, start: '2026-02-28', end: '2026-03-31' });
    expect(subscription.creditOn('2026-03-30')).toEqual(money(64, 'TWD'));
  });

  it('begins a year of its own on the day of the change, and goes on from there', () => {
    const subscription = build({ cycle: 'monthly', price: 550 }, '2026-11-01');
    subscription.renew(money(550, 'TWD'));
    subscription.exchange(termsOf('yearly', money(6000, 'TWD')), money(5817, 'TWD'), '2026-12-21');
    expect(subscription.period).toEqual({ number: 3, start: '2026-12-21', end: '2027-12-21' });
    subscription.renew(money(6000, 'TWD'));
    expect(subscription.period).toEqual({ number: 4, start: '2027-12-21', end: '2028-12-21' });
  });

  it('becomes what is scheduled when its period is over, and counts by the new billing cycle from there', () => {
    const subscription = build({ cycle: 'yearly', price: 19_800 }, '2026-03-31');
    subscription.schedule({ item: 'personal', cycle: 'monthly', price: money(299, 'TWD') });
    expect(subscription.nextTerms).toMatchObject({ item: 'personal', price: money(299, 'TWD') });
    expect([subscription.item, subscription.periodEnd]).toEqual(['initial', '2027-03-31']);
    subscription.renew(money(299, 'TWD'));
    expect(subscription.scheduled).toBeNull();
    expect(subscription.period).toEqual({ number: 2, start: '2027-03-31', end: '2027-04-30' });
    subscription.renew(money(299, 'TWD'));
    expect(subscription.period).toEqual({ number: 3, start: '2027-04-30', end: '2027-05-31' });
    expect([subscription.item, subscription.cycle, subscription.priceMinor]).toEqual([
      'personal',
      'monthly',
      299,
    ]);
  });

  it.each<[string, (subscription: Subscription) => void, string, string | null]>([
    ['active', () => undefined, '2026-11-30T15:59:59.999Z', null],
    ['due', () => undefined, '2026-11-30T16:00:00Z', 'billing.renewal-under-way'],
    ['past due', (one) => one.missPayment(), '2026-12-02T00:00:00Z', 'payments.past-due'],
    [
      'cancelled',
      (one) => one.cancel('', new Date('2026-11-02')),
      '2026-11-03T00:00:00Z',
      'payments.resume-first',
    ],
    ['over', (one) => one.end(new Date('2026-11-02')), '2026-11-03T00:00:00Z', 'payments.subscription-ended'],
  ])('can be changed when it is %s, or says why not', (_, before, now, code) => {
    const subscription = build({ cycle: 'monthly', price: 550 }, '2026-11-01');
    before(subscription);
    const change = () => subscription.assertChangeable(new Date(now));
    if (code === null) expect(change).not.toThrow();
    else expect(change).toThrow(expect.objectContaining({ code }) as Error);
  });
});
