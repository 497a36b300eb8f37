import { Injectable } from '@nestjs/common';
import { addToCounters, marksFor } from '../database/dialect';
import { changedBy } from '../database/rows';
import { UnitOfWork } from '../database/unit-of-work';
import type { CountedDay } from './counted-day';

/** What is counted by day: new links, new people, and addresses that a block list refused. */
export const COUNTED = ['links', 'people', 'refused'] as const;
export type Counted = (typeof COUNTED)[number];

/** How much of something there was on a day. */
export interface DayCount {
  readonly name: Counted;
  readonly day: CountedDay;
  readonly counted: number;
}

interface Row {
  readonly name: Counted;
  readonly day: string;
  readonly counted: number | string;
}

const TABLE = { name: 'day_counts', keys: ['name', 'day'], counters: ['counted'] } as const;

@Injectable()
export class DayCountTable {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds these to what is stored. */
  add(counts: readonly DayCount[]): Promise<void> {
    const values = counts.flatMap(({ name, day, counted }) => [name, day, counted]);
    return addToCounters(this.unitOfWork.manager, TABLE, values);
  }

  async since(day: CountedDay): Promise<readonly DayCount[]> {
    const sql = `SELECT name, day, counted FROM day_counts WHERE name IN (${marksFor(COUNTED)}) AND day >= ?`;
    const rows = await this.unitOfWork.manager.query<Row[]>(sql, [...COUNTED, day]);
    return rows.map((row) => ({ ...row, counted: Number(row.counted) }));
  }

  /** Of all days. */
  async sums(): Promise<ReadonlyMap<Counted, number>> {
    const rows = await this.unitOfWork.manager.query<Omit<Row, 'day'>[]>(
      'SELECT name, SUM(counted) AS counted FROM day_counts GROUP BY name',
    );
    return new Map(rows.map(({ name, counted }) => [name, Number(counted)]));
  }

  /** The last row that was counted. */
  async passed(name: Counted): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<{ passed_id: number | string }[]>(
      'SELECT passed_id FROM day_count_marks WHERE name = ?',
      [name],
    );
    return Number(row?.passed_id ?? 0);
  }

  /** False when another process has counted on meanwhile. */
  async pass(name: Counted, from: number, upTo: number): Promise<boolean> {
    const sql = 'UPDATE day_count_marks SET passed_id = ? WHERE name = ? AND passed_id = ?';
    return (await changedBy(this.unitOfWork.manager, sql, [upTo, name, from])) > 0;
  }
}
