import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { RecurringJobs } from '../jobs/recurring-jobs';
import { type CountedDay, countedDayOf, countedDaysUpTo } from './counted-day';
import { type Counted, type DayCount, DayCountTable } from './day-count-table';

/** A row that counts one on the day on which it was made. */
export interface CountedRow {
  readonly id: number;
  readonly createdAt: Date;
}

/** Rows with ids above one, in the order of their ids. */
export type CountedRows = (after: number, limit: number) => Promise<readonly CountedRow[]>;

/** What there was on some days, and of all time. */
export interface CountedDays {
  /** Oldest first. */
  readonly days: readonly ({ readonly day: CountedDay } & Readonly<Record<Counted, number>>)[];
  readonly totals: Readonly<Record<Counted, number>>;
  /** False while rows of before are still being counted. */
  readonly isComplete: boolean;
}

const EVERY_MS = 60_000;
/** No transaction is open so long: no row with a lower id appears any more. */
const SETTLED_AFTER_MS = 60_000;
const ROWS_AT_ONCE = 1_000;
/** Rows that a reader counts for itself; more are left for the job. */
const MAX_FRESH_ROWS = 10_000;
const MAX_READS = 5;
const NOTHING: Readonly<Record<Counted, number>> = { links: 0, people: 0, refused: 0 };

/**
 * Counts by day what the site has. A job counts each row once, in the order of their ids, and remembers how far it is in the
 * same transaction; a reader counts the few rows of the last minute besides. Nothing reads all rows, and creating one
 * writes nothing more.
 */
@Injectable()
export class DayCounts implements OnModuleInit {
  private readonly rowsOf = new Map<Counted, CountedRows>();

  constructor(
    private readonly table: DayCountTable,
    private readonly unitOfWork: UnitOfWork,
    private readonly recurring: RecurringJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('day-counts.count', EVERY_MS, ({ signal }) => this.countAll(signal), 'long');
  }

  /** Has these rows counted. */
  register(name: Counted, rows: CountedRows): void {
    this.rowsOf.set(name, rows);
  }

  /** Counts what leaves no row. Part of the caller's unit of work. */
  add(name: Counted, day: CountedDay, counted: number): Promise<void> {
    return this.table.add([{ name, day, counted }]);
  }

  /** The last days, today among them. */
  async lastDays(days: number): Promise<CountedDays> {
    const names = countedDaysUpTo(this.clock.now(), days);
    const { counts, totals, isComplete } = await this.agreeing(names[0] ?? '');
    const byDay = new Map(names.map((day) => [day, { day, ...NOTHING }]));
    for (const { name, day, counted } of counts) {
      const found = byDay.get(day);
      if (found) found[name] += counted;
    }
    return { days: [...byDay.values()], totals, isComplete };
  }

  /** Counts rows that are not counted yet, a part of them with each transaction. */
  async countAll(signal: AbortSignal): Promise<void> {
    for (const [name, rows] of this.rowsOf) {
      while (!signal.aborted && (await this.countSome(name, rows)));
    }
  }

  /** Whether there may be more. */
  private countSome(name: Counted, rows: CountedRows): Promise<boolean> {
    return this.unitOfWork.runRepeatable(async () => {
      const passed = await this.table.passed(name);
      const found = await rows(passed, ROWS_AT_ONCE);
      const settledAt = this.clock.now().getTime() - SETTLED_AFTER_MS;
      const first = found.findIndex(({ createdAt }) => createdAt.getTime() > settledAt);
      const settled = first < 0 ? found : found.slice(0, first);
      const last = settled.at(-1);
      if (!last || !(await this.table.pass(name, passed, last.id))) return false;
      await this.table.add(countsOf(name, settled));
      return settled.length === ROWS_AT_ONCE;
    });
  }

  /** Reads again when the job went on in between: a row would be counted twice, or not at all. */
  private async agreeing(since: CountedDay): Promise<Omit<CountedDays, 'days'> & { counts: DayCount[] }> {
    for (let reads = 1; ; reads += 1) {
      const passed = await this.allPassed();
      const [stored, sums] = [await this.table.since(since), await this.table.sums()];
      const fresh = await Promise.all([...this.rowsOf].map(([name, rows]) => this.fresh(name, rows, passed)));
      const now = await this.allPassed();
      const agrees = [...now].every(([name, id]) => passed.get(name) === id);
      if (!agrees && reads < MAX_READS) continue;
      const totals = { ...NOTHING, ...Object.fromEntries(sums) };
      for (const { name, counted } of fresh.flat()) totals[name] += counted;
      const isComplete = fresh.every((each) => sumOf(each) < MAX_FRESH_ROWS);
      return { counts: [...stored, ...fresh.flat()], totals, isComplete };
    }
  }

  private async fresh(
    name: Counted,
    rows: CountedRows,
    passed: ReadonlyMap<Counted, number>,
  ): Promise<readonly DayCount[]> {
    return countsOf(name, await rows(passed.get(name) ?? 0, MAX_FRESH_ROWS));
  }

  private async allPassed(): Promise<ReadonlyMap<Counted, number>> {
    const names = [...this.rowsOf.keys()];
    return new Map(
      await Promise.all(names.map(async (name) => [name, await this.table.passed(name)] as const)),
    );
  }
}

const sumOf = (counts: readonly DayCount[]): number => counts.reduce((sum, { counted }) => sum + counted, 0);

function countsOf(name: Counted, rows: readonly CountedRow[]): DayCount[] {
  const byDay = new Map<CountedDay, number>();
  for (const { createdAt } of rows) {
    const day = countedDayOf(createdAt);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return [...byDay].map(([day, counted]) => ({ name, day, counted }));
}
