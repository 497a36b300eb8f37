import { ImagesBusy } from '../../domain/images/image.errors';

/** Lets few pieces of work run at the same time, and few more wait; later ones are refused. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Throws `ImagesBusy`. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  private begin(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.maxWaiting) throw new ImagesBusy();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private end(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
