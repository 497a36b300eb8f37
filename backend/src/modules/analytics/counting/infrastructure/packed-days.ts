import { isSqlite, marksFor } from '../../../../shared/database/dialect';
import { putRows } from '../../../../shared/database/rows';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { CalendarDay } from '../domain/calendar-day';
import { dayOfBucket, firstBucketOfDay } from '../domain/level';
import { DIMENSIONS } from '../domain/mix';
import { packAnswers, packDay, type QuarterRow } from '../domain/packed-day';
import type { SubjectNumber } from '../domain/subject';
import { facetsOfPacked } from '../domain/tally';
import { chunksBySize } from './bound-values';
import { PackedQuarters } from './packed-quarters';
import { CLASS_CODES, FACET_CODES, LEVEL_CODES, PACKED_CODES, type PackedKind } from './stored-codes';

/** Days from one up to but without another. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export interface SubjectDay {
  readonly subject: SubjectNumber;
  readonly day: CalendarDay;
}

/** Characters of packed days. */
export interface PackedSizes {
  /** Most in one statement: a server refuses those that are larger than its `max_allowed_packet`. */
  readonly statement: number;
  /** Most of one kind of a day; quarter hours say what is longer, so that nothing keeps a day from being folded. */
  readonly kind: number;
}

const MEGABYTE = 1_024 * 1_024;
const SIZES: PackedSizes = { statement: 4 * MEGABYTE, kind: 8 * MEGABYTE };

/**
 * Days of mixes that are held at once, about half a megabyte of a subject with 30 000 clicks a day. A year of them outlives
 * two sweeps of the young objects, whose memory is small (SERVER_FLAGS), so that every few reports waited 0.15 s for all of
 * the memory to be swept.
 */
const MIX_DAYS = 14;

const TABLE = { name: 'click_days', keys: ['subject', 'kind', 'day'], values: ['packed'] };
const OUTDATED = '';
const ENCODING = 'base64';
const QUARTER = String(LEVEL_CODES.quarter);

/** All that stands before the time in the keys is named, so that a day's rows alone are read. */
const SOURCES = {
  totals: {
    table: 'click_totals',
    column: 'hit_class',
    where: `hit_class IN (${Object.values(CLASS_CODES).join(',')})`,
  },
  mix: { table: 'click_facets', column: 'value', where: `facet = ${String(FACET_CODES.mix)}` },
} as const;

interface StoredDay {
  readonly subject: number | string;
  readonly day: number;
  readonly packed: string;
}

type StoredKind = readonly [subject: SubjectNumber, kind: number, day: CalendarDay, packed: string];

interface StoredQuarter {
  readonly value: string | number;
  readonly bucket: number | string;
  readonly hits: number | string;
  readonly uniques: number | string;
}

function kindsOf(
  totals: readonly QuarterRow[],
  mixes: readonly QuarterRow[],
): (readonly [PackedKind, Uint8Array])[] {
  const { all, each } = packAnswers(mixes, DIMENSIONS.length);
  return [
    ['totals', packDay(totals, 1)],
    ...DIMENSIONS.flatMap((dimension, part) =>
      each.slice(part, part + 1).map((bytes) => [dimension, bytes] as const),
    ),
    ['mix', all],
  ];
}

function spansWithin({ from, to }: DaySpan, most: number): DaySpan[] {
  const count = Math.ceil((to - from) / most);
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * most,
    to: Math.min(from + (index + 1) * most, to),
  }));
}

/** Rows by time, those of the same value and quarter hour as one. */
function eachOnce(rows: readonly QuarterRow[]): QuarterRow[] {
  const all = new Map<string, QuarterRow>();
  for (const row of rows) {
    const key = `${String(row.quarter)}/${row.value}`;
    const same = all.get(key);
    all.set(key, same ? { ...row, hits: same.hits + row.hits, uniques: same.uniques + row.uniques } : row);
  }
  return [...all.values()].sort((one, other) => one.quarter - other.quarter);
}

/** Folded days, one row for each kind; a folded day without rows has no hits. */
export class PackedDays {
  private readonly clicks: PackedQuarters;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sizes: PackedSizes = SIZES,
  ) {
    this.clicks = new PackedQuarters(unitOfWork);
  }

  /**
   * Reads each packed day; its bytes are those of the next one afterwards. The others are what comes back: hits came after
   * they were packed, or there is too much to pack, so that their quarter hours alone know.
   */
  async readEach(
    subjects: readonly SubjectNumber[],
    kind: PackedKind,
    { days, read }: { readonly days: DaySpan; readonly read: (packed: Uint8Array, day: CalendarDay) => void },
  ): Promise<SubjectDay[]> {
    const unpacked: SubjectDay[] = [];
    for (const some of kind === 'mix' ? spansWithin(days, MIX_DAYS) : [days]) {
      const rows = await this.stored(subjects, kind, some);
      // A year of a thousand links are more rows than a call takes arguments.
      const longest = rows.reduce((most, { packed }) => Math.max(most, packed.length), 0);
      const bytes = Buffer.allocUnsafe(longest);
      for (const { subject, day, packed } of rows) {
        if (packed === OUTDATED) unpacked.push({ subject: Number(subject), day });
        else read(bytes.subarray(0, bytes.write(packed, ENCODING)), day);
      }
    }
    return unpacked;
  }

  /** Part of the transaction that folds the days; those without hits get no rows. */
  async pack(subject: SubjectNumber, days: DaySpan): Promise<void> {
    const totals = await this.quarters(SOURCES.totals, subject, days);
    const mixes = await this.mixes(subject, days);
    const rows = [...totals].flatMap(([day, hits]) =>
      kindsOf(hits, mixes.get(day) ?? []).map(([kind, bytes]): StoredKind => {
        const packed = Buffer.from(bytes).toString(ENCODING);
        return [subject, PACKED_CODES[kind], day, packed.length > this.sizes.kind ? OUTDATED : packed];
      }),
    );
    for (const part of chunksBySize(rows, ([, , , packed]) => packed.length, this.sizes.statement)) {
      await putRows(this.unitOfWork.manager, TABLE, part);
    }
  }

  /** Part of the transaction that counts hits of folded days. */
  outdate(days: readonly SubjectDay[]): Promise<void> {
    const rows = days.flatMap(({ subject, day }) =>
      Object.values(PACKED_CODES).map((kind) => [subject, kind, day, OUTDATED]),
    );
    return putRows(this.unitOfWork.manager, TABLE, rows);
  }

  /** The first days of the subject that have to be packed anew, at most so many. */
  async outdated(subject: SubjectNumber, most: number): Promise<CalendarDay[]> {
    const rows = await this.query<{ day: CalendarDay }[]>(
      `SELECT day FROM click_days WHERE subject = ? AND kind = ${String(PACKED_CODES.totals)} AND LENGTH(packed) = 0
        ORDER BY day LIMIT ${String(most)}`,
      [subject],
    );
    return rows.map(({ day }) => day);
  }

  private stored(subjects: readonly SubjectNumber[], kind: PackedKind, days: DaySpan): Promise<StoredDay[]> {
    const from = `FROM click_days
      WHERE subject IN (${marksFor(subjects)}) AND kind = ? AND day >= ? AND day < ?`;
    const values = [...subjects, PACKED_CODES[kind], days.from, days.to];
    return isSqlite(this.unitOfWork.manager) && kind !== 'mix'
      ? this.joined(from, values)
      : this.query<StoredDay[]>(`SELECT subject, day, packed ${from}`, values);
  }

  /** SQLite hands thousands of short rows over in a quarter of the time when those of a subject are one text. */
  private async joined(from: string, values: readonly unknown[]): Promise<StoredDay[]> {
    const rows = await this.query<{ subject: number; days: string }[]>(
      `SELECT subject, GROUP_CONCAT(day || ':' || packed) AS days ${from} GROUP BY subject`,
      values,
    );
    return rows.flatMap(({ subject, days }) =>
      days.split(',').map((each) => {
        const colon = each.indexOf(':');
        return { subject, day: Number(each.slice(0, colon)), packed: each.slice(colon + 1) };
      }),
    );
  }

  /** Of counters and of packed clicks, which may answer the same in the same quarter hour. */
  private async mixes(
    subject: SubjectNumber,
    days: DaySpan,
  ): Promise<ReadonlyMap<CalendarDay, readonly QuarterRow[]>> {
    const counted = await this.quarters(SOURCES.mix, subject, days);
    const span = { from: firstBucketOfDay(days.from), to: firstBucketOfDay(days.to) };
    const packed = facetsOfPacked(await this.clicks.rowsOf([subject], span));
    for (const { facet, bucket, value, hits, uniques } of packed) {
      if (facet !== 'mix') continue;
      const day = dayOfBucket(bucket);
      const row = { value, quarter: bucket - firstBucketOfDay(day), hits, uniques };
      const same = counted.get(day);
      if (same) same.push(row);
      else counted.set(day, [row]);
    }
    return packed.length === 0 ? counted : new Map([...counted].map(([day, rows]) => [day, eachOnce(rows)]));
  }

  /** Those of each day that has any. */
  private async quarters(
    { table, column, where }: (typeof SOURCES)[keyof typeof SOURCES],
    subject: SubjectNumber,
    { from, to }: DaySpan,
  ): Promise<Map<CalendarDay, QuarterRow[]>> {
    const rows = await this.query<StoredQuarter[]>(
      `SELECT ${column} AS value, bucket, hits, uniques FROM ${table}
        WHERE subject = ? AND ${where} AND level = ${QUARTER} AND bucket >= ? AND bucket < ? ORDER BY bucket`,
      [subject, firstBucketOfDay(from), firstBucketOfDay(to)],
    );
    const days = new Map<CalendarDay, QuarterRow[]>();
    for (const { value, bucket, hits, uniques } of rows) {
      const day = dayOfBucket(Number(bucket));
      const row = {
        value: String(value),
        quarter: Number(bucket) - firstBucketOfDay(day),
        hits: Number(hits),
        uniques: Number(uniques),
      };
      const same = days.get(day);
      if (same) same.push(row);
      else days.set(day, [row]);
    }
    return days;
  }

  private query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    return this.unitOfWork.manager.query(sql, [...values]);
  }
}
