import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { isDatabaseAway } from './database-errors';

type Taker = (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void;

/** Gives up after a while; a connection that comes too late goes back at once. */
function impatient(take: Taker, timeoutMs: number): Taker {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    const error = Object.assign(new Error('no database connection became free'), { code: 'ETIMEDOUT' });
    // As the pool itself does it: with an error nobody looks at the connection.
    (take as (error: NodeJS.ErrnoException) => void)(error);
  }, timeoutMs);
  return (error, connection) => {
    clearTimeout(timer);
    if (!late) take(error, connection);
    else if (!error) connection.release();
  };
}

/** The part of mysql2 that TypeORM's driver calls, with a pool that lets nobody wait longer for a connection than for a new one. */
export const mysqlAdapter = {
  createPool(options: PoolOptions & { connectTimeout: number }): Pool {
    const pool = createPool(options);
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (take: Taker) => {
      getConnection(impatient(take, options.connectTimeout));
    };
    return pool;
  },
};

const ENDS = new Set(['COMMIT', 'ROLLBACK']);

/**
 * Keeps connections out of the pool whose state nobody knows: a statement may still be running on
 * one whose answer did not come, and a transaction be open on one that could not end it. The server
 * rolls back what a closed connection has begun.
 */
@EventSubscriber()
export class SuspectConnections implements EntitySubscriberInterface {
  async afterQuery({ success, error, query, queryRunner }: AfterQueryEvent): Promise<void> {
    if (success || !(isDatabaseAway(error) || ENDS.has(query))) return;
    const connection = (await queryRunner.connect()) as PoolConnection;
    connection.destroy();
  }
}
