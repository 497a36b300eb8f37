import { DataSource, type QueryRunner } from 'typeorm';
import { emptyStorage, ENGINE_NAMES, type TestStorage } from '../../../test/support/database';
import { dataSourceOptions } from './data-source';
import { migrate, migrateOnly } from './migrate';
import { MIGRATIONS } from './migrations';

type Row = Readonly<Record<string, unknown>>;
type Query = (...asked: unknown[]) => Promise<unknown>;

/** The first migration that moves what people have. */
const MOVES = 'ClickSubjects1795000000034';
const names = MIGRATIONS.map(({ name }) => name);
const BEFORE = names.slice(0, names.indexOf(MOVES));

const killed = new Error('killed');

/** A process that dies where none has died before, right after the database has done a statement: it asks nothing more. */
class MortalProcess {
  deaths = 0;
  private readonly survived = new Set<string>();
  private before = '';
  private isDead = false;

  /** Until it has nowhere left to die. */
  async again(work: () => Promise<void>): Promise<void> {
    let isDone = false;
    while (!isDone) isDone = await this.survives(work);
  }

  private async survives(work: () => Promise<void>): Promise<boolean> {
    this.isDead = false;
    this.before = '';
    const create = DataSource.prototype.createQueryRunner;
    const runners = new Set<QueryRunner>();
    const spy = jest.spyOn(DataSource.prototype, 'createQueryRunner').mockImplementation(function (
      this: DataSource,
      ...given
    ) {
      const runner = create.apply(this, given);
      // SQLite has one for all.
      if (!runners.has(runner)) watch(runner);
      runners.add(runner);
      return runner;
    });
    const watch = (runner: QueryRunner): void => {
      const query = runner.query.bind(runner) as Query;
      runner.query = ((...asked: unknown[]) => this.ask(query, asked)) as typeof runner.query;
    };
    try {
      await work();
      return true;
    } catch (error) {
      if (error === killed) return false;
      throw error;
    } finally {
      spy.mockRestore();
    }
  }

  private async ask(query: Query, asked: unknown[]): Promise<unknown> {
    if (this.isDead) throw killed;
    const answer = await query(...asked);
    if (/^\s*(SELECT|SHOW|PRAGMA)\b/i.test(String(asked[0]))) return answer;
    const statement = JSON.stringify(asked);
    const moment = this.before + statement;
    this.before = statement;
    if (this.survived.has(moment)) return answer;
    this.survived.add(moment);
    this.deaths += 1;
    this.isDead = true;
    // As the database does for clients that are gone.
    await query('ROLLBACK').catch(() => undefined);
    throw killed;
  }
}

async function inside<T>({ storage }: TestStorage, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(dataSourceOptions(storage)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const fill = (made: TestStorage): Promise<void> =>
  inside(made, async (dataSource) => {
    for (const statement of [
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES
        (1, 0, 'one', 'https://e.test/', 6, 0, '2026-01-01'), (2, 0, 'two', 'https://e.test/', 7, 0, '2026-01-01')`,
      'INSERT INTO click_totals VALUES (1, 0, 50, 3, 2), (2, 0, 50, 4, 1), (9, 0, 50, 1, 1), (1, 2, 51, 5, 0)',
      "INSERT INTO click_facets VALUES (1, 0, 50, 'line/direct', 3, 2), (2, 0, 50, 'line/direct', 4, 1)",
    ]) {
      await dataSource.query(statement);
    }
  });

/** Each table's definition and rows. */
const contents = (made: TestStorage): Promise<Record<string, unknown>> =>
  inside(made, async (dataSource) => {
    const isSqlite = made.storage.databaseUrl === null;
    const tables = await dataSource.query<Row[]>(
      isSqlite
        ? "SELECT name FROM sqlite_master WHERE type = 'table'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const found: Record<string, unknown> = {};
    for (const name of tables.map((table) => String(table['name'])).sort()) {
      const definition = await dataSource.query<Row[]>(
        isSqlite
          ? `SELECT name, sql FROM sqlite_master WHERE tbl_name = '${name}' ORDER BY name`
          : `SHOW CREATE TABLE ${name}`,
      );
      found[name] = [definition, await dataSource.query(`SELECT * FROM ${name} ORDER BY 1`)];
    }
    return found;
  });

describe.each(ENGINE_NAMES)('a process that dies while it migrates a database of %s', (engine) => {
  it('leaves after each statement what the next one makes whole, and no row is lost', async () => {
    const [whole, broken] = [await emptyStorage(engine), await emptyStorage(engine)];
    await migrateOnly(whole.storage, BEFORE);
    await fill(whole);
    await migrate(whole.storage);

    const mortal = new MortalProcess();
    await mortal.again(() => migrateOnly(broken.storage, BEFORE));
    await fill(broken);
    await mortal.again(() => migrate(broken.storage));

    expect(await contents(broken)).toEqual(await contents(whole));
    expect(mortal.deaths).toBeGreaterThan(2 * names.length);
    await Promise.all([whole.drop(), broken.drop()]);
  });
});
