import { insertRows, isSqlite, marksFor } from '../../../../shared/database/dialect';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Bucket, Slot } from '../domain/bucket';
import type { SubjectNumber } from '../domain/subject';
import type { PackedRow } from '../domain/tally';
import { chunks, chunksBySize } from './bound-values';

const NAME = 'click_quarters';
const COLUMNS = ['subject', 'bucket', 'clicks', 'packed'];
/** Characters in one statement: a server refuses those that are larger than its `max_allowed_packet`. */
const STATEMENT_SIZE = 2 * 1_024 * 1_024;
const APPENDED = {
  sqlite:
    'ON CONFLICT (subject, bucket) DO UPDATE SET clicks = clicks + excluded.clicks, packed = packed || excluded.packed',
  server: 'ON DUPLICATE KEY UPDATE clicks = clicks + VALUES(clicks), packed = CONCAT(packed, VALUES(packed))',
};

interface StoredQuarter {
  readonly subject: number | string;
  readonly bucket: number;
  readonly clicks: number;
  readonly packed: string;
}

/** Clicks of quarter hours with few, one row for each quarter hour of a subject; all others have counters. */
export class PackedQuarters {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Part of the transaction that counts them. @param rows by subject and time, so that two writers never wait for each other in a circle */
  async append(rows: readonly PackedRow[]): Promise<void> {
    const { manager } = this.unitOfWork;
    const onConflict = APPENDED[isSqlite(manager) ? 'sqlite' : 'server'];
    for (const part of chunksBySize(rows, ({ packed }) => packed.length, STATEMENT_SIZE)) {
      const values = part.map(({ subject, bucket, clicks, packed }) => [subject, bucket, clicks, packed]);
      await insertRows(manager, { name: NAME, columns: COLUMNS, onConflict }, values);
    }
  }

  /** All of a span, by subject. */
  async rowsOf(subjects: readonly SubjectNumber[], { from, to }: Slot): Promise<PackedRow[]> {
    const rows: PackedRow[] = [];
    for (const part of chunks(subjects)) {
      const found = await this.query<StoredQuarter[]>(
        `SELECT subject, bucket, clicks, packed FROM ${NAME}
          WHERE subject IN (${marksFor(part)}) AND bucket >= ? AND bucket < ?`,
        [...part, from, to],
      );
      for (const { subject, bucket, clicks, packed } of found) {
        rows.push({ subject: Number(subject), bucket, clicks, packed });
      }
    }
    return rows;
  }

  /** How many clicks of the subject before a quarter hour are packed; looks into no more rows than `most`. */
  async clicksBefore(subject: SubjectNumber, bucket: Bucket, most: number): Promise<number> {
    const [row] = await this.query<{ clicks: number | string | null }[]>(
      `SELECT SUM(clicks) AS clicks FROM (
         SELECT clicks FROM ${NAME} WHERE subject = ? AND bucket < ? LIMIT ${String(most)}) AS some_rows`,
      [subject, bucket],
    );
    return Number(row?.clicks ?? 0);
  }

  private query<T>(sql: string, values: readonly unknown[]): Promise<T> {
    return this.unitOfWork.manager.query(sql, [...values]);
  }
}
