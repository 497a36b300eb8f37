import { makeAutoObservable } from 'mobx';
import { apiErrorOf } from '../api/api-error';
import { UNDO_MS } from './undo-time';

interface DepartureCalls {
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  readonly send: (id: number, isLeaving: boolean) => Promise<void>;
  readonly onGone: (id: number) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** Things that were taken out of sight; the server hears of it when the time for undoing is over. */
export class Departures {
  private readonly states = new Map<number, 'waiting' | 'sending'>();
  private readonly failures = new Map<number, string>();
  private readonly timers = new Map<number, Timer>();
  private readonly calls: DepartureCalls;

  constructor(calls: DepartureCalls) {
    this.calls = calls;
    makeAutoObservable<this, 'calls' | 'timers'>(this, { calls: false, timers: false }, { autoBind: true });
  }

  stateOf(id: number): 'here' | 'waiting' | 'sending' {
    return this.states.get(id) ?? 'here';
  }

  /** Why the last try failed, as a code. */
  failureOf(id: number): string | null {
    return this.failures.get(id) ?? null;
  }

  begin(id: number): void {
    this.failures.delete(id);
    this.states.set(id, 'waiting');
    this.timers.set(
      id,
      setTimeout(() => void this.send(id, false), UNDO_MS),
    );
  }

  undo(id: number): void {
    if (this.states.get(id) === 'waiting') this.stay(id);
  }

  /** It cannot be undone any more. */
  sendWaiting(): void {
    for (const [id, state] of this.states) if (state === 'waiting') void this.send(id, true);
  }

  private async send(id: number, isLeaving: boolean): Promise<void> {
    clearTimeout(this.timers.get(id));
    this.states.set(id, 'sending');
    try {
      await this.calls.send(id, isLeaving);
      this.finish(id, null);
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      // Gone already is what was wanted.
      this.finish(id, error.status === 404 ? null : error.code);
    }
  }

  private finish(id: number, failure: string | null): void {
    this.stay(id);
    if (failure === null) this.calls.onGone(id);
    else this.failures.set(id, failure);
  }

  private stay(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.states.delete(id);
  }
}
