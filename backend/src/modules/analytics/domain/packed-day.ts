import { facetParts } from './facet-value';
import { firstBucketOfDay } from './level';
import type { CalendarDay } from './calendar-day';
import { ByteReader, ByteWriter } from './packed-bytes';
import type { QuarterSeries } from './quarter-series';

/** A counter of one quarter hour of a day. */
export interface QuarterRow {
  /** Answers with slashes between them; as many in each row of a day. */
  readonly value: string;
  /** From 0 to 95. */
  readonly quarter: number;
  readonly hits: number;
  readonly uniques: number;
}

/** For each part of a value the answers that count; null where any does. */
export type Wanted = readonly (ReadonlySet<string> | null)[];

/** A quarter hour follows the one before by a step; most have a single hit. One byte says both. */
const ONE_UNIQUE = 0;
const ONE_AGAIN = 1;
const COUNTED = 2;
const KINDS = 3;
/** Stands before a step that is too long to share a byte. */
const LONG_STEP = 255;
const LONGEST_STEP = 84;

function kindOf({ hits, uniques }: QuarterRow): number {
  if (hits !== 1 || uniques > 1 || uniques < 0) return COUNTED;
  return uniques === 1 ? ONE_UNIQUE : ONE_AGAIN;
}

/** Counts that were taken back later may be below zero. */
const signed = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unsigned = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/**
 * The counters of one day and subject, so small that a year of them is read at once: first the names of each part, then
 * each value by the numbers of its names with its quarter hours. Reading skips values that nobody asked for.
 *
 * @param rows of one value after the other, each by time
 */
export function packDay(rows: readonly QuarterRow[]): Uint8Array {
  const parts = facetParts(rows[0]?.value ?? '').length;
  const names = Array.from({ length: parts }, () => new Map<string, number>());
  const values = new ByteWriter();
  for (const [value, same] of byValue(rows)) {
    facetParts(value).forEach((name, part) => values.number(numberOf(names[part], name)));
    values.block(packQuarters(same));
  }
  const packed = new ByteWriter();
  packed.number(parts);
  for (const each of names) {
    packed.number(each.size);
    for (const name of each.keys()) packed.name(name);
  }
  packed.block(values.written());
  return packed.written();
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
    if (step > LONGEST_STEP) {
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
  { day, wanted }: { readonly day: CalendarDay; readonly wanted: Wanted },
  series: QuarterSeries,
): void {
  const reader = new ByteReader(packed);
  const counts = readNames(reader, wanted);
  reader.number();
  const firstBucket = firstBucketOfDay(day);
  while (reader.hasMore) {
    let fits = true;
    for (const part of counts) if (part[reader.number()] !== true) fits = false;
    const end = reader.number() + reader.at;
    if (fits) addQuarters(reader, { end, firstBucket }, series);
    else reader.at = end;
  }
}

/** For each part by the number of the name whether it counts. */
function readNames(reader: ByteReader, wanted: Wanted): boolean[][] {
  return Array.from({ length: reader.number() }, (_, part) =>
    Array.from({ length: reader.number() }, () => {
      const name = reader.name();
      return wanted[part]?.has(name) ?? true;
    }),
  );
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
