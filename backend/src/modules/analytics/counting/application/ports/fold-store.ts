import type { CalendarDay } from '../../domain/calendar-day';
import type { FoldedTo } from '../../domain/level';
import type { SubjectNumber } from '../../domain/subject';

/** Sums quarter hours up into days and months. */
export abstract class FoldStore {
  /** The first subject with any counters after this one; null after the last. */
  abstract nextSubject(after: SubjectNumber): Promise<SubjectNumber | null>;

  /** Up to which day the subject is folded; null when it is not folded at all. */
  abstract foldedTo(subject: SubjectNumber): Promise<FoldedTo | null>;

  /** Whether hits came for days of the subject after they had been folded. */
  abstract hasOutdatedDays(subject: SubjectNumber): Promise<boolean>;

  /** How many quarter-hour rows of people's clicks a report up to the day would read; counts no further than `most`. */
  abstract rowsBefore(subject: SubjectNumber, day: CalendarDay, most: number): Promise<number>;

  /**
   * Folds the first days of the subject that have hits and are not folded yet, those before the given one and no more
   * than a short transaction can, with the months that have ended by then. Folded days that hits came for since are put
   * in order first. True when more days are left.
   */
  abstract foldDays(subject: SubjectNumber, before: CalendarDay): Promise<boolean>;
}
