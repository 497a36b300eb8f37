import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText } from './column-types';

const counters = [
  { name: 'hits', type: 'int' },
  { name: 'uniques', type: 'int' },
];
const key = (name: string, type: string) => ({ name, type, isPrimary: true });

/** Roll-ups of visits in quarter-hours of UTC, and what is needed to count each visit exactly once. */
export class Analytics1795000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Without a rowid the rows of a link lie together, in the order in which reports read them.
    await runner.createTable(
      new Table({
        name: 'click_totals',
        withoutRowid: true,
        columns: [key('link_id', 'bigint'), key('hit_class', 'tinyint'), key('bucket', 'int'), ...counters],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'click_facets',
        withoutRowid: true,
        columns: [
          key('link_id', 'bigint'),
          key('facet', 'tinyint'),
          key('bucket', 'int'),
          { ...(await exactText(runner, 'value', 120)), isPrimary: true },
          ...counters,
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'visitor_windows',
        withoutRowid: true,
        columns: [key('visitor', 'bigint'), { name: 'opened_at', type: 'bigint' }],
      }),
      true,
    );
    await runner.createIndex(
      'visitor_windows',
      new TableIndex({ name: 'visitor_windows_opened', columnNames: ['opened_at'] }),
    );
    await runner.createTable(
      new Table({
        name: 'journal_places',
        columns: [
          { ...(await exactText(runner, 'segment', 64)), isPrimary: true },
          { name: 'place', type: 'bigint' },
          { name: 'finished_at', type: 'bigint', isNullable: true },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['journal_places', 'visitor_windows', 'click_facets', 'click_totals']) {
      await runner.dropTable(table);
    }
  }
}
