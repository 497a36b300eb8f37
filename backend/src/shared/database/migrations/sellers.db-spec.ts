import { describeOnEachEngine } from '../../../../test/support/database';
import { Sellers1795000000080 } from './1795000000080-sellers';

const MOMENT = new Date('2026-11-01T02:03:04.567Z');

const ORDER = {
  external_id: 'A',
  group_id: 7,
  payer_id: 1,
  operation: 'subscribe',
  plan: 'initial',
  cycle: 'monthly',
  currency: 'TWD',
  list_minor: 550,
  discount_minor: 0,
  waived_minor: 0,
  total_minor: 550,
  invoice: '',
  state: 'pending',
  created_at: MOMENT,
  expires_at: MOMENT,
  open_key: '7:premium_plan',
};
const SUBSCRIPTION = {
  group_id: 8,
  payer_id: 1,
  plan: 'classic',
  cycle: 'yearly',
  price_minor: 19_800,
  currency: 'TWD',
  anchor: '2026-11-01',
  state: 'active',
  period_number: 1,
  period_end: '2027-11-01',
  live_key: '8:premium_plan',
};

describeOnEachEngine('orders and subscriptions of plans, from before there were sellers', (engine) => {
  it('are of the seller of plans, and keep their keys', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const migration = new Sellers1795000000080();
    await migration.down(runner);
    const rows = { orders: ORDER, subscriptions: SUBSCRIPTION };
    const insert = async (table: keyof typeof rows): Promise<unknown> => {
      const names = Object.keys(rows[table]);
      const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
      return engine.dataSource.query(sql, Object.values(rows[table]));
    };
    await insert('orders');
    await insert('subscriptions');
    await migration.up(runner);
    const [order] = await engine.dataSource.query<object[]>('SELECT target, item, open_key FROM orders');
    expect(order).toEqual({ target: 'premium_plan', item: 'initial', open_key: '7:premium_plan' });
    const [subscription] = await engine.dataSource.query<object[]>(
      'SELECT target, item, live_key FROM subscriptions',
    );
    expect(subscription).toEqual({ target: 'premium_plan', item: 'classic', live_key: '8:premium_plan' });
    await migration.down(runner);
    await insert('orders').then(
      () => {
        throw new Error('a second open order was taken');
      },
      () => undefined,
    );
    await migration.up(runner);
    await runner.release();
  });
});
