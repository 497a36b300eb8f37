import { addToCounters, type CounterTable, insertRows } from '../../../shared/database/dialect';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { ClickStore, type JournalPlace, PlaceMoved } from '../application/ports/click-store';
import type { Tally } from '../domain/tally';
import { CLASS_CODES, FACET_CODES } from './stored-codes';

const COUNTERS = ['hits', 'uniques'];
const TOTALS: CounterTable = {
  name: 'click_totals',
  keys: ['link_id', 'hit_class', 'bucket'],
  counters: COUNTERS,
};
const FACETS: CounterTable = {
  name: 'click_facets',
  keys: ['link_id', 'facet', 'bucket', 'value'],
  counters: COUNTERS,
};

const WINDOWS = { name: 'visitor_windows', columns: ['visitor', 'opened_at'] };

/** Values bound at once by statements over many keys. */
const CHUNK = 1_024;

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

const marksFor = (values: readonly unknown[]): string => values.map(() => '?').join(',');

/** Asks for some keys twice, so that SQLite prepares few lengths of the statement. */
function padded<T>(keys: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...keys.slice(0, length - keys.length)];
}

/** Counters in the tables of either engine. */
export class TypeormClickStore extends ClickStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async placesOf(segments: readonly string[]): Promise<JournalPlace[]> {
    const places: JournalPlace[] = [];
    for (const part of chunks(segments)) {
      const rows: { segment: string; place: number | string }[] = await this.query(
        `SELECT segment, place FROM journal_places WHERE segment IN (${marksFor(part)})`,
        part,
      );
      places.push(...rows.map(({ segment, place }) => ({ segment, place: Number(place) })));
    }
    return places;
  }

  async movePlace(from: JournalPlace, to: number): Promise<void> {
    if (from.place === 0) {
      await this.query('INSERT INTO journal_places (segment, place) VALUES (?, ?)', [from.segment, to]);
      return;
    }
    const moved = await this.affected('UPDATE journal_places SET place = ? WHERE segment = ? AND place = ?', [
      to,
      from.segment,
      from.place,
    ]);
    if (moved !== 1) throw new PlaceMoved(from);
  }

  async finishSegment(segment: string, now: number): Promise<void> {
    await this.query('UPDATE journal_places SET finished_at = ? WHERE segment = ?', [now, segment]);
  }

  async windowsOf(marks: readonly number[]): Promise<Map<number, number>> {
    const windows = new Map<number, number>();
    for (const part of chunks(marks)) {
      const keys = padded(part);
      const rows: { visitor: number | string; opened_at: number | string }[] = await this.query(
        `SELECT visitor, opened_at FROM visitor_windows WHERE visitor IN (${marksFor(keys)})`,
        keys,
      );
      for (const row of rows) windows.set(Number(row.visitor), Number(row.opened_at));
    }
    return windows;
  }

  async openWindows(opened: ReadonlyMap<number, number>): Promise<void> {
    // In the order of their keys, so that two ingesters never wait for each other in a circle.
    const rows = [...opened].sort(([one], [other]) => one - other);
    await insertRows(this.unitOfWork.manager, WINDOWS, rows);
  }

  async add({ totals, facets }: Tally): Promise<void> {
    const { manager } = this.unitOfWork;
    await addToCounters(
      manager,
      TOTALS,
      totals.map((row) => [row.linkId, CLASS_CODES[row.hitClass], row.bucket, row.hits, row.uniques]),
    );
    await addToCounters(
      manager,
      FACETS,
      facets.map((row) => [row.linkId, FACET_CODES[row.facet], row.bucket, row.value, row.hits, row.uniques]),
    );
  }

  async purge(windowsBefore: number, segmentsBefore: number): Promise<void> {
    await this.query('DELETE FROM journal_places WHERE finished_at < ?', [segmentsBefore]);
    // A part at a time: nobody waits long for the writer.
    for (let left = true; left;) left = (await this.purgeWindows(windowsBefore)) === CHUNK;
  }

  private async purgeWindows(before: number): Promise<number> {
    const rows: { visitor: number | string }[] = await this.query(
      `SELECT visitor FROM visitor_windows WHERE opened_at < ? ORDER BY opened_at LIMIT ${String(CHUNK)}`,
      [before],
    );
    if (rows.length === 0) return 0;
    const visitors = rows.map(({ visitor }) => visitor);
    await this.query(`DELETE FROM visitor_windows WHERE visitor IN (${marksFor(visitors)})`, visitors);
    return rows.length;
  }

  private query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    return this.unitOfWork.manager.query(sql, [...values]);
  }

  private async affected(sql: string, values: readonly unknown[]): Promise<number> {
    const { queryRunner } = this.unitOfWork.manager;
    if (!queryRunner) throw new Error('a place moves only inside a unit of work');
    const { affected } = await queryRunner.query(sql, [...values], true);
    return affected ?? 0;
  }
}
