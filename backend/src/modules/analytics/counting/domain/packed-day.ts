import { facetParts } from './facet-value';
import { firstBucketOfDay } from './level';
import type { CalendarDay } from './calendar-day';
import { ByteReader, ByteWriter, nameBytes } from './packed-bytes';
import { QuarterSeries } from './quarter-series';

/** A counter of one quarter hour of a day. */
export interface QuarterRow {
  /** Answers with slashes between them. */
  readonly value: string;
  /** From 0 to 95. */
  readonly quarter: number;
  readonly hits: number;
  readonly uniques: number;
}

/** For each part of a value the answers that count, as they are written; null where any does. */
export type Wanted = readonly (readonly Uint8Array[] | null)[];

/** Answers are looked for in thousands of packed days: comparing bytes is far quicker than reading each name. */
export const wanted = (answers: readonly string[]): readonly Uint8Array[] => answers.map(nameBytes);

/** A quarter hour follows the one before by a step; most have a single hit. One byte says both. */
const ONE_UNIQUE = 0;
const ONE_AGAIN = 1;
const COUNTED = 2;
const KINDS = 3;
/** Stands before a step that is too long to share a byte. */
const LONG_STEP = 255;
const MAX_STEP = 84;

const QUARTERS_OF_DAY = { from: 0, to: firstBucketOfDay(1) };

function kindOf({ hits, uniques }: QuarterRow): number {
  if (hits !== 1 || uniques > 1 || uniques < 0) return COUNTED;
  return uniques === 1 ? ONE_UNIQUE : ONE_AGAIN;
}

/** Counts that were taken back later may be below zero. */
const signed = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unsigned = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

export interface PackedAnswers {
  readonly all: Uint8Array;
  /** By the number of the part. */
  readonly each: readonly Uint8Array[];
}

/** The quarter hours of one value, with its parts. */
interface Answered {
  readonly names: readonly string[];
  readonly quarters: readonly QuarterRow[];
}

/**
 * The counters of one day and subject, so small that a year of them is read at once: first the names of each part, then
 * each value by the numbers of its names with its quarter hours. Reading skips values that were not asked for.
 *
 * @param rows each value's by time
 * @param parts of a value; those that have another number of them are left out
 */
export const packDay = (rows: readonly QuarterRow[], parts: number): Uint8Array =>
  pack(answered(rows, parts), parts);

/** The same counters of all parts together, and of each part alone: far fewer, for reports about one answer. */
export function packAnswers(rows: readonly QuarterRow[], parts: number): PackedAnswers {
  const whole = answered(rows, parts);
  return {
    all: pack(whole, parts),
    each: Array.from({ length: parts }, (_, part) => pack(byPart(whole, part), 1)),
  };
}

function answered(rows: readonly QuarterRow[], parts: number): Answered[] {
  return [...byValue(rows)]
    .map(([value, quarters]) => ({ names: facetParts(value), quarters }))
    .filter(({ names }) => names.length === parts);
}

function byValue(rows: readonly QuarterRow[]): Map<string, QuarterRow[]> {
  const values = new Map<string, QuarterRow[]>();
  for (const row of rows) {
    const same = values.get(row.value);
    if (same) same.push(row);
    else values.set(row.value, [row]);
  }
  return values;
}

function byPart(all: readonly Answered[], part: number): Answered[] {
  const sums = new Map<string, QuarterSeries>();
  for (const { names, quarters } of all) {
    const name = names[part] ?? '';
    const sum = sums.get(name) ?? new QuarterSeries(QUARTERS_OF_DAY);
    sums.set(name, sum);
    for (const { quarter, hits, uniques } of quarters) sum.add(quarter, hits, uniques);
  }
  return [...sums].map(([name, sum]) => ({ names: [name], quarters: quartersOf(name, sum) }));
}

function quartersOf(value: string, sum: QuarterSeries): QuarterRow[] {
  const rows: QuarterRow[] = [];
  for (let quarter = 0; quarter < QUARTERS_OF_DAY.to; quarter += 1) {
    const { total, unique } = sum.in({ from: quarter, to: quarter + 1 });
    if (total !== 0 || unique !== 0) rows.push({ value, quarter, hits: total, uniques: unique });
  }
  return rows;
}

function pack(all: readonly Answered[], parts: number): Uint8Array {
  const numbers = Array.from({ length: parts }, () => new Map<string, number>());
  const values = new ByteWriter();
  for (const { names, quarters } of all) {
    names.forEach((name, part) => values.number(numberOf(numbers[part], name)));
    values.block(packQuarters(quarters));
  }
  const packed = new ByteWriter();
  packed.number(parts);
  for (const each of numbers) {
    packed.number(each.size);
    for (const name of each.keys()) packed.name(name);
  }
  packed.block(values.written());
  return packed.written();
}

function numberOf(names: Map<string, number> | undefined, name: string): number {
  const known = names?.get(name);
  if (known !== undefined) return known;
  const number = names?.size ?? 0;
  names?.set(name, number);
  return number;
}

function packQuarters(rows: readonly QuarterRow[]): Uint8Array {
  const bytes = new ByteWriter();
  let before = -1;
  for (const row of rows) {
    const step = row.quarter - before - 1;
    const kind = kindOf(row);
    if (step > MAX_STEP) {
      bytes.byte(LONG_STEP);
      bytes.byte(step);
      bytes.byte(kind);
    } else bytes.byte(step * KINDS + kind);
    if (kind === COUNTED) {
      bytes.number(signed(row.hits));
      bytes.number(signed(row.uniques));
    }
    before = row.quarter;
  }
  return bytes.written();
}

/** Adds those counters of a packed day that are wanted. */
export function addPacked(
  packed: Uint8Array,
  { day, only }: { readonly day: CalendarDay; readonly only: Wanted },
  series: QuarterSeries,
): void {
  const reader = new ByteReader(packed);
  const counts = readNames(reader, only);
  if (counts.some((part) => part !== null && !part.includes(true))) return;
  reader.number();
  const firstBucket = firstBucketOfDay(day);
  while (reader.hasMore) {
    let fits = true;
    for (const part of counts) {
      const name = reader.number();
      if (part !== null && part[name] !== true) fits = false;
    }
    const end = reader.number() + reader.at;
    if (fits) addQuarters(reader, { end, firstBucket }, series);
    else reader.at = end;
  }
}

/** For each part by the number of the name whether it counts; null where any does. */
function readNames(reader: ByteReader, only: Wanted): (boolean[] | null)[] {
  const parts: (boolean[] | null)[] = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    parts.push(readPart(reader, only[parts.length] ?? null));
  }
  return parts;
}

function readPart(reader: ByteReader, asked: readonly Uint8Array[] | null): boolean[] | null {
  const counts: boolean[] = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    if (asked) counts.push(reader.isAmong(asked));
    else reader.passName();
  }
  return asked && counts;
}

function addQuarters(
  reader: ByteReader,
  { end, firstBucket }: { readonly end: number; readonly firstBucket: number },
  series: QuarterSeries,
): void {
  let bucket = firstBucket - 1;
  while (reader.at < end) {
    const byte = reader.byte();
    const step = byte === LONG_STEP ? reader.byte() : Math.floor(byte / KINDS);
    const kind = byte === LONG_STEP ? reader.byte() : byte % KINDS;
    bucket += step + 1;
    if (kind === COUNTED) series.add(bucket, unsigned(reader.number()), unsigned(reader.number()));
    else series.add(bucket, 1, kind === ONE_UNIQUE ? 1 : 0);
  }
}
