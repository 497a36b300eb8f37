import { Unreachable } from './unreachable';

/** The time that one call has. When it is up, or the call has ended, all that was begun for it breaks off. */
export class CallTime {
  private readonly over = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly late: Promise<never>;

  constructor(ms: number) {
    this.timer = setTimeout(() => this.over.abort(), ms);
    this.late = new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(new Unreachable('too-slow')));
    });
    // Often no one waits any more.
    this.late.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.over.signal;
  }

  /** What the work comes to, when it does in time. */
  limit<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.late]);
  }

  end(): void {
    clearTimeout(this.timer);
    this.over.abort();
  }
}
