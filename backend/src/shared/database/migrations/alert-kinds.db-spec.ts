import { describeOnEachEngine } from '../../../../test/support/database';
import { AlertKinds1795000000094 } from './1795000000094-alert-kinds';

const BEFORE = ['unusable-money', 'unknown-money', 'second-money', 'money-returned', 'key-lost'];
const AFTER = ['unapplied-payment', 'unknown-payment', 'duplicate-payment', 'returned-payment', 'key-lost'];

describeOnEachEngine('alerts from before their kinds were named after payments', (engine) => {
  const kinds = async (): Promise<unknown[]> => {
    const rows = await engine.dataSource.query<{ kind: string }[]>(
      'SELECT kind FROM payment_alerts ORDER BY id',
    );
    return rows.map(({ kind }) => kind);
  };

  it('have the new names, and the old ones after a step back', async () => {
    for (const kind of BEFORE) {
      await engine.dataSource.query(
        "INSERT INTO payment_alerts (alert_key, kind, group_id, details, opened_at) VALUES (?, ?, 7, '{}', ?)",
        [kind, kind, new Date()],
      );
    }
    const runner = engine.dataSource.createQueryRunner();
    const migration = new AlertKinds1795000000094();
    await migration.up(runner);
    expect(await kinds()).toEqual(AFTER);
    await migration.down(runner);
    expect(await kinds()).toEqual(BEFORE);
    await runner.release();
  });
});
