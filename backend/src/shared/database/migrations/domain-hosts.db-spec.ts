import { describeOnEachEngine } from '../../../../test/support/database';
import { DomainHosts1795000000042 } from './1795000000042-domain-hosts';

describeOnEachEngine('domains before they could have a host of their own', (engine) => {
  it('keep their numbers and people, and names that lead to them, there and back', async () => {
    const { dataSource } = engine;
    const ask = (sql: string): Promise<Record<string, unknown>[]> => dataSource.query(sql);
    const numbers = async (sql: string) => (await ask(sql)).map((row) => Object.values(row).map(Number));
    const runner = dataSource.createQueryRunner();
    const migration = new DomainHosts1795000000042();
    await migration.down(runner);
    const at = "'2026-11-21 12:00:00'";
    await dataSource.query(
      `INSERT INTO domains (id, kind, user_id, created_at) VALUES (3, 'subdomain', 7, ${at}), (9, 'subdomain', 8, ${at})`,
    );
    await dataSource.query(
      `INSERT INTO subdomains (name, user_id, holder_id, claimed_at, released_at, is_kept) VALUES
        ('ada', 7, 7, ${at}, NULL, 1), ('adaold', 7, NULL, ${at}, ${at}, 1), ('bob', 8, 8, ${at}, NULL, 1)`,
    );
    await migration.up(runner);
    expect(await numbers('SELECT id, user_id FROM domains ORDER BY id')).toEqual([
      [3, 7],
      [9, 8],
    ]);
    expect(await ask('SELECT DISTINCT kind, host, group_id FROM domains')).toEqual([
      { kind: 'subdomain', host: null, group_id: null },
    ]);
    expect(await numbers('SELECT user_id FROM subdomains ORDER BY name')).toEqual([[7], [7], [8]]);
    await dataSource.query(
      `INSERT INTO domains (kind, host, group_id, created_at) VALUES ('brand', 'go.shop.test', 4, ${at})`,
    );
    await migration.down(runner);
    expect(await numbers('SELECT id, user_id FROM domains ORDER BY id')).toEqual([
      [3, 7],
      [9, 8],
    ]);
    await migration.up(runner);
    await runner.release();
  });
});
