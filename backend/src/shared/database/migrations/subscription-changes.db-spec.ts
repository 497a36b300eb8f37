import type { QueryRunner } from 'typeorm';
import { describeOnEachEngine } from '../../../../test/support/database';
import { MissedRenewals1795000000097 } from './1795000000097-missed-renewals';
import { SubscriptionChanges1795000000098 } from './1795000000098-subscription-changes';

const MOMENT = new Date('2026-11-01T02:03:04.567Z');
const NAMES = { target: 'premium_plan', item: 'initial', currency: 'TWD' };

const orderOf = (id: number, cycle: string, list: number, total: number) => ({
  ...NAMES,
  id,
  external_id: `O${id}`,
  group_id: id,
  payer_id: 1,
  operation: 'subscribe',
  cycle,
  list_minor: list,
  discount_minor: list - total,
  waived_minor: 0,
  total_minor: total,
  invoice: '',
  state: 'paid',
  created_at: MOMENT,
  expires_at: MOMENT,
});
const subscriptionOf = (id: number, state: string, period: number, cycle = 'monthly') => ({
  ...NAMES,
  id,
  group_id: id,
  payer_id: 1,
  cycle,
  price_minor: cycle === 'monthly' ? 550 : 6_000,
  payment_type: 'newebPay',
  anchor: '2026-10-01',
  state,
  period_number: period,
  period_end: '2026-12-01',
  live_key: state === 'ended' ? null : `${id}:premium_plan`,
});
const periodOf = (subscriptionId: number, number: number, orderId: number) => ({
  subscription_id: subscriptionId,
  number,
  starts_on: `2026-${9 + number}-01`,
  ends_on: `2026-${10 + number}-01`,
  order_id: orderId,
});
const attemptOf = (orderId: number) => ({
  order_id: orderId,
  number: `N${orderId}`,
  gateway: 'newebPay',
  amount_minor: 550,
  currency: 'TWD',
  state: 'settled',
  created_at: MOMENT,
});
const mandateOf = (number: string, subscriptionId: number | null, state: string) => ({
  subscription_id: subscriptionId,
  gateway: 'newebPay',
  number,
  currency: 'TWD',
  amount_minor: 550,
  wanted_minor: 550,
  state,
  wanted: state,
  created_at: MOMENT,
});

describeOnEachEngine('subscriptions from before they could be changed', (engine) => {
  const query = <T = Record<string, unknown>[]>(sql: string, values: unknown[] = []): Promise<T> =>
    engine.dataSource.query(sql, values);
  const insert = (table: string, row: object): Promise<unknown> => {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    return query(sql, Object.values(row));
  };
  const plain = (rows: Record<string, unknown>[]): unknown[] =>
    rows.map((row) =>
      Object.values(row).map((value) => (value === null ? null : `${value as string | number}`)),
    );

  /** Each by itself, as processes do it. */
  const follow = async (steps: readonly ((runner: QueryRunner) => Promise<void>)[]): Promise<void> => {
    for (const step of steps) {
      const runner = engine.dataSource.createQueryRunner();
      await step(runner);
      await runner.release();
    }
  };
  const [missed, changes] = [new MissedRenewals1795000000097(), new SubscriptionChanges1795000000098()];
  const forth = () => follow([(runner) => missed.up(runner), (runner) => changes.up(runner)]);
  const back = () => follow([(runner) => changes.down(runner), (runner) => missed.down(runner)]);

  it('are worth what was paid for their period, whatever became of them, and there again on the way back', async () => {
    await back();
    const orders = [
      orderOf(1, 'monthly', 550, 550),
      orderOf(2, 'monthly', 550, 183),
      orderOf(3, 'yearly', 6_000, 6_000),
      orderOf(4, 'monthly', 550, 0),
      orderOf(5, 'monthly', 550, 550),
    ];
    for (const order of orders) await insert('orders', order);
    for (const { id } of orders) await insert('payment_attempts', attemptOf(id));
    const subscriptions = [
      subscriptionOf(1, 'active', 1),
      subscriptionOf(2, 'pastDue', 2),
      subscriptionOf(3, 'cancelled', 1, 'yearly'),
      subscriptionOf(4, 'due', 1),
      subscriptionOf(5, 'ended', 1),
    ];
    for (const subscription of subscriptions) await insert('subscriptions', subscription);
    for (const [id, number, order] of [
      [1, 1, 1],
      [2, 1, 5],
      [2, 2, 2],
      [3, 1, 3],
      [4, 1, 4],
    ] as const) {
      await insert('subscription_periods', periodOf(id, number, order));
    }
    for (const mandate of [
      mandateOf('N1', 1, 'live'),
      mandateOf('N2', 2, 'live'),
      mandateOf('N3', 3, 'suspended'),
      mandateOf('N9', null, 'terminated'),
    ]) {
      await insert('mandates', mandate);
    }
    const before = await query('SELECT * FROM subscriptions ORDER BY id');
    await forth();
    const values =
      'SELECT id, value_minor, value_from, anchor_period, next_item FROM subscriptions ORDER BY id';
    const expected = [
      ['1', '550', '2026-10-01', '0', null],
      ['2', '183', '2026-11-01', '0', null],
      ['3', '6000', '2026-10-01', '0', null],
      ['4', '0', '2026-10-01', '0', null],
      // Of no period that is known.
      ['5', '550', '2026-10-01', '0', null],
    ];
    expect(plain(await query(values))).toEqual(expected);
    const prices = 'SELECT price_minor, credit_minor, subscription_id FROM orders ORDER BY id';
    expect(plain(await query(prices))).toEqual(
      [550, 550, 6_000, 550, 550].map((minor) => [String(minor), '0', null]),
    );
    const cycles =
      'SELECT number, cycle, wanted_cycle, wanted_on, first_period FROM mandates ORDER BY number';
    expect(plain(await query(cycles))).toEqual([
      ['N1', 'monthly', 'monthly', null, '1'],
      ['N2', 'monthly', 'monthly', null, '1'],
      ['N3', 'yearly', 'yearly', null, '1'],
      ['N9', 'monthly', 'monthly', null, '1'],
    ]);
    expect(plain(await query('SELECT subscription_id, period_number FROM missed_renewals'))).toEqual([
      ['2', '2'],
    ]);
    await back();
    expect(await query('SELECT * FROM subscriptions ORDER BY id')).toEqual(before);
    await forth();
    expect(plain(await query(values))).toEqual(expected);
  });
});
