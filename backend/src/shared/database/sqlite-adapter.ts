import { DatabaseSync, enhance } from '@photostructure/sqlite';
import { cannotStore } from './database-errors';

type Bindable = string | number | bigint | null | Uint8Array;

/** node:sqlite refuses what JavaScript callers naturally pass; the engines must agree on what is stored. */
function bindable(value: unknown): Bindable {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}

interface AdapterOptions {
  /** Milliseconds that one statement may block the event loop while another connection writes. */
  readonly timeout?: number;
  readonly readonly?: boolean;
}

/** A write that SQLite could not store for lack of room or rights. */
export interface WriteTrouble {
  readonly message: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

/**
 * The part of the better-sqlite3 interface that TypeORM's driver of that name calls, over the
 * node:sqlite interface; so Node's own engine can take over without a change elsewhere.
 *
 * SQLite ends a transaction by itself when the disk is full and the like. What the caller still
 * believes to be inside would then be committed statement by statement, so it is refused until the
 * caller has rolled back.
 */
export class SqliteAdapter {
  private readonly database;
  private begun = false;
  private endedBy: Error | undefined;
  private trouble: WriteTrouble | null = null;

  constructor(file: string, options: AdapterOptions) {
    this.database = enhance(
      new DatabaseSync(file, { timeout: options.timeout ?? 0, readOnly: options.readonly ?? false }),
    );
  }

  /** The latest write that could not be stored, however long ago. */
  get lastTrouble(): WriteTrouble | null {
    return this.trouble;
  }

  /** A transaction that first reads and then writes would fail half-way if another connection wrote in between. */
  prepare(sql: string) {
    const statement = this.database.prepare(
      sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE TRANSACTION' : sql,
    );
    return {
      reader: statement.columns().length > 0,
      all: (...values: unknown[]): unknown[] =>
        this.inTransaction<unknown[]>(() => statement.all(...values.map(bindable))),
      run: (...values: unknown[]) => {
        if (sql === 'ROLLBACK') return this.rollBack(() => statement.run());
        const done = this.inTransaction(() => statement.run(...values.map(bindable)));
        if (sql === 'BEGIN TRANSACTION') this.begun = true;
        if (sql === 'COMMIT') this.begun = false;
        return done;
      },
    };
  }

  pragma(source: string): unknown {
    return this.database.pragma(source);
  }

  close(): void {
    this.database.close();
  }

  private endedByItself(): boolean {
    return this.begun && !this.database.isTransaction;
  }

  private inTransaction<T>(statement: () => T): T {
    if (this.endedByItself()) throw this.endedBy ?? new Error('SQLite has rolled the transaction back');
    try {
      return statement();
    } catch (error) {
      if (this.endedByItself()) this.endedBy = error as Error;
      if (cannotStore(error)) {
        this.trouble = { message: (error as Error).message, at: performance.now() };
      }
      throw error;
    }
  }

  /** Where SQLite was quicker there is nothing to do; its complaint would leave TypeORM inside the transaction. */
  private rollBack<T>(statement: () => T): T | typeof NOTHING_DONE {
    this.begun = false;
    this.endedBy = undefined;
    return this.database.isTransaction ? statement() : NOTHING_DONE;
  }
}
