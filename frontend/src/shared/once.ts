/** Something that is loaded when it is first wanted, and at hand from then on. */
export class Once<T> {
  private readonly load: () => Promise<T>;
  private coming: Promise<T> | null = null;
  private kept: T | null = null;

  constructor(load: () => Promise<T>) {
    this.load = load;
  }

  /** Null while it has not come. */
  get value(): T | null {
    return this.kept;
  }

  /** The same promise for every caller; a failure is not remembered. */
  get(): Promise<T> {
    this.coming ??= this.load().then(
      (value) => {
        this.kept = value;
        return value;
      },
      (cause: unknown) => {
        this.coming = null;
        throw cause;
      },
    );
    return this.coming;
  }

  /** Ends when it is at hand or cannot be had: the code that shows it meets that, and deals with it. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.get()]);
  }
}
