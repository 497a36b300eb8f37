import { makeAutoObservable, runInAction } from 'mobx';
import { type ApiError, apiErrorOf } from '../api/api-error';

export type RequestState = 'idle' | 'pending' | 'done' | 'failed';

/**
 * One async call that a screen waits for. Only the newest run counts: an answer that was overtaken is
 * dropped. The last value stays while it is asked for again, so that nothing flickers.
 */
export class Request<T> {
  state: RequestState = 'idle';
  value: T | null = null;
  error: ApiError | null = null;
  private newest = 0;

  constructor() {
    makeAutoObservable<this, 'newest'>(this, { newest: false });
  }

  get isPending(): boolean {
    return this.state === 'pending';
  }

  /** Resolves to the value, or to null when it failed or was overtaken. */
  async run(call: () => Promise<T>): Promise<T | null> {
    this.newest += 1;
    const mine = this.newest;
    this.state = 'pending';
    try {
      const value = await call();
      return mine === this.newest ? this.finish(value) : null;
    } catch (thrown) {
      if (mine === this.newest) this.fail(apiErrorOf(thrown));
      return null;
    }
  }

  /** As if nothing had been asked; an answer that is still on its way is dropped. */
  reset(): void {
    this.newest += 1;
    this.state = 'idle';
    this.value = null;
    this.error = null;
  }

  private finish(value: T): T {
    runInAction(() => {
      this.state = 'done';
      this.value = value;
      this.error = null;
    });
    return value;
  }

  private fail(error: ApiError): void {
    this.state = 'failed';
    this.error = error;
  }
}
