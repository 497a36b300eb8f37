import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LoggedHit } from '../domain/logged-hit';
import { reclassify, takenAway } from '../domain/reclassification';
import { tally } from '../domain/tally';
import { VisitorWindows } from '../domain/visitor-window';
import type { ClickStore } from './ports/click-store';
import type { HitLog, LogEntry } from './ports/hit-log';
import type { VisitReader } from './visit-reader';

export interface ReclassificationParts {
  readonly log: HitLog;
  readonly store: ClickStore;
  readonly unitOfWork: UnitOfWork;
  readonly visits: Pick<VisitReader, 'classOf'>;
}

/**
 * Counts what is kept as today's lists of programs would have it. An entry and all counters that it changes are one
 * transaction: cut off anywhere, it goes on where it was.
 */
export class Reclassification {
  /** The lists do not change while a process runs: what has been passed is done, and so is all once the end is reached. */
  private after = 0;
  private isDone = false;

  constructor(private readonly parts: ReclassificationParts) {}

  /** Looks at one entry again; true when more may be waiting. */
  async step(): Promise<boolean> {
    if (this.isDone) return false;
    const entry = await this.parts.log.nextStale(this.after);
    if (entry) {
      await this.parts.unitOfWork.run(() => this.revise(entry));
      this.after = entry.id;
    }
    this.isDone = entry === null;
    return !this.isDone;
  }

  private async revise(entry: LogEntry): Promise<void> {
    const { log, store, visits } = this.parts;
    const windows = new VisitorWindows(await store.windowsOf(marksIn(entry.hits)));
    const revised = reclassify(entry.hits, (userAgent) => visits.classOf(userAgent), windows);
    if (!(await log.replace({ id: entry.id, hits: revised.hits }))) return;
    await store.closeWindows(revised.closed);
    await store.openWindows(windows.opened);
    await store.add(takenAway(tally(revised.before)));
    await store.add(tally(revised.after));
  }
}

const marksIn = (hits: readonly LoggedHit[]): number[] => [
  ...new Set(hits.flatMap(({ person }) => (person ? [person.marks.ofDay, person.marks.ofDayBefore] : []))),
];
