/** Who may wait, and what is thrown at those who come when so many do. */
interface Queue {
  readonly max: number;
  readonly refusal: () => Error;
}

/** Lets few pieces of work run at the same time; the others wait, first come, first served, unless too many do. */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly max: number,
    /** Without it, any number of them wait. */
    private readonly queue?: Queue,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.max) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    const { queue, waiting } = this;
    if (queue && waiting.length >= queue.max) throw queue.refusal();
    return new Promise((resolve) => waiting.push(resolve));
  }
}
