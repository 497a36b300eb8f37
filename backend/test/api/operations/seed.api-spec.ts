import type { DataSource } from 'typeorm';
import { seedCommand } from '../../../src/operations/seed/seed.command';
import { dataSourceOptions, openDataSource } from '../../../src/shared/database/data-source';
import { emptyStorage, type TestStorage } from '../../support/database';
import { enginesFor } from '../../support/deployments';

const HITS = 3_000;

async function inEnvironment<T>(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}

describe.each(enginesFor(17))('a demonstration on %s', (engine) => {
  let made: TestStorage;
  let dataSource: DataSource;
  const said: string[] = [];
  const seed = (...args: string[]): Promise<number> => {
    const { dataDir, databaseUrl } = made.storage;
    return inEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', REDIS_URL: '' }, () =>
      seedCommand.run(args, (line) => said.push(line)),
    );
  };
  const numberOf = async (sql: string): Promise<number> => {
    const [row] = await dataSource.query<{ total: number | string | null }[]>(sql);
    return Number(row?.total);
  };

  beforeAll(async () => {
    made = await emptyStorage(engine);
    await seed('--clicks', String(HITS), '--until', '2026-11-20', '--links', '8');
    dataSource = await openDataSource(dataSourceOptions(made.storage));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await made.drop();
  });

  it('has counted every visit that it wrote', async () => {
    expect(said.join('\n')).toContain(`Wrote ${String(HITS)} visits of 365 days`);
    const people = await numberOf('SELECT SUM(click_count) AS total FROM links');
    expect(people).toBeGreaterThan(HITS * 0.8);
    expect(people).toBeLessThan(HITS * 0.95);
  });

  it('has links that were made in the course of the year, in a group with a plan', async () => {
    expect(await numberOf('SELECT COUNT(*) AS total FROM links')).toBe(8);
    const early = "SELECT COUNT(*) AS total FROM links WHERE created_at < '2026-01-01'";
    expect(await numberOf(early)).toBeGreaterThan(2);
    expect(await numberOf("SELECT COUNT(*) AS total FROM user_groups WHERE plan = 'classic'")).toBe(1);
  });

  it('is not mixed with another of the same seed', async () => {
    await expect(seed('--clicks', '10')).rejects.toThrow('use another --seed');
  });

  it.each([
    [['--clicks', 'many'], '--clicks must be a whole number'],
    [['--days', '0'], '--days must be a whole number'],
    [['--until', '2999-01-01'], '--until must be a day'],
    [['--email', 'nobody'], '--email must be an address'],
  ])('refuses %j', async (args, complaint) => {
    await expect(seed(...args)).rejects.toThrow(complaint);
  });
});
