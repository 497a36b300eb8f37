import type { QueryRunner, Table } from 'typeorm';

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
