import { Logger } from '@nestjs/common';
import { withTimeout } from '../../../shared/deadline';

/** After so many failures in a row no caller is kept waiting for the same place. */
const MAX_FAILURES = 2;
const REST_MS = 60_000;
/** Places that are remembered as failing. */
const MAX_PLACES = 1_000;

interface Trouble {
  readonly failures: number;
  /** Milliseconds of a steady clock. */
  readonly restsUntil: number;
}

/** What an outside judge answered; null when it did not. */
export type CheckerAnswer<T> = { readonly value: T } | null;

/** Asks an outside judge for no longer than is worth it, and not at all for a while once it keeps failing. */
export class Checker {
  private readonly logger = new Logger('Safety');
  private readonly troubles = new Map<string, Trouble>();
  /** Since the process started: questions that got no answer, whether or not they were asked. */
  unanswered = 0;

  constructor(
    private readonly name: string,
    private readonly deadlineMs: number,
    private readonly steadyNow: () => number = () => performance.now(),
  ) {}

  /**
   * @param place what fails as one, such as a server
   * @param remainingMs what is left of the whole judgement
   */
  async ask<T>(place: string, remainingMs: number, work: () => Promise<T>): Promise<CheckerAnswer<T>> {
    if (remainingMs <= 0 || this.isResting(place)) {
      this.unanswered += 1;
      return null;
    }
    try {
      const value = await withTimeout(Math.min(this.deadlineMs, remainingMs), work());
      this.troubles.delete(place);
      return { value };
    } catch (error) {
      this.unanswered += 1;
      this.note(place, error);
      return null;
    }
  }

  private isResting(place: string): boolean {
    return this.steadyNow() < (this.troubles.get(place)?.restsUntil ?? 0);
  }

  private note(place: string, error: unknown): void {
    const failures = (this.troubles.get(place)?.failures ?? 0) + 1;
    const rests = failures >= MAX_FAILURES;
    if (this.troubles.size >= MAX_PLACES) this.troubles.clear();
    this.troubles.set(place, { failures, restsUntil: rests ? this.steadyNow() + REST_MS : 0 });
    if (failures !== MAX_FAILURES) return;
    const why = error instanceof Error ? error.message : String(error);
    // Once for each time of trouble: a machine without a way out has nothing to tell each minute.
    this.logger.debug({ checker: this.name, place, why }, 'a checker of addresses does not answer');
  }
}
