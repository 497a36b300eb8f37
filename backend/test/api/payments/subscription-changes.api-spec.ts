import '../../support/mid-month';
import type { PaymentType } from '../../../src/modules/payments/domain/payment-type';
import { ChangingShop } from '../../support/changing-shop';

const DAY = 86_400_000;
const LATER = 20 * DAY;

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code: string }).code,
  );

describe('changing a subscription', () => {
  let shop: ChangingShop;

  beforeAll(async () => {
    shop = await ChangingShop.open();
  });
  beforeEach(() => shop.beginAgain());
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
  });
  afterAll(() => shop.close());

  const live = (gateway: PaymentType, amount: number, cycle = 'monthly') => [gateway, 'live', amount, cycle];
  const over = (gateway: PaymentType, amount: number, cycle = 'monthly') => [
    gateway,
    'terminated',
    amount,
    cycle,
  ];

  it.each<[PaymentType, number, number, number]>([
    ['newebPay', 550, 477, 1_980],
    ['linePay', 550, 477, 1_980],
    ['paypal', 39_00, 26_67, 119_00],
  ])(
    'to a bigger plan by %s: the difference now, the whole price from the next period on',
    async (...row) => {
      const [gateway, before, due, price] = row;
      await shop.subscribe(gateway);
      await shop.pass(LATER);
      await shop.changeAndPay('upgrade', { item: 'classic' });
      expect(await shop.plan()).toBe('classic');
      expect(await shop.subscription()).toMatchObject({
        item: 'classic',
        period_number: 1,
        period_end: '2026-12-01',
      });
      await shop.pass(2 * DAY);
      expect(await shop.mandates()).toEqual([over(gateway, before), live(gateway, price)]);
      await shop.passPeriodEnd();
      expect(await shop.paid()).toEqual([
        ['subscribe', 'initial', 'monthly', before],
        ['upgrade', 'classic', 'monthly', due],
        ['renew', 'classic', 'monthly', price],
      ]);
      expect(await shop.subscription()).toMatchObject({ state: 'active', period_end: '2027-01-01' });
      await shop.passPeriodEnd();
      expect((await shop.paid()).at(-1)).toEqual(['renew', 'classic', 'monthly', price]);
      expect(await shop.paid()).toHaveLength(4);
    },
  );

  it.each<[PaymentType, number, number]>([
    ['newebPay', 5_817, 6_000],
    ['linePay', 5_817, 6_000],
    ['paypal', 287_00, 300_00],
  ])('to a year by %s: less what is left of the month, from today on', async (gateway, due, price) => {
    await shop.subscribe(gateway);
    await shop.pass(LATER);
    await shop.changeAndPay('changePeriod', { cycle: 'yearly' });
    expect(await shop.subscription()).toMatchObject({
      cycle: 'yearly',
      period_number: 2,
      period_end: '2027-11-21',
    });
    await shop.pass(40 * DAY);
    expect((await shop.mandates()).at(-1)).toEqual(live(gateway, price, 'yearly'));
    await shop.passPeriodEnd();
    expect((await shop.paid()).slice(1)).toEqual([
      ['changePeriod', 'initial', 'yearly', due],
      ['renew', 'initial', 'yearly', price],
    ]);
    expect(await shop.subscription()).toMatchObject({ period_number: 3, period_end: '2028-11-21' });
  });

  it.each<[PaymentType, number]>([
    ['newebPay', 299],
    ['linePay', 299],
    ['paypal', 12_00],
  ])(
    'to a smaller plan by %s: nothing now, the smaller price from the next period on',
    async (gateway, price) => {
      await shop.subscribe(gateway);
      await shop.pass(LATER);
      await shop.changeAndPay('degrade', { item: 'personal' });
      expect(await shop.plan()).toBe('initial');
      expect(await shop.subscription()).toMatchObject({ item: 'initial', next_item: 'personal' });
      await shop.passPeriodEnd();
      expect((await shop.paid()).at(-1)).toEqual(['renew', 'personal', 'monthly', price]);
      expect(await shop.plan()).toBe('personal');
      expect(await shop.subscription()).toMatchObject({
        item: 'personal',
        next_item: null,
        period_end: '2027-01-01',
      });
      expect((await shop.mandates()).at(-1)).toEqual(live(gateway, price));
    },
  );

  it.each<[PaymentType]>([['newebPay'], ['linePay']])(
    'to months by %s: told in the last month of the year, charged when it is over',
    async (gateway) => {
      await shop.subscribe(gateway, { item: 'classic', cycle: 'yearly' });
      await shop.pass(LATER);
      expect(await shop.change('degrade', { item: 'personal', cycle: 'monthly' })).toBeNull();
      await shop.pass(300 * DAY);
      expect(await shop.mandates()).toEqual([live(gateway, 19_800, 'yearly')]);
      await shop.passPeriodEnd();
      await shop.passPeriodEnd();
      expect((await shop.paid()).slice(1)).toEqual([
        ['renew', 'personal', 'monthly', 299],
        ['renew', 'personal', 'monthly', 299],
      ]);
      expect(await shop.subscription()).toMatchObject({ period_number: 3, period_end: '2028-01-01' });
    },
  );

  it('to a smaller plan that the gateway could not be told of charges the old price, and the difference goes back', async () => {
    await shop.subscribe('newebPay');
    shop.world.newebpay.faults.arm({ on: 'alter-amount', kind: 'server-error', times: 1_000 });
    await shop.change('degrade', { item: 'personal' });
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'personal', 'monthly', 550]);
    await shop.pass(3 * DAY);
    expect(shop.world.taken().map(({ amount, back }) => [amount, back])).toEqual([
      [550, 0],
      [550, 251],
    ]);
    expect(await shop.subscription()).toMatchObject({ item: 'personal', value_minor: 299 });
  });

  it('that was scheduled can be withdrawn, and the old price is charged', async () => {
    await shop.subscribe('newebPay');
    await shop.change('degrade', { item: 'personal' });
    await shop.pass(2 * DAY);
    expect(await shop.mandates()).toEqual([live('newebPay', 299)]);
    await shop.withdraw();
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'initial', 'monthly', 550]);
  });

  it('to a smaller plan cannot be withdrawn when PayPal has asked about it', async () => {
    await shop.subscribe('paypal');
    await shop.changeAndPay('degrade', { item: 'personal' });
    expect(await codeOf(shop.withdraw())).toBe('payments.cannot-withdraw');
  });

  it('upgrade, degrade, upgrade within a minute: money equals the direct way', async () => {
    await shop.subscribe('newebPay', { item: 'personal' });
    await shop.pass(LATER);
    await shop.changeAndPay('upgrade', { item: 'initial' });
    await shop.change('degrade', { item: 'personal' });
    await shop.changeAndPay('upgrade', { item: 'classic' });
    const sums = (await shop.paid()).slice(1).map((each) => (each as unknown[])[3] as number);
    expect(sums.reduce((sum, minor) => sum + minor)).toBe(660 - 100);
    expect(await shop.subscription()).toMatchObject({ item: 'classic', next_item: null });
  });

  it('of less than the floor is free, and changes the mandate that there is', async () => {
    await shop.subscribe('newebPay', { item: 'personal' });
    await shop.pass(29 * DAY);
    const started = await shop.change('upgrade', { item: 'initial' });
    expect(started).toMatchObject({
      handOver: null,
      order: { state: 'paid', totalMinor: 0, waivedMinor: 8 },
    });
    await shop.upkeep();
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'initial', 'monthly', 550]);
  });

  it('to another card: nothing now, and the next charge is made to it', async () => {
    await shop.subscribe('newebPay');
    await shop.pass(LATER);
    await shop.finish(await shop.changeCard(), 'pay');
    await shop.pass(DAY);
    expect(await shop.mandates()).toEqual([over('newebPay', 550), live('newebPay', 550)]);
    await shop.passPeriodEnd();
    await shop.passPeriodEnd();
    expect(await shop.paid()).toEqual([
      ['subscribe', 'initial', 'monthly', 550],
      ['card', 'initial', 'monthly', 0],
      ['renew', 'initial', 'monthly', 550],
      ['renew', 'initial', 'monthly', 550],
    ]);
  });

  it('card change abandoned: nothing changes', async () => {
    await shop.subscribe('newebPay');
    await shop.changeCard();
    await shop.pass(2 * DAY);
    expect(await shop.mandates()).toEqual([live('newebPay', 550)]);
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'initial', 'monthly', 550]);
  });

  it('to a card whose notice was lost is found by asking', async () => {
    await shop.subscribe('newebPay');
    shop.world.newebpay.faults.arm({ on: 'notify', kind: 'drop' });
    shop.world.newebpay.faults.arm({ on: 'return', kind: 'drop' });
    await shop.finish(await shop.changeCard(), 'pay');
    await shop.pass(DAY);
    expect((await shop.paid()).at(-1)).toEqual(['card', 'initial', 'monthly', 0]);
    await shop.passPeriodEnd();
    expect((await shop.paid()).at(-1)).toEqual(['renew', 'initial', 'monthly', 550]);
    await shop.pass(DAY);
    expect((await shop.mandates())[0]).toEqual(over('newebPay', 550));
  });

  it.each<[PaymentType]>([['newebPay'], ['linePay']])(
    'that is past due by %s pays what is open and goes on from the old day',
    async (way) => {
      await shop.subscribe('newebPay');
      shop.world.newebpay.faults.arm({ on: 'charge', kind: 'decline' });
      await shop.passPeriodEnd();
      expect(await shop.subscription()).toMatchObject({ state: 'pastDue' });
      expect(await codeOf(shop.change('upgrade', { item: 'classic' }))).toBe('payments.past-due');
      await shop.pass(3 * DAY);
      await shop.finish(await shop.changeCard(way), 'pay');
      expect(await shop.subscription()).toMatchObject({ state: 'active', period_end: '2027-01-01' });
      await shop.passPeriodEnd();
      expect((await shop.paid()).slice(1)).toEqual([
        ['card', 'initial', 'monthly', 550],
        ['renew', 'initial', 'monthly', 550],
      ]);
      expect(await shop.mandates()).toEqual([over('newebPay', 550), live(way, 550)]);
    },
  );

  it('to a year by a plan that cost nothing begins to be paid for', async () => {
    await shop.app.query(
      `INSERT INTO coupons (code, percent, off_minor, currency, max_uses, plans, cycles, valid_from, created_at)
       VALUES ('ALL', 100, NULL, NULL, NULL, '', '', ?, ?)`,
      [new Date(0), new Date(0)],
    );
    await shop.subscribe('newebPay', { coupon: 'ALL' });
    await shop.pass(LATER);
    expect(await codeOf(shop.change('degrade', { item: 'personal' }))).toBe('payments.nothing-to-charge');
    await shop.changeAndPay('changePeriod', { cycle: 'yearly' }, 'newebPay');
    expect((await shop.paid()).at(-1)).toEqual(['changePeriod', 'initial', 'yearly', 6_000]);
    expect(await shop.mandates()).toEqual([live('newebPay', 6_000, 'yearly')]);
  });

  it('that was priced for what the group had before gives the money back', async () => {
    await shop.subscribe('newebPay', { item: 'personal' });
    await shop.pass(LATER);
    const first = await shop.change('upgrade', { item: 'classic' });
    await shop.changeAndPay('upgrade', { item: 'initial' });
    if (first) await shop.finish(first, 'pay');
    expect(await shop.plan()).toBe('initial');
    await shop.pass(3 * DAY);
    expect(shop.world.taken().map(({ amount, back }) => [amount, back])).toEqual([
      [299, 0],
      [83, 0],
      [560, 560],
    ]);
    expect((await shop.mandates()).filter((each) => (each as unknown[])[1] === 'live')).toEqual([
      live('newebPay', 550),
    ]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['the plan that it has', () => shop.change('upgrade', { item: 'initial' }), 'payments.unchanged'],
    [
      'a smaller plan by an upgrade',
      () => shop.change('upgrade', { item: 'personal' }),
      'payments.other-change',
    ],
    [
      'a bigger plan by a degrade',
      () => shop.change('degrade', { item: 'classic' }),
      'payments.other-change',
    ],
  ])('to %s is refused', async (_, work, code) => {
    await shop.subscribe('newebPay');
    expect(await codeOf(work())).toBe(code);
  });

  it('that has been cancelled or is being charged is refused', async () => {
    await shop.subscribe('newebPay');
    await shop.cancel();
    expect(await codeOf(shop.change('upgrade', { item: 'classic' }))).toBe('payments.resume-first');
    await shop.subscribe('linePay');
    await shop.world.clock.advanceTo(Date.parse('2026-11-30T23:59:59.900+08:00'));
    expect(await codeOf(shop.change('degrade', { item: 'personal' }))).toBe('done');
    await shop.world.clock.advance(100);
    expect(await codeOf(shop.change('upgrade', { item: 'classic' }))).toBe('billing.renewal-under-way');
    await shop.cancel().catch(() => undefined);
  });

  it('50 parallel changes: one open', async () => {
    await shop.subscribe('newebPay');
    await Promise.allSettled(Array.from({ length: 50 }, () => shop.change('upgrade', { item: 'classic' })));
    const open = await shop.rows('SELECT id FROM orders WHERE group_id = ? AND open_key IS NOT NULL');
    expect(open).toHaveLength(1);
  });

  it('that began on the 31st is charged at the end of each month, also after a short one', async () => {
    await shop.world.clock.advanceTo(Date.parse('2027-01-31T12:00:00+08:00'));
    await shop.subscribe('newebPay');
    await shop.passPeriodEnd();
    const nextDates = () => shop.world.newebpay.state.mandates.map(({ nextDate }) => nextDate);
    expect([await shop.subscription(), nextDates()]).toMatchObject([
      { period_end: '2027-03-31' },
      ['2027-03-31'],
    ]);
    await shop.passPeriodEnd();
    expect([await shop.subscription(), nextDates()]).toMatchObject([
      { period_end: '2027-04-30' },
      ['2027-04-30'],
    ]);
    expect(await shop.paid()).toHaveLength(3);
  });
});
