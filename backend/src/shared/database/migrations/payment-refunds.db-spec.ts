import { describeOnEachEngine } from '../../../../test/support/database';
import { PaymentRefunds1795000000095 } from './1795000000095-payment-refunds';

const [SETTLED, CHECK] = [new Date('2026-11-01T02:03:04.567Z'), new Date('2026-11-02T02:03:04.567Z')];

const ORDER = {
  id: 1,
  external_id: 'O1',
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
  state: 'paid',
  created_at: SETTLED,
  expires_at: SETTLED,
};
const attemptOf = (id: number, state: string, checkAt: Date | null = null) => ({
  id,
  order_id: 1,
  number: `N${id}`,
  gateway: 'newebPay',
  amount_minor: 550,
  received_minor: 550,
  currency: 'TWD',
  state,
  created_at: SETTLED,
  settled_at: SETTLED,
  check_at: checkAt,
});

describeOnEachEngine('money that was to go back before refunds had rows', (engine) => {
  const query = <T = Record<string, unknown>[]>(sql: string, values: unknown[] = []): Promise<T> =>
    engine.dataSource.query(sql, values);
  const insert = (table: string, row: object): Promise<unknown> => {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    return query(sql, Object.values(row));
  };

  it('goes back as far as it had come, by the number that the gateway knows, and there again on the way back', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const migration = new PaymentRefunds1795000000095();
    await migration.down(runner);
    await insert('orders', ORDER);
    const attempts = [
      attemptOf(1, 'settled'),
      attemptOf(2, 'refundWanted', CHECK),
      attemptOf(3, 'refunding', CHECK),
      attemptOf(4, 'refunded'),
      attemptOf(5, 'refundStuck'),
      attemptOf(6, 'abandoned'),
    ];
    for (const attempt of attempts) await insert('payment_attempts', attempt);
    const states = async () =>
      (await query('SELECT state FROM payment_attempts ORDER BY id')).map(({ state }) => state);
    const before = await states();
    await migration.up(runner);
    expect(await states()).toEqual([...Array<string>(5).fill('settled'), 'abandoned']);
    const refunds = await query(
      `SELECT r.number, r.state, r.cause, r.group_id, r.amount_minor, r.due_at IS NOT NULL AS is_due,
              r.done_at IS NOT NULL AS is_done, a.check_at
         FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id ORDER BY r.attempt_id`,
    );
    expect(
      refunds.map((row) => [row['number'], row['state'], row['is_due'], row['is_done']].map(String)),
    ).toEqual([
      ['N2', 'wanted', '1', '0'],
      ['N3', 'waiting', '1', '0'],
      ['N4', 'done', '0', '1'],
      ['N5', 'stuck', '0', '0'],
    ]);
    for (const row of refunds) {
      expect([row['cause'], Number(row['group_id']), Number(row['amount_minor']), row['check_at']]).toEqual([
        'unapplied',
        7,
        550,
        null,
      ]);
    }
    await migration.down(runner);
    expect(await states()).toEqual(before);
    await migration.up(runner);
    await runner.release();
  });
});
