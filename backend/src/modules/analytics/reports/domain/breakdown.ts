import { type Count, sumOf } from '../../counting/domain/click-count';
import { type Dimension, fits, type MixCount, type MixFilter } from '../../counting/domain/mix';

/** Clicks that have one answer in common. */
export interface NamedCount extends Count {
  readonly name: string;
}

/** Clicks from one city; parts that are not known are `others`. */
export interface PlaceCount extends Count {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Subdivision by its ISO 3166-2 code without the country. */
  readonly region: string;
  readonly city: string;
}

const byName = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** The most first; names decide where numbers are equal, so that the order is the same each time. */
const byCountDescending = (one: NamedCount, other: NamedCount): number =>
  other.total - one.total || byName(one.name, other.name);

/** Adds up by one name of each row; what has the same name is one. */
export function addUp<Row extends Count>(rows: readonly Row[], nameOf: (row: Row) => string): NamedCount[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, group]) => ({ name, ...sumOf(group) })).sort(byCountDescending);
}

/** All clicks by their answers to one question. */
export const breakdown = (rows: readonly MixCount[], by: Dimension): NamedCount[] =>
  addUp(rows, (row) => row[by]);

export const fitting = (rows: readonly MixCount[], filter: MixFilter): MixCount[] =>
  rows.filter((row) => fits(row, filter));
