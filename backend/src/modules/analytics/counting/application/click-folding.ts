import { DAY_MS } from '../domain/calendar-day';
import type { SubjectNumber } from '../domain/subject';
import type { FoldStore } from './ports/fold-store';

/** Most hits of a day have been counted by then; those that come later still are counted twice over, fine and coarse. */
const AFTER_MIDNIGHT_MS = 2 * 3_600_000;
/** Below this many rows a report is quick without days and months, and they would only take room. */
const BUSY_ROWS = 500;
/** Subjects looked at in one step. */
const SUBJECTS_AT_ONCE = 32;

/** Of a subject, one after the other. */
const MAX_ATTEMPTS = 5;

const BEFORE_ALL = -(2 ** 52);

/**
 * Goes through the subjects once a day and folds those that are clicked much, a little with each step. Where it has got to
 * is not kept: going through what is folded already is quick.
 */
export class ClickFolding {
  private day = 0;
  private after: SubjectNumber | null = BEFORE_ALL;
  /** Has days that are left to fold. */
  private current: SubjectNumber | null = null;
  private failures = 0;

  constructor(private readonly store: FoldStore) {}

  /** Does a little; true when more is waiting. */
  async step(now: number): Promise<boolean> {
    this.begin(Math.floor((now - AFTER_MIDNIGHT_MS) / DAY_MS));
    if (this.current !== null) {
      await this.fold(this.current);
      return true;
    }
    for (let looked = 0; looked < SUBJECTS_AT_ONCE && this.after !== null; looked += 1) {
      this.after = await this.store.nextSubject(this.after);
      if (this.after === null || !(await this.isBusy(this.after))) continue;
      this.current = this.after;
      break;
    }
    return this.after !== null;
  }

  /** What cannot be folded today, for whatever reason, must not keep the others waiting. */
  private async fold(subject: SubjectNumber): Promise<void> {
    try {
      if (!(await this.store.foldDays(subject, this.day))) this.current = null;
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      if (this.failures % MAX_ATTEMPTS === 0) this.current = null;
      throw error;
    }
  }

  /** Another day is mostly the next one; a clock that was wrong may go back. */
  private begin(day: number): void {
    if (day === this.day) return;
    this.day = day;
    this.after = BEFORE_ALL;
    this.current = null;
  }

  /** Who was busy once stays folded: half of a year in quarter hours would be slow. */
  private async isBusy(subject: SubjectNumber): Promise<boolean> {
    const foldedTo = await this.store.foldedTo(subject);
    if (foldedTo !== null) return foldedTo < this.day || this.store.hasOutdatedDays(subject);
    return (await this.store.rowsBefore(subject, this.day, BUSY_ROWS)) === BUSY_ROWS;
  }
}
