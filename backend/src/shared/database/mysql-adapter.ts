import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { type AfterQueryEvent, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import { AnswerWatch } from './answer-watch';
import { isDatabaseAway } from './database-errors';

type Taker = (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void;
type Answer = (error: Error | null, ...rest: unknown[]) => void;

/** Gives up after a while, or when the server turns out to hang; a connection that comes too late goes back at once. */
function impatient(take: Taker, timeoutMs: number, watch: AnswerWatch): Taker {
  let late = false;
  const giveUp = (error: Error): void => {
    late = true;
    clearTimeout(timer);
    unwatch();
    // As the pool itself does it: with an error the connection is not looked at.
    (take as (error: Error) => void)(error);
  };
  const timer = setTimeout(() => {
    giveUp(Object.assign(new Error('no database connection became free'), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  const unwatch = watch.watch(giveUp);
  return (error, connection) => {
    clearTimeout(timer);
    unwatch();
    if (!late) take(error, connection);
    else if (!error) connection.release();
  };
}

/** Has every statement end when the server turns out to hang. What it began there is rolled back, as of any lost connection. */
function watchStatements(connection: PoolConnection, watch: AnswerWatch): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const answer = given.at(-1);
    if (typeof answer !== 'function') return query(...given);
    let isOver = false;
    const end: Answer = (...answered) => {
      unwatch();
      if (!isOver) (answer as Answer)(...answered);
      isOver = true;
    };
    const unwatch = watch.watch((error) => {
      end(error);
      connection.destroy();
    });
    return query(...given.slice(0, -1), end);
  };
  connection.query = watched as PoolConnection['query'];
}

/** The part of mysql2 that TypeORM's driver calls, with a pool whose callers wait for no server that hangs, nor longer for a connection than for a new one. */
export const mysqlAdapter = {
  createPool({ answerMs, ...options }: PoolOptions & { connectTimeout: number; answerMs: number }): Pool {
    const pool = createPool(options);
    const { host, port, user, password, database, ssl } = options;
    const probe = Object.fromEntries(
      Object.entries({ host, port, user, password, database, ssl }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const watch = new AnswerWatch(probe, answerMs);
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (take: Taker) => {
      const { refusal } = watch;
      if (refusal) process.nextTick(take, refusal);
      else getConnection(impatient(take, options.connectTimeout, watch));
    };
    pool.on('connection', (connection) => {
      watchStatements(connection, watch);
    });
    const end = pool.end.bind(pool) as (...given: unknown[]) => void;
    pool.end = ((...given: unknown[]) => {
      watch.end();
      end(...given);
    }) as Pool['end'];
    return pool;
  },
};

const ENDS = new Set(['COMMIT', 'ROLLBACK']);

/**
 * Keeps connections out of the pool whose state is unknown: a statement may still be running on
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
