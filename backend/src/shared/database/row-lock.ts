import type { EntityManager, FindOneOptions } from 'typeorm';
import { isSqlite } from './dialect';

/**
 * For what is read to be changed: until the transaction ends no other changes it, and those that want to have to wait.
 * On SQLite a transaction has the whole database for itself from its beginning.
 */
export const rowLock = (manager: EntityManager): Pick<FindOneOptions, 'lock'> =>
  isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' } };
