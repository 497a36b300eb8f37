import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StorageSettings } from '../../config/settings';
import { SQLITE_BLOCKING_WAIT_MS } from './one-connection';
import { DatabaseTimeouts } from './database-timeouts';
import { retryWhileLocked } from './lock-retry';
import { SqliteAdapter } from './sqlite-adapter';

type Statement = ReturnType<SqliteAdapter['prepare']>;

/** Statements kept ready: each of these questions has a text for each number of values. */
const MAX_STATEMENTS = 50;

/**
 * Questions that wait for no writer. SQLite gives them a connection of their own, beside the one on which all other
 * work takes its turn, and behind which they would wait until the ingester has written. They see what is committed.
 */
@Injectable()
export class PromptReads implements OnModuleInit, OnApplicationShutdown {
  private own: SqliteAdapter | null = null;
  private readonly statements = new Map<string, Statement>();

  constructor(
    private readonly shared: DataSource,
    private readonly storage: StorageSettings,
    private readonly timeouts: DatabaseTimeouts,
  ) {}

  onModuleInit(): void {
    const { databaseUrl, sqliteFile } = this.storage;
    if (databaseUrl !== null) return;
    this.own = new SqliteAdapter(sqliteFile, { readonly: true, timeout: SQLITE_BLOCKING_WAIT_MS });
  }

  onApplicationShutdown(): void {
    this.statements.clear();
    this.own?.close();
    this.own = null;
  }

  /** The rows, as the engine gives them. */
  query<T>(sql: string, values: readonly unknown[]): Promise<T[]> {
    const { own } = this;
    if (own === null) return this.shared.manager.query<T[]>(sql, [...values]);
    const ask = (): Promise<T[]> => Promise.resolve(this.statement(own, sql).all(...values) as T[]);
    return retryWhileLocked(ask, this.timeouts.statementMs);
  }

  private statement(own: SqliteAdapter, sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    const statement = own.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
