import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isAlreadySo, isDatabaseAway } from './database-errors';
import { forgetTables, interceptQueries } from './typeorm-runner-insides';

type MigrationClass = new () => MigrationInterface;
type Ask = (sql: string, values?: unknown[]) => Promise<unknown>;

/** What a migration has asked and told the server so far. */
interface Step {
  readonly statement: string;
  /** Of a question: its rows as JSON. */
  readonly answer: string | null;
}

const TABLE = 'migration_steps';

export const MAKE_STEPS = `CREATE TABLE IF NOT EXISTS ${TABLE} (migration VARCHAR(190), step INT, statement MEDIUMTEXT, answer MEDIUMTEXT, PRIMARY KEY (migration, step)) CHARACTER SET utf8mb4`;
export const DROP_STEPS = `DROP TABLE IF EXISTS ${TABLE}`;

const isQuestion = (sql: string): boolean => /^\s*(SELECT|SHOW)\b/i.test(sql);
const changesRows = (sql: string): boolean => /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);

/**
 * A migration that goes on where a killed process has left it, for servers that commit each change of the schema by
 * itself (ADR 0035).
 */
export function resumable(Migration: MigrationClass): MigrationClass {
  return class implements MigrationInterface {
    readonly name = Migration.name;

    async up(runner: QueryRunner): Promise<void> {
      await new MigrationSteps(runner, Migration.name).follow(() => new Migration().up(runner));
    }

    async down(runner: QueryRunner): Promise<void> {
      await new Migration().down(runner);
    }
  };
}

/** Stands before the server: what was asked and done before is answered from the notes, the rest is noted and passed on. */
class MigrationSteps {
  private readonly ask: Ask;
  private noted: readonly Step[] = [];
  private unsaved: (readonly [step: number, noted: Step])[] = [];
  private next = 0;

  constructor(
    private readonly runner: QueryRunner,
    private readonly migration: string,
  ) {
    this.ask = runner.query.bind(runner) as Ask;
  }

  async follow(work: () => Promise<unknown>): Promise<void> {
    const { runner } = this;
    this.noted = (await this.ask(`SELECT statement, answer FROM ${TABLE} WHERE migration = ? ORDER BY step`, [
      this.migration,
    ])) as Step[];
    // What earlier migrations have seen must not decide what this one asks.
    forgetTables(runner);
    const letPass = interceptQueries(
      runner,
      () => (sql, values) => this.take(sql as string, values as unknown[]),
    );
    try {
      await work();
    } finally {
      letPass();
    }
  }

  private async take(sql: string, values?: unknown[]): Promise<unknown> {
    const step = this.next;
    this.next += 1;
    const noted = this.noted[step];
    if (noted && noted.statement !== sql) {
      throw new Error(`another version has begun the migration ${this.migration}: go on with that version`);
    }
    if (isQuestion(sql)) return this.answer(step, sql, values);
    if (!noted) return changesRows(sql) ? this.change(step, sql, values) : this.alter(step, sql);
    // Only of the last one it is not known whether it was still done.
    if (step === this.noted.length - 1 && !changesRows(sql)) await this.alterAgain(sql);
    return undefined;
  }

  private async answer(step: number, sql: string, values?: unknown[]): Promise<unknown> {
    const noted = this.noted[step];
    if (noted) return JSON.parse(noted.answer ?? '[]');
    const answer = await this.ask(sql, values);
    this.unsaved.push([step, { statement: sql, answer: JSON.stringify(answer) }]);
    return answer;
  }

  /** Done and noted at once, or neither. */
  private async change(step: number, sql: string, values?: unknown[]): Promise<void> {
    await this.ask('START TRANSACTION');
    try {
      await this.note(step, sql);
      await this.ask(sql, values);
      await this.ask('COMMIT');
    } catch (error) {
      await this.ask('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  /** Noted first: the work that finds this note last tries once more. */
  private async alter(step: number, sql: string): Promise<void> {
    await this.note(step, sql);
    try {
      await this.ask(sql);
    } catch (error) {
      if (!isDatabaseAway(error)) await this.forget(step);
      throw error;
    }
  }

  private async alterAgain(sql: string): Promise<void> {
    try {
      await this.ask(sql);
    } catch (error) {
      if (!isAlreadySo(error)) throw error;
    }
  }

  private async note(step: number, sql: string): Promise<void> {
    const notes = [...this.unsaved, [step, { statement: sql, answer: null }] as const];
    await this.ask(
      `INSERT INTO ${TABLE} (migration, step, statement, answer) VALUES ${notes.map(() => '(?, ?, ?, ?)').join(', ')}`,
      notes.flatMap(([at, { statement, answer }]) => [this.migration, at, statement, answer]),
    );
    this.unsaved = [];
  }

  private async forget(step: number): Promise<void> {
    await this.ask(`DELETE FROM ${TABLE} WHERE migration = ? AND step = ?`, [this.migration, step]);
  }
}
