import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { inTime } from '../deadline';
import type { JobPace, PendingJob } from './job';
import { JobWaker } from './job-waker';

/** A Redis that does not answer must not hold anybody for longer. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Bull's blocking read returns every 5 s, so silence for this long is a dead connection. */
const SILENCE_MS = 20_000;
const LONGEST_RECONNECT_MS = 5_000;
const CLOSE_PATIENCE_MS = 1_500;

/** For farewells: however the work ends, and whether it does, nobody is kept for longer. */
const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  inTime(ms, work).catch(() => undefined);

/** Bull carries the ids of jobs to workers. What it forgets is found in the table, so nothing here has to last. */
export class BullWaker extends JobWaker implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly connections: Redis[] = [];
  private readonly queue: Bull.Queue<{ id: string }>;
  private away = false;
  private closing = false;

  constructor(
    private readonly redisUrl: string,
    prefix: string,
    private readonly pace: JobPace,
  ) {
    super();
    this.queue = new Bull('jobs', { prefix, createClient: (type) => this.connect(type) });
    // Naming the connection needs one, and Bull lets that failure end the process.
    Object.assign(this.queue, { setWorkerName: () => Promise.resolve() });
    this.queue.on('error', (error) => {
      this.noteFailure(error);
    });
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

  begin(run: (id: string) => Promise<void>): void {
    this.queue
      .process(this.pace.concurrency, (job) => run(job.data.id))
      .catch((error: unknown) => {
        this.noteFailure(error);
      });
  }

  async end(): Promise<void> {
    await atMost(CLOSE_PATIENCE_MS, this.queue.pause(true, true));
  }

  /** Only now: requests that are still answered make jobs too. */
  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await atMost(CLOSE_PATIENCE_MS, this.queue.close(true));
    for (const connection of this.connections) connection.disconnect();
  }

  private connect(type: 'client' | 'subscriber' | 'bclient'): Redis {
    const limits = {
      client: { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS },
      subscriber: { maxRetriesPerRequest: null },
      bclient: { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS },
    };
    const connection = new Redis(this.redisUrl, {
      enableReadyCheck: false,
      retryStrategy: (times) => Math.min(times * 200, LONGEST_RECONNECT_MS),
      ...limits[type],
    });
    this.connections.push(connection);
    return connection;
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
