import { Logger } from '@nestjs/common';
import type Bull from 'bull';
import { Redis } from 'ioredis';
import { withTimeout } from '../deadline';
import { guardQueue } from './bull-queue-insides';
import type { JobPace, PendingJob } from './job';
import { JobWaker } from './job-waker';

/** A Redis that does not answer must not hold anybody for longer. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Bull's blocking read returns every 5 s, so silence for this long is a dead connection. */
const SILENCE_MS = 20_000;
const MAX_RECONNECT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 1_500;

/** For shutdowns: however the work ends, and whether it does, no one waits longer. */
const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  withTimeout(ms, work).catch(() => undefined);

/** The connections of one queue; Bull does not close those that others made. */
export class BullConnections {
  private readonly connections: Redis[] = [];

  constructor(private readonly redisUrl: string) {}

  readonly createClient = (type: 'client' | 'subscriber' | 'bclient'): Redis => {
    const limits = {
      client: { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS },
      subscriber: { maxRetriesPerRequest: null },
      bclient: { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS },
    };
    const connection = new Redis(this.redisUrl, {
      enableReadyCheck: false,
      retryStrategy: (times) => Math.min(times * 200, MAX_RECONNECT_MS),
      ...limits[type],
    });
    this.connections.push(connection);
    return connection;
  };

  close(): void {
    for (const connection of this.connections) connection.disconnect();
  }
}

type Run = (id: string) => Promise<void>;

/** Bull carries the ids of jobs to workers. What it forgets is found in the table, so nothing here has to last. */
export class BullWaker extends JobWaker {
  private readonly logger = new Logger('Jobs');
  private start: (run: Run) => void = () => undefined;
  private readonly started = new Promise<Run>((resolve) => {
    this.start = resolve;
  });
  private away = false;
  private closing = false;

  constructor(
    private readonly queue: Bull.Queue<{ id: string }>,
    private readonly connections: BullConnections,
    private readonly pace: JobPace,
  ) {
    super();
    guardQueue(queue, { onError: (error) => this.noteFailure(error), close: () => this.close() });
  }

  get restMs(): number {
    return this.away ? this.pace.pollMs : this.pace.sweepMs;
  }

  wake(job: PendingJob): void {
    void this.deliver([job]).then((delivered) => {
      if (!delivered) this.signal.raise();
    });
  }

  async deliver(jobs: readonly PendingJob[]): Promise<boolean> {
    try {
      for (const { id, dueAt } of jobs) {
        await this.queue.add(
          { id },
          {
            // Bull ignores an id that it still holds: right for a job found twice, wrong for its next attempt.
            jobId: `${id}~${String(dueAt)}`,
            delay: Math.max(0, dueAt - Date.now()),
            removeOnComplete: true,
            removeOnFail: true,
          },
        );
      }
      if (jobs.length > 0) this.noteAnswer();
      return true;
    } catch (error) {
      this.noteFailure(error);
      return false;
    }
  }

  begin(run: Run): void {
    this.start(run);
  }

  /** What came from Redis; it waits until the worker has begun. */
  async run(id: string): Promise<void> {
    const run = await this.started;
    await run(id);
  }

  async end(): Promise<void> {
    await atMost(CLOSE_TIMEOUT_MS, this.queue.pause(true, true));
  }

  /** When the application has left, not before: requests that are still answered make jobs too. */
  async close(): Promise<void> {
    this.closing = true;
    await atMost(CLOSE_TIMEOUT_MS, this.queue.close(true));
    this.connections.close();
  }

  private noteFailure(error: unknown): void {
    if (this.away || this.closing) return;
    this.away = true;
    this.logger.warn(
      { err: error },
      'Redis does not take jobs; they are run from the database until it does',
    );
  }

  private noteAnswer(): void {
    if (this.away) this.logger.log('Redis takes jobs again');
    this.away = false;
  }
}
