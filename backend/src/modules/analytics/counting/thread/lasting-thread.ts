import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { withTimeout } from '../../../../shared/deadline';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A thread that lasted this long is restarted as if for the first time. */
const STEADY_MS = 60_000;
/**
 * Longest that a stop waits for what the thread is doing. A thread that gives way to all others may get next to nothing of a
 * busy core; all of the process has twice as long to end in good order (main.ts).
 */
const STOP_MS = 5_000;

/** A thread that is started again whenever it dies, ever more slowly when it dies at once. */
export class LastingThread {
  private readonly logger = new Logger(LastingThread.name);
  private worker: Worker | null = null;
  private ended: Promise<void> = Promise.resolve();
  private restart: NodeJS.Timeout | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private stopped = false;
  private name = '';

  constructor(
    private readonly file: string,
    /** Asked for at each start. */
    private readonly options: () => WorkerOptions & { readonly name: string },
    private readonly onMessage: (message: unknown) => void,
  ) {}

  start(): void {
    const startedAt = performance.now();
    const options = this.options();
    const worker = new Worker(this.file, options);
    this.worker = worker;
    this.name = `thread ${options.name}`;
    worker.on('message', this.onMessage);
    worker.on('error', (error) => this.logger.error(`${this.name} failed: ${String(error)}`));
    this.ended = new Promise((resolve) => {
      worker.once('exit', () => {
        resolve();
        this.worker = null;
        if (!this.stopped) this.startAgain(performance.now() - startedAt);
      });
    });
  }

  /** While there is no thread it is lost: the next one begins with all there is to know. */
  send(message: unknown): void {
    this.worker?.postMessage(message);
  }

  /** Asks the thread to finish. One that does not is left behind: ending it inside the database's code would end the process. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.restart) clearTimeout(this.restart);
    if (!this.worker) return;
    this.worker.postMessage('stop');
    await withTimeout(STOP_MS, this.ended).catch(() => {
      this.logger.warn(`${this.name} did not finish in time`);
    });
  }

  private startAgain(lastedMs: number): void {
    if (lastedMs > STEADY_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.logger.warn(`${this.name} ended; it starts again in ${String(this.pauseMs / 1_000)} s`);
    this.restart = setTimeout(() => this.start(), this.pauseMs).unref();
    this.pauseMs = Math.min(this.pauseMs * 2, MAX_PAUSE_MS);
  }
}
