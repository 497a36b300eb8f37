import type { DataSource, QueryRunner, Table } from 'typeorm';

/** Asks the database as `QueryRunner.query` does; what it resolves with differs from call to call. */
export type Ask = (...asked: unknown[]) => Promise<unknown>;

/**
 * SQLite has one runner for everybody. After a transaction that failed to begin or to end, TypeORM
 * takes the runner to be inside it still, and the next transaction for a savepoint that no one commits.
 */
export function forgetTransaction(runner: QueryRunner): void {
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}

/** A runner keeps the tables that it has seen, and asks for none of them again. */
export function forgetTables(runner: QueryRunner): void {
  (runner as QueryRunner & { loadedTables: Table[] }).loadedTables = [];
}

/**
 * Stands before the database: TypeORM offers nothing that could hold a statement up or answer it otherwise, but whatever
 * a runner does goes through its own `query`. Returns how to go away again.
 */
export function interceptQueries(runner: QueryRunner, wrap: (ask: Ask) => Ask): () => void {
  const ask = runner.query.bind(runner) as Ask;
  runner.query = wrap(ask) as QueryRunner['query'];
  return () => {
    runner.query = ask as QueryRunner['query'];
  };
}

type Escape = (sql: string, parameters?: Readonly<Record<string, unknown>>) => [string, unknown[]];

/**
 * TypeORM writes numbers into the text of SQLite's statements: each id makes another statement, which is prepared anew, and
 * whose memory the garbage collector does not see. What is no number is bound already.
 */
export function bindNumbers({ driver }: DataSource): void {
  const escape = driver.escapeQueryWithParameters.bind(driver) as Escape;
  driver.escapeQueryWithParameters = ((sql, parameters = {}) => {
    const hidden = Object.entries(parameters).map(([name, value]) => [
      name,
      Number.isSafeInteger(value) ? BigInt(value as number) : value,
    ]);
    const [text, values] = escape(sql, Object.fromEntries(hidden) as Record<string, unknown>);
    return [text, values.map((value) => (typeof value === 'bigint' ? Number(value) : value))];
  }) satisfies Escape as typeof driver.escapeQueryWithParameters;
}
