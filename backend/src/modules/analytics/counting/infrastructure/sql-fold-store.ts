import { addToCounters, type BoundValue } from '../../../../shared/database/dialect';
import { putRow } from '../../../../shared/database/rows';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { FoldStore } from '../application/ports/fold-store';
import type { CalendarDay } from '../domain/calendar-day';
import type { CalendarMonth } from '../domain/calendar-month';
import { firstDayOf } from '../domain/calendar-month';
import { dayOfBucket, firstBucketOfDay, type FoldedTo, monthsEnded, NOTHING_FOLDED } from '../domain/level';
import type { SubjectNumber } from '../domain/subject';
import { facetsOfPacked } from '../domain/tally';
import { bindFacet, FACET_COUNTERS } from './counter-tables';
import { FoldedSubjects } from './folded-subjects';
import { type DaySpan, PackedDays } from './packed-days';
import { PackedQuarters } from './packed-quarters';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from './stored-codes';

const CLASSES = Object.values(CLASS_CODES).join(',');
const FACET_LIST = Object.values(FACET_CODES).join(',');
const QUARTER = String(LEVEL_CODES.quarter);
/** Divides without a rest, which both engines spell alike. */
const DAY_OF_BUCKET = `(bucket - bucket % ${String(firstBucketOfDay(1))}) / ${String(firstBucketOfDay(1))}`;

/** Nothing is begun after this long: counting waits meanwhile, and on SQLite all writers. */
const TRANSACTION_MS = 16;
const OUTDATED_AT_ONCE = 32;

/** Numbers of one level, from one up to but without another, that become numbers of a coarser level. */
interface Fold {
  readonly from: { readonly level: number; readonly first: number; readonly end: number };
  /** `bucket` is the coarser number, as SQL makes it from the finer one. */
  readonly to: { readonly level: number; readonly bucket: string };
}

/** Folds in the tables of either engine. */
export class SqlFoldStore extends FoldStore {
  private readonly folds: FoldedSubjects;
  private readonly days: PackedDays;
  private readonly quarters: PackedQuarters;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.folds = new FoldedSubjects(unitOfWork);
    this.days = new PackedDays(unitOfWork);
    this.quarters = new PackedQuarters(unitOfWork);
  }

  nextSubject(after: SubjectNumber): Promise<SubjectNumber | null> {
    return this.number('SELECT MIN(subject) AS found FROM click_totals WHERE subject > ?', [after]);
  }

  async foldedTo(subject: SubjectNumber): Promise<FoldedTo | null> {
    return (await this.folds.foldsOf([subject])).get(subject) ?? null;
  }

  async hasOutdatedDays(subject: SubjectNumber): Promise<boolean> {
    return (await this.days.outdated(subject, 1)).length > 0;
  }

  async rowsBefore(subject: SubjectNumber, day: CalendarDay, most: number): Promise<number> {
    const packed = await this.quarters.clicksBefore(subject, firstBucketOfDay(day), most);
    if (packed >= most) return most;
    const rows = await this.number(
      `SELECT COUNT(*) AS found FROM (
         SELECT 1 AS one FROM click_facets
          WHERE subject = ? AND facet = ${String(FACET_CODES.mix)} AND level = ${QUARTER} AND bucket < ?
          LIMIT ${String(most - packed)}) AS some_rows`,
      [subject, firstBucketOfDay(day)],
    );
    return packed + (rows ?? 0);
  }

  /** Twice as many days each time: those of quiet subjects are folded by the hundred, those of busy ones one by one. */
  foldDays(subject: SubjectNumber, before: CalendarDay): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.folds.holdThrough(before);
      const began = performance.now();
      const hasTime = (): boolean => performance.now() - began < TRANSACTION_MS;
      if (await this.packAnew(subject, hasTime)) return true;
      let foldedTo = (await this.foldedTo(subject)) ?? NOTHING_FOLDED;
      let first = await this.nextDay(subject, foldedTo, before);
      let days = 1;
      do {
        const end = first === null ? before : Math.min(first + days, before);
        const next = end < before ? await this.nextDay(subject, end, before) : null;
        const reached = Math.max(next ?? before, foldedTo);
        await this.fold(subject, {
          foldedTo,
          days: first === null ? null : { from: first, to: end },
          reached,
        });
        foldedTo = reached;
        first = next;
        days *= 2;
      } while (first !== null && hasTime());
      await putRow(this.unitOfWork.manager, 'click_folds', {
        key: { subject },
        values: { folded_to: foldedTo },
      });
      return first !== null;
    });
  }

  /** Days that hits came for after they were folded, one at least. True when there may be more than there is time for. */
  private async packAnew(subject: SubjectNumber, hasTime: () => boolean): Promise<boolean> {
    const days = await this.days.outdated(subject, OUTDATED_AT_ONCE);
    for (const day of days) {
      await this.days.pack(subject, { from: day, to: day + 1 });
      if (!hasTime()) return true;
    }
    return days.length === OUTDATED_AT_ONCE;
  }

  /** Days without a hit are folded by being passed over. */
  private async fold(
    subject: SubjectNumber,
    { foldedTo, days, reached }: { foldedTo: FoldedTo; days: DaySpan | null; reached: FoldedTo },
  ): Promise<void> {
    if (days !== null) {
      await this.sumDays(subject, days);
      await this.days.pack(subject, days);
    }
    const since = foldedTo === NOTHING_FOLDED ? (days?.from ?? reached) : foldedTo;
    await this.sumMonths(subject, monthsEnded(since, reached));
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

  private async sumDays(subject: SubjectNumber, { from, to }: DaySpan): Promise<void> {
    const [first, end] = [firstBucketOfDay(from), firstBucketOfDay(to)];
    await this.sumUp(subject, {
      from: { level: LEVEL_CODES.quarter, first, end },
      to: { level: LEVEL_CODES.day, bucket: DAY_OF_BUCKET },
    });
    const packed = await this.quarters.rowsOf([subject], { from: first, to: end });
    const values: BoundValue[] = [];
    for (const row of facetsOfPacked(packed, dayOfBucket)) {
      bindFacet(values, row, { level: 'day', bucket: row.bucket });
    }
    await addToCounters(this.unitOfWork.manager, FACET_COUNTERS, values);
  }

  private async sumMonths(subject: SubjectNumber, months: readonly CalendarMonth[]): Promise<void> {
    const [first, last] = [months[0], months.at(-1)];
    if (first === undefined || last === undefined) return;
    const ofEach = months.map(
      (month) => `WHEN bucket < ${String(firstDayOf(month + 1))} THEN ${String(month)}`,
    );
    await this.sumUp(subject, {
      from: { level: LEVEL_CODES.day, first: firstDayOf(first), end: firstDayOf(last + 1) },
      to: { level: LEVEL_CODES.month, bucket: `CASE ${ofEach.join(' ')} END` },
    });
  }

  private async sumUp(subject: SubjectNumber, { from, to }: Fold): Promise<void> {
    const { manager } = this.unitOfWork;
    const sums = `${to.bucket} AS coarser, SUM(hits), SUM(uniques)`;
    const within = 'level = ? AND bucket >= ? AND bucket < ?';
    const values = [to.level, subject, from.level, from.first, from.end];
    await manager.query(
      `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques)
       SELECT subject, hit_class, ?, ${sums} FROM click_totals
        WHERE subject = ? AND hit_class IN (${CLASSES}) AND ${within} GROUP BY subject, hit_class, coarser`,
      values,
    );
    await manager.query(
      `INSERT INTO click_facets (subject, facet, level, value, bucket, hits, uniques)
       SELECT subject, facet, ?, value, ${sums} FROM click_facets
        WHERE subject = ? AND facet IN (${FACET_LIST}) AND ${within} GROUP BY subject, facet, coarser, value`,
      values,
    );
  }

  private async number(sql: string, values: readonly number[]): Promise<number | null> {
    const [row] = await this.unitOfWork.manager.query<{ found: number | string | null }[]>(sql, [...values]);
    return row?.found == null ? null : Number(row.found);
  }
}
