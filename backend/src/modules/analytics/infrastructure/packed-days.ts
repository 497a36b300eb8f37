import { marksFor } from '../../../shared/database/dialect';
import { putRow } from '../../../shared/database/rows';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { CalendarDay } from '../domain/calendar-day';
import { firstBucketOfDay } from '../domain/level';
import { DIMENSIONS } from '../domain/mix';
import { facetParts } from '../domain/facet-value';
import { packDay, type QuarterRow } from '../domain/packed-day';
import type { SubjectNumber } from '../domain/subject';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES } from './stored-codes';

/** `totals` are hits by class, `mixes` people's clicks by their answers. */
export type PackedColumn = 'totals' | 'mixes';

export interface PackedDay {
  readonly subject: SubjectNumber;
  readonly day: CalendarDay;
  /** Null when hits came after the day was packed: its quarter hours know. */
  readonly packed: Uint8Array | null;
}

const OUTDATED = '';
const ENCODING = 'base64';
const stored = (packed: Uint8Array): string => Buffer.from(packed).toString(ENCODING);
const QUARTER = String(LEVEL_CODES.quarter);

/** All that stands before the time in the keys is named, so that a day's rows alone are read. */
const SOURCES = {
  totals: {
    table: 'click_totals',
    column: 'hit_class',
    where: `hit_class IN (${Object.values(CLASS_CODES).join(',')})`,
  },
  mixes: { table: 'click_facets', column: 'value', where: `facet = ${String(FACET_CODES.mix)}` },
} as const;

interface StoredQuarter {
  readonly value: string | number;
  readonly bucket: number | string;
  readonly hits: number | string;
  readonly uniques: number | string;
}

/** Folded days, each as one row; a folded day without a row has no hits. */
export class PackedDays {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Those from one day up to but without another. */
  async of(
    subjects: readonly SubjectNumber[],
    column: PackedColumn,
    days: { readonly from: CalendarDay; readonly to: CalendarDay },
  ): Promise<PackedDay[]> {
    const rows = await this.query<{ subject: number | string; day: number; packed: string }[]>(
      `SELECT subject, day, ${column} AS packed FROM click_days
        WHERE subject IN (${marksFor(subjects)}) AND day >= ? AND day < ?`,
      [...subjects, days.from, days.to],
    );
    return rows.map(({ subject, day, packed }) => ({
      subject: Number(subject),
      day,
      packed: packed === OUTDATED ? null : Buffer.from(packed, ENCODING),
    }));
  }

  /** Part of the transaction that folds the day. */
  async pack(subject: SubjectNumber, day: CalendarDay): Promise<void> {
    const totals = await this.quarters(SOURCES.totals, { subject, day });
    const mixes = await this.quarters(SOURCES.mixes, { subject, day });
    const whole = mixes.filter(({ value }) => facetParts(value).length === DIMENSIONS.length);
    await this.put(subject, day, { totals: stored(packDay(totals)), mixes: stored(packDay(whole)) });
  }

  /** Part of the transaction that counts hits of a folded day. */
  outdate(subject: SubjectNumber, day: CalendarDay): Promise<void> {
    return this.put(subject, day, { totals: OUTDATED, mixes: OUTDATED });
  }

  /** The first days of the subject that have to be packed anew, at most so many. */
  async outdated(subject: SubjectNumber, most: number): Promise<CalendarDay[]> {
    const rows = await this.query<{ day: CalendarDay }[]>(
      `SELECT day FROM click_days WHERE subject = ? AND LENGTH(totals) = 0 ORDER BY day LIMIT ${String(most)}`,
      [subject],
    );
    return rows.map(({ day }) => day);
  }

  private put(
    subject: SubjectNumber,
    day: CalendarDay,
    values: Readonly<Record<PackedColumn, string>>,
  ): Promise<void> {
    return putRow(this.unitOfWork.manager, 'click_days', { key: { subject, day }, values });
  }

  private async quarters(
    { table, column, where }: (typeof SOURCES)[PackedColumn],
    { subject, day }: { readonly subject: SubjectNumber; readonly day: CalendarDay },
  ): Promise<QuarterRow[]> {
    const first = firstBucketOfDay(day);
    const rows = await this.query<StoredQuarter[]>(
      `SELECT ${column} AS value, bucket, hits, uniques FROM ${table}
        WHERE subject = ? AND ${where} AND level = ${QUARTER} AND bucket >= ? AND bucket < ? ORDER BY bucket`,
      [subject, first, firstBucketOfDay(day + 1)],
    );
    return rows.map(({ value, bucket, hits, uniques }) => ({
      value: String(value),
      quarter: Number(bucket) - first,
      hits: Number(hits),
      uniques: Number(uniques),
    }));
  }

  private query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    return this.unitOfWork.manager.query(sql, [...values]);
  }
}
