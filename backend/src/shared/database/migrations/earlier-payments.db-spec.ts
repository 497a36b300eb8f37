import { describeOnEachEngine } from '../../../../test/support/database';
import { EarlierPayments1795000000088 } from './1795000000088-earlier-payments';

const MOMENT = new Date('2026-11-01T02:03:04.567Z');

const orderOf = (id: number, state: string) => ({
  id,
  external_id: `O${id}`,
  group_id: 7,
  payer_id: 1,
  operation: 'subscribe',
  target: 'premium_plan',
  item: 'initial',
  cycle: 'monthly',
  currency: 'TWD',
  list_minor: 550,
  discount_minor: 0,
  waived_minor: 0,
  total_minor: 550,
  invoice: '',
  state,
  created_at: MOMENT,
  expires_at: MOMENT,
});
const attemptOf = (id: number, orderId: number, state: string) => ({
  id,
  order_id: orderId,
  number: `N${id}`,
  amount_minor: 550,
  currency: 'TWD',
  state,
  created_at: MOMENT,
  settled_at: MOMENT,
});
const INVOICE = {
  order_id: 2,
  attempt_id: 21,
  group_id: 7,
  currency: 'TWD',
  total_minor: 550,
  number: 'I1',
  state: 'issued',
  wanted_at: MOMENT,
};

describeOnEachEngine('payments from before there were invoices', (engine) => {
  const insert = (table: string, row: object): Promise<unknown> => {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    return engine.dataSource.query(sql, Object.values(row));
  };

  it('have none, once; those that have one keep it, and money that was not used gets none', async () => {
    for (const order of [orderOf(1, 'paid'), orderOf(2, 'paid'), orderOf(3, 'expired')]) {
      await insert('orders', order);
    }
    for (const attempt of [
      attemptOf(11, 1, 'settled'),
      attemptOf(12, 1, 'refunded'),
      attemptOf(21, 2, 'settled'),
      attemptOf(31, 3, 'settled'),
    ]) {
      await insert('payment_attempts', attempt);
    }
    await insert('invoices', INVOICE);
    const runner = engine.dataSource.createQueryRunner();
    const migration = new EarlierPayments1795000000088();
    await migration.up(runner);
    await migration.down();
    await migration.up(runner);
    const rows = await engine.dataSource.query<Record<string, unknown>[]>(
      'SELECT i.*, i.wanted_at = a.settled_at AS is_same FROM invoices i JOIN payment_attempts a ON a.id = i.attempt_id ORDER BY i.attempt_id',
    );
    expect(rows.map((row) => ({ ...row, attempt_id: Number(row['attempt_id']) }))).toMatchObject([
      { attempt_id: 11, number: null, state: 'none', due_at: null, tries: 0, is_same: 1 },
      { attempt_id: 21, number: 'I1', state: 'issued' },
    ]);
    const [first] = rows;
    expect([first?.['order_id'], first?.['group_id'], first?.['total_minor']].map(Number)).toEqual([
      1, 7, 550,
    ]);
    expect(first?.['currency']).toBe('TWD');
    await runner.release();
  });
});
