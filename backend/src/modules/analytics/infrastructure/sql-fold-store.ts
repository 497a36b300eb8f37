import { putRow } from '../../../shared/database/rows';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { FoldStore } from '../application/ports/fold-store';
import type { CalendarDay } from '../domain/calendar-day';
import type { CalendarMonth } from '../domain/calendar-month';
import { firstDayOf } from '../domain/calendar-month';
import { dayOfBucket, firstBucketOfDay, type FoldedTo, monthsEnded, NOTHING_FOLDED } from '../domain/level';
import type { SubjectNumber } from '../domain/subject';
import { FoldedSubjects } from './folded-subjects';
import { PackedDays } from './packed-days';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from './stored-codes';

const CLASSES = Object.values(CLASS_CODES).join(',');
const FACETS = Object.values(FACET_CODES).join(',');
const QUARTER = String(LEVEL_CODES.quarter);

/** No day is begun after this long: whoever counts waits meanwhile, and on SQLite whoever writes. */
const TRANSACTION_MS = 8;
const DAYS_AT_ONCE = 32;

/** Numbers of one level, from one up to but without another, that become one number of a coarser level. */
interface Fold {
  readonly from: { readonly level: number; readonly first: number; readonly end: number };
  readonly to: { readonly level: number; readonly bucket: number };
}

/** Folds in the tables of either engine. */
export class SqlFoldStore extends FoldStore {
  private readonly folds: FoldedSubjects;
  private readonly days: PackedDays;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.folds = new FoldedSubjects(unitOfWork);
    this.days = new PackedDays(unitOfWork);
  }

  nextSubject(after: SubjectNumber): Promise<SubjectNumber | null> {
    return this.number('SELECT MIN(subject) AS found FROM click_totals WHERE subject > ?', [after]);
  }

  async foldedTo(subject: SubjectNumber): Promise<FoldedTo | null> {
    return (await this.folds.of([subject])).get(subject) ?? null;
  }

  async hasOutdatedDays(subject: SubjectNumber): Promise<boolean> {
    return (await this.days.outdated(subject, 1)).length > 0;
  }

  async rowsBefore(subject: SubjectNumber, day: CalendarDay, most: number): Promise<number> {
    const rows = await this.number(
      `SELECT COUNT(*) AS found FROM (
         SELECT 1 AS one FROM click_facets
          WHERE subject = ? AND facet = ${String(FACET_CODES.mix)} AND level = ${QUARTER} AND bucket < ?
          LIMIT ${String(most)}) AS some_rows`,
      [subject, firstBucketOfDay(day)],
    );
    return rows ?? 0;
  }

  foldDays(subject: SubjectNumber, before: CalendarDay): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.folds.holdThrough(before);
      const began = performance.now();
      if (await this.packAnew(subject, () => performance.now() - began < TRANSACTION_MS)) return true;
      let foldedTo = (await this.foldedTo(subject)) ?? NOTHING_FOLDED;
      let day = await this.nextDay(subject, foldedTo, before);
      do {
        const next = day === null ? null : await this.nextDay(subject, day + 1, before);
        foldedTo = await this.fold(subject, { foldedTo, day, reached: Math.max(next ?? before, foldedTo) });
        day = next;
      } while (day !== null && performance.now() - began < TRANSACTION_MS);
      await putRow(this.unitOfWork.manager, 'click_folds', {
        key: { subject },
        values: { folded_to: foldedTo },
      });
      return day !== null;
    });
  }

  /** Days that hits came for after they were folded. True when there may be more than there is time for. */
  private async packAnew(subject: SubjectNumber, hasTime: () => boolean): Promise<boolean> {
    const days = await this.days.outdated(subject, DAYS_AT_ONCE);
    for (const day of days) {
      if (!hasTime()) return true;
      await this.days.pack(subject, day);
    }
    return days.length === DAYS_AT_ONCE;
  }

  /** Days without a hit are folded by being passed over. */
  private async fold(
    subject: SubjectNumber,
    { foldedTo, day, reached }: { foldedTo: FoldedTo; day: CalendarDay | null; reached: FoldedTo },
  ): Promise<FoldedTo> {
    if (day !== null) {
      await this.sumDay(subject, day);
      await this.days.pack(subject, day);
    }
    const since = foldedTo === NOTHING_FOLDED ? (day ?? reached) : foldedTo;
    for (const month of monthsEnded(since, reached)) await this.sumMonth(subject, month);
    return reached;
  }

  /** The first day from one on and before another that has hits; null for none. */
  private async nextDay(
    subject: SubjectNumber,
    from: CalendarDay,
    before: CalendarDay,
  ): Promise<CalendarDay | null> {
    const ofClass = `SELECT MIN(bucket) AS bucket FROM click_totals
      WHERE subject = ? AND level = ${QUARTER} AND bucket >= ? AND bucket < ? AND hit_class =`;
    const parts = Object.values(CLASS_CODES).map((code) => `${ofClass} ${String(code)}`);
    const values = [subject, firstBucketOfDay(from), firstBucketOfDay(before)];
    const bucket = await this.number(
      `SELECT MIN(bucket) AS found FROM (${parts.join(' UNION ALL ')}) AS firsts`,
      parts.flatMap(() => values),
    );
    return bucket === null ? null : dayOfBucket(bucket);
  }

  private sumDay(subject: SubjectNumber, day: CalendarDay): Promise<void> {
    return this.sumUp(subject, {
      from: { level: LEVEL_CODES.quarter, first: firstBucketOfDay(day), end: firstBucketOfDay(day + 1) },
      to: { level: LEVEL_CODES.day, bucket: day },
    });
  }

  private sumMonth(subject: SubjectNumber, month: CalendarMonth): Promise<void> {
    return this.sumUp(subject, {
      from: { level: LEVEL_CODES.day, first: firstDayOf(month), end: firstDayOf(month + 1) },
      to: { level: LEVEL_CODES.month, bucket: month },
    });
  }

  private async sumUp(subject: SubjectNumber, { from, to }: Fold): Promise<void> {
    const { manager } = this.unitOfWork;
    const sums = 'SUM(hits), SUM(uniques)';
    const within = 'level = ? AND bucket >= ? AND bucket < ?';
    const values = [to.level, to.bucket, subject, from.level, from.first, from.end];
    await manager.query(
      `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques)
       SELECT subject, hit_class, ?, ?, ${sums} FROM click_totals
        WHERE subject = ? AND hit_class IN (${CLASSES}) AND ${within} GROUP BY subject, hit_class`,
      values,
    );
    await manager.query(
      `INSERT INTO click_facets (subject, facet, level, bucket, value, hits, uniques)
       SELECT subject, facet, ?, ?, value, ${sums} FROM click_facets
        WHERE subject = ? AND facet IN (${FACETS}) AND ${within} GROUP BY subject, facet, value`,
      values,
    );
  }

  private async number(sql: string, values: readonly number[]): Promise<number | null> {
    const [row] = await this.unitOfWork.manager.query<{ found: number | string | null }[]>(sql, [...values]);
    return row?.found == null ? null : Number(row.found);
  }
}
