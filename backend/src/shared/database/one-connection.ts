import type { DataSource } from 'typeorm';
import { Exclusive } from './exclusive';

/** SQLite waits by blocking the event loop, so it waits little; the rest of the patience blocks nothing. */
export const SQLITE_BLOCKING_WAIT_MS = 25;

const locks = new WeakMap<DataSource, Exclusive>();

/** From now on the data source has one connection, which all work takes in turns. Returns its lock. */
export function lockConnection(dataSource: DataSource): Exclusive {
  const lock = new Exclusive();
  locks.set(dataSource, lock);
  return lock;
}

/** Runs work alone on SQLite's one connection; on servers with a pool it just runs. */
export function alone<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const lock = locks.get(dataSource);
  return lock ? lock.run(work) : work();
}
