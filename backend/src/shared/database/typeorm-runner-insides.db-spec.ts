import { EntitySchema, In, type QueryRunner, Table, TableColumn } from 'typeorm';
import { describeOnEachEngine, describeOnEngine } from '../../../test/support/database';
import { forgetTables, forgetTransaction, interceptQueries } from './typeorm-runner-insides';

describeOnEachEngine('the insides of a query runner', (engine) => {
  let runner: QueryRunner;
  let asked: string[];
  let letPass: () => void;
  beforeEach(() => {
    runner = engine.dataSource.createQueryRunner();
    asked = [];
    letPass = interceptQueries(runner, (ask) => (...given) => {
      asked.push(String(given[0]));
      return ask(...given);
    });
  });
  afterEach(async () => {
    letPass();
    await runner.release();
  });

  it('send every statement through one method: its own, those of its manager, transactions, changes of the schema', async () => {
    await runner.query('SELECT 1');
    await runner.manager.query('SELECT 2');
    await runner.startTransaction();
    await runner.commitTransaction();
    await runner.createTable(new Table({ name: 'seen', columns: [{ name: 'a', type: 'int' }] }));
    await runner.dropTable('seen');
    expect(asked).toEqual(expect.arrayContaining(['SELECT 1', 'SELECT 2', 'COMMIT']));
    expect(asked.some((sql) => /^(START|BEGIN) TRANSACTION/.test(sql))).toBe(true);
    expect(asked.filter((sql) => /^(CREATE|DROP) TABLE/.test(sql))).toHaveLength(2);
    letPass();
    const before = asked.length;
    await runner.query('SELECT 3');
    expect(asked).toHaveLength(before);
  });

  it('believe in a transaction that did not end, until they forget it', async () => {
    await runner.startTransaction();
    await runner.query('ROLLBACK');
    expect(runner.isTransactionActive).toBe(true);
    await runner.startTransaction();
    expect(asked.at(-1)).toMatch(/^SAVEPOINT/);
    forgetTransaction(runner);
    await runner.query('ROLLBACK');
    await runner.startTransaction();
    expect(asked.findLast((sql) => !sql.includes('ISOLATION'))).toMatch(/^(START|BEGIN) TRANSACTION/);
    await runner.commitTransaction();
    expect(runner.isTransactionActive).toBe(false);
  });

  it('keep the tables that they have seen, until they forget them', async () => {
    const column = new TableColumn({ name: 'b', type: 'int', isNullable: true });
    const questions = async (): Promise<number> => {
      const before = asked.length;
      await runner.addColumn('kept', column.clone());
      const count = asked.slice(before).filter((sql) => /^\s*(SELECT|PRAGMA)/i.test(sql)).length;
      await runner.dropColumn('kept', 'b');
      return count;
    };
    await runner.createTable(new Table({ name: 'kept', columns: [{ name: 'a', type: 'int' }] }));
    try {
      await questions();
      expect(runner).toHaveProperty('loadedTables', [expect.any(Table)]);
      const known = await questions();
      forgetTables(runner);
      expect(runner).toHaveProperty('loadedTables', []);
      expect(await questions()).toBeGreaterThan(known);
    } finally {
      await runner.dropTable('kept');
    }
  });
});

interface Counted {
  readonly id: number;
  readonly many: number;
  readonly share: number;
}

const COUNTED = new EntitySchema<Counted>({
  name: 'Counted',
  tableName: 'counted',
  columns: {
    id: { type: 'integer', primary: true },
    many: { type: 'integer' },
    share: { type: 'real' },
  },
});

describeOnEngine(
  'SQLite',
  'the runner',
  (engine) => {
    it('is the same one for everybody', () => {
      expect(engine.dataSource.createQueryRunner()).toBe(engine.dataSource.createQueryRunner());
    });

    it('has one statement for all numbers, which it stores as they are', async () => {
      const { dataSource } = engine;
      await dataSource.query('CREATE TABLE counted (id INTEGER PRIMARY KEY, many INTEGER, share REAL)');
      const asked = new Set<string>();
      const letPass = interceptQueries(dataSource.createQueryRunner(), (ask) => (...given) => {
        asked.add(String(given[0]));
        return ask(...given);
      });
      const counted = dataSource.getRepository(COUNTED);
      const largest = Number.MAX_SAFE_INTEGER;
      try {
        for (const id of [1, 2, 3]) {
          await counted.insert({ id, many: id, share: 0.5 });
          await counted.update({ id }, { many: largest - id });
          await counted.findBy({ id: In([id]), many: largest - id });
        }
      } finally {
        letPass();
      }
      expect(asked.size).toBe(3);
      expect(await counted.find()).toEqual([1, 2, 3].map((id) => ({ id, many: largest - id, share: 0.5 })));
      const kinds: unknown = await dataSource.query('SELECT DISTINCT typeof(many) AS kind FROM counted');
      expect(kinds).toEqual([{ kind: 'integer' }]);
    });
  },
  [COUNTED],
);
