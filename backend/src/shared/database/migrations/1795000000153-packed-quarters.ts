import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { longText } from './column-types';

const QUARTER = 0;
/** Numbers of the facets, in the order in which a line of clicks says them. */
const FACETS = [4, 0, 3, 5];
const ROWS_AT_ONCE = 200;

const key = (name: string, type: string) => ({ name, type, isPrimary: true });

interface PackedRow {
  readonly subject: number | string;
  readonly bucket: number;
  readonly packed: string;
}

/**
 * Clicks of quarter hours with few as one row. What is stored stays as it is. Processes of the version before would fold
 * days without these clicks: the table that counting and folding hold has another name, so that they do neither.
 */
export class PackedQuarters1795000000153 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE click_folding RENAME TO click_folding_limit');
    // Without a rowid the rows of a subject lie together, in the order in which reports read them.
    await runner.createTable(
      new Table({
        name: 'click_quarters',
        withoutRowid: true,
        columns: [
          key('subject', 'bigint'),
          key('bucket', 'int'),
          { name: 'clicks', type: 'int' },
          longText(runner, 'packed'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = 'subject, bucket, packed';
    const order = `ORDER BY subject, bucket LIMIT ${String(ROWS_AT_ONCE)}`;
    let rows = (await runner.query(`SELECT ${columns} FROM click_quarters ${order}`)) as PackedRow[];
    while (rows.length > 0) {
      for (const row of rows) await unpack(runner, row);
      const { subject, bucket } = rows.at(-1) ?? { subject: 0, bucket: 0 };
      rows = (await runner.query(
        `SELECT ${columns} FROM click_quarters WHERE subject > ? OR (subject = ? AND bucket > ?) ${order}`,
        [subject, subject, bucket],
      )) as PackedRow[];
    }
    await runner.dropTable('click_quarters');
    await runner.query('ALTER TABLE click_folding_limit RENAME TO click_folding');
  }
}

/** Counters of the same clicks: one of each value, which may be there already. */
async function unpack(runner: QueryRunner, { subject, bucket, packed }: PackedRow): Promise<void> {
  for (const [facet, value, hits, uniques] of countersIn(packed)) {
    const values = [subject, facet, QUARTER, bucket, value];
    const where = 'subject = ? AND facet = ? AND level = ? AND bucket = ? AND value = ?';
    const [known] = (await runner.query(`SELECT hits FROM click_facets WHERE ${where}`, values)) as unknown[];
    await (known
      ? runner.query(`UPDATE click_facets SET hits = hits + ?, uniques = uniques + ? WHERE ${where}`, [
          hits,
          uniques,
          ...values,
        ])
      : runner.query(
          `INSERT INTO click_facets (subject, facet, level, bucket, value, hits, uniques) VALUES (?, ?, ?, ?, ?, ?, ?)`,
          [...values, hits, uniques],
        ));
  }
}

function countersIn(packed: string): [facet: number, value: string, hits: number, uniques: number][] {
  const counters = new Map<string, [number, string, number, number]>();
  for (const line of packed.split('\n').slice(0, -1)) {
    const [mark, ...answers] = line.split('\t');
    answers.forEach((value, index) => {
      const facet = FACETS[index] ?? 0;
      const [, , hits = 0, uniques = 0] = counters.get(`${String(facet)} ${value}`) ?? [];
      counters.set(`${String(facet)} ${value}`, [facet, value, hits + 1, uniques + (mark === '1' ? 1 : 0)]);
    });
  }
  return [...counters.values()];
}
