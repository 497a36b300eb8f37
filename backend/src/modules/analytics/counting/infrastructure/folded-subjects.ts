import type { EntityManager } from 'typeorm';
import { isSqlite, marksFor, padded } from '../../../../shared/database/dialect';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type FoldedTo, NOTHING_FOLDED } from '../domain/level';
import type { SubjectNumber } from '../domain/subject';
import { chunks } from './bound-values';

/** Subjects that are folded up to the same day, few enough for one statement. */
export interface Alike {
  readonly subjects: readonly SubjectNumber[];
  readonly foldedTo: FoldedTo;
}

/**
 * Which subjects are folded, and up to which day. One row says through which day any of them may be, and an ingester
 * holds it while folding waits for it: what is added while a day is summed up would be in neither.
 */
export class FoldedSubjects {
  /** Within a transaction it reads what that transaction sees. */
  private readonly underWay = new WeakMap<EntityManager, Map<string, Promise<Alike[]>>>();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Up to which day each is folded; those that are not folded at all are left out. */
  async foldsOf(subjects: readonly SubjectNumber[]): Promise<ReadonlyMap<SubjectNumber, FoldedTo>> {
    const folded = new Map<SubjectNumber, FoldedTo>();
    for (const part of chunks(subjects)) {
      const keys = padded(part);
      const rows = await this.unitOfWork.manager.query<
        { subject: number | string; folded_to: number | string }[]
      >(`SELECT subject, folded_to FROM click_folds WHERE subject IN (${marksFor(keys)})`, keys);
      for (const row of rows) folded.set(Number(row.subject), Number(row.folded_to));
    }
    return folded;
  }

  /** All of these subjects, those together that are folded up to the same day. The parts of a report ask side by side, and get one answer. */
  alike(subjects: readonly SubjectNumber[]): Promise<Alike[]> {
    const asked = this.askedWith(this.unitOfWork.manager);
    const key = subjects.join();
    const running = asked.get(key);
    if (running) return running;
    const asking = this.readAlike(subjects).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  /** No subject is folded beyond this day; it stays so until the caller's transaction ends. */
  async throughDay(): Promise<FoldedTo> {
    const { manager } = this.unitOfWork;
    const [row] = await manager.query<{ through_day: number | string }[]>(
      `SELECT through_day FROM click_folding_limit WHERE id = 1${isSqlite(manager) ? '' : ' LOCK IN SHARE MODE'}`,
    );
    return Number(row?.through_day ?? NOTHING_FOLDED);
  }

  /** Says that subjects may be folded up to this day, once all who count have ended; none begins before the caller's transaction ends. */
  async holdThrough(day: FoldedTo): Promise<void> {
    await this.unitOfWork.manager.query(
      'UPDATE click_folding_limit SET through_day = CASE WHEN through_day < ? THEN ? ELSE through_day END WHERE id = 1',
      [day, day],
    );
  }

  private askedWith(manager: EntityManager): Map<string, Promise<Alike[]>> {
    const asked = this.underWay.get(manager) ?? new Map<string, Promise<Alike[]>>();
    this.underWay.set(manager, asked);
    return asked;
  }

  private async readAlike(subjects: readonly SubjectNumber[]): Promise<Alike[]> {
    const folded = await this.foldsOf(subjects);
    const byDay = new Map<FoldedTo, SubjectNumber[]>();
    for (const subject of subjects) {
      const foldedTo = folded.get(subject) ?? NOTHING_FOLDED;
      const same = byDay.get(foldedTo);
      if (same) same.push(subject);
      else byDay.set(foldedTo, [subject]);
    }
    return [...byDay].flatMap(([foldedTo, same]) =>
      chunks(same).map((part) => ({ subjects: part, foldedTo })),
    );
  }
}
