import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { type DomainEvent, EventBus } from '../events/event-bus';
import { Ambient } from './ambient';
import { isLockConflict } from './database-errors';
import { isSqlite } from './dialect';
import { alone } from './one-connection';
import { forgetTransaction } from './typeorm-runner-insides';

interface Ongoing {
  readonly manager: EntityManager;
  readonly events: DomainEvent[];
  /** How many have been set, so that each has a name of its own. */
  savepoints: number;
  /** Rows that it holds, as they were read. */
  readonly held: Map<string, unknown>;
}

/** Of fifty who want the same row at once, one may lose several times. */
const MAX_ATTEMPTS = 10;

/**
 * One transaction and the news it makes. `run` inside `run` joins the outer one; a rollback keeps
 * the news back; news is written down by those who keep a record of it, and published after commit.
 */
@Injectable()
export class UnitOfWork {
  private readonly ongoing = new Ambient<Ongoing>();
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: EventBus,
  ) {}

  /** The running transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.ongoing.current?.manager ?? this.dataSource.manager;
  }

  /**
   * A row that a transaction holds until its end is read once, however often it is held: code that changes the row changes
   * what was read, too.
   */
  async holdOnce<T>(name: string, read: () => Promise<T | null>): Promise<T | null> {
    const held = this.ongoing.current?.held;
    const known = held?.get(name) as T | undefined;
    if (known !== undefined) return known;
    const found = await read();
    if (found !== null) held?.set(name, found);
    return found;
  }

  /** Keeps news until commit; outside a unit of work it is published at once, unless it has to be written down in one. */
  publish(event: DomainEvent): void {
    const current = this.ongoing.current;
    if (current) current.events.push(event);
    else if (this.events.isRecorded(event)) throw new Error(`${event.type} is announced in a unit of work`);
    else this.dispatch(event);
  }

  /** Whether the caller is part of a transaction. */
  get isRunning(): boolean {
    return this.ongoing.current !== undefined;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.ongoing.current) return work();
    const change: DomainEvent[] = [];
    const result = await alone(this.dataSource, () => this.transact(change, work));
    for (const event of change) this.dispatch(event);
    return result;
  }

  /**
   * Like `run`, for work that reads all it changes inside of it. Of two transactions that wait for each other a server
   * ends one: it begins again, and finds the other one done. Gives up after ten attempts.
   */
  async runRepeatable<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.run(work);
      } catch (error) {
        if (this.isRunning || attempt === MAX_ATTEMPTS || !isLockConflict(error)) throw error;
      }
    }
  }

  /** Reads that see what was committed before the first of them, whatever is committed meanwhile; not inside of `run`. */
  async readAtOneMoment<T>(read: () => Promise<T>): Promise<T> {
    if (this.ongoing.current) throw new Error('what a unit of work reads is not of one moment');
    // No other connection writes while SQLite is inside a transaction.
    const level = isSqlite(this.dataSource.manager) ? undefined : 'REPEATABLE READ';
    return alone(this.dataSource, () => this.transact([], read, level));
  }

  /**
   * Part of the running transaction that may be refused by itself: what it wrote and announced is taken back, and no
   * more. A lock conflict ends all of the transaction, so that goes on to the code that runs it.
   */
  async runApart<T>(work: () => Promise<T>): Promise<T> {
    const current = this.ongoing.current;
    if (!current) return this.run(work);
    const { manager, events } = current;
    const before = events.length;
    current.savepoints += 1;
    const name = `apart_${String(current.savepoints)}`;
    await manager.query(`SAVEPOINT ${name}`);
    try {
      const result = await work();
      await manager.query(`RELEASE SAVEPOINT ${name}`);
      return result;
    } catch (error) {
      if (isLockConflict(error)) throw error;
      await manager.query(`ROLLBACK TO SAVEPOINT ${name}`);
      await manager.query(`RELEASE SAVEPOINT ${name}`);
      events.length = before;
      current.held.clear();
      throw error;
    }
  }

  private async transact<T>(
    events: DomainEvent[],
    work: () => Promise<T>,
    level?: 'REPEATABLE READ',
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction(level);
      try {
        const result = await this.ongoing.run(
          { manager: runner.manager, events, savepoints: 0, held: new Map() },
          async () => {
            const done = await work();
            await this.events.writeDown(events);
            return done;
          },
        );
        await commit(runner);
        return result;
      } catch (error) {
        await this.rollBack(runner);
        throw error;
      }
    } finally {
      forgetTransaction(runner);
      await runner.release();
    }
  }

  /** The whole of it, whatever savepoints TypeORM counts. */
  private async rollBack(runner: QueryRunner): Promise<void> {
    try {
      await runner.query('ROLLBACK');
    } catch (error) {
      // The connection is gone, and the transaction with it; the caller's own error says more.
      this.logger.warn({ err: error }, 'rollback failed');
    }
  }

  private dispatch(event: DomainEvent): void {
    this.events.publish(event).catch((error: unknown) => {
      this.logger.error({ err: error, event: event.type }, 'an event handler failed');
    });
  }
}

/** TypeORM only releases a savepoint, and reports success, when work has left a nested transaction open. */
async function commit(runner: QueryRunner): Promise<void> {
  await runner.commitTransaction();
  if (runner.isTransactionActive) throw new Error('a nested transaction was left open');
}
