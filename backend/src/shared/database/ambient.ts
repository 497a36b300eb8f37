import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that everything called from `run` sees. Before Node 24 async-local storage makes every
 * asynchronous step of the process dearer, a redirect by a third, so it is switched off while
 * no one is inside.
 */
export class Ambient<T> {
  private readonly storage = new AsyncLocalStorage<T>();
  private inside = 0;

  get current(): T | undefined {
    return this.storage.getStore();
  }

  async run<R>(value: T, work: () => Promise<R>): Promise<R> {
    this.inside += 1;
    try {
      return await this.storage.run(value, work);
    } finally {
      this.inside -= 1;
      if (this.inside === 0) this.storage.disable();
    }
  }
}
