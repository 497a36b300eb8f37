import { DatabaseSync, enhance } from '@photostructure/sqlite';

type Bindable = string | number | bigint | null | Uint8Array;

/** node:sqlite refuses what JavaScript callers naturally pass; the engines must agree on what is stored. */
function bindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}

interface AdapterOptions {
  /** Milliseconds that one statement may block the event loop while another connection writes. */
  readonly timeout?: number;
  readonly readonly?: boolean;
}

/**
 * The part of the better-sqlite3 interface that TypeORM's driver of that name calls, over the
 * node:sqlite interface; so Node's own engine can take over without a change elsewhere.
 */
export class SqliteAdapter {
  private readonly database;

  constructor(file: string, options: AdapterOptions) {
    this.database = enhance(
      new DatabaseSync(file, { timeout: options.timeout ?? 0, readOnly: options.readonly ?? false }),
    );
  }

  /** A transaction that first reads and then writes would fail half-way if another connection wrote in between. */
  prepare(sql: string) {
    const statement = this.database.prepare(
      sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE TRANSACTION' : sql,
    );
    return {
      reader: statement.columns().length > 0,
      all: (...values: unknown[]): unknown[] => statement.all(...values.map(bindable)),
      run: (...values: unknown[]) => statement.run(...values.map(bindable)),
    };
  }

  pragma(source: string): unknown {
    return this.database.pragma(source);
  }

  close(): void {
    this.database.close();
  }
}
