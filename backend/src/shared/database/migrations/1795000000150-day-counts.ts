import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** What is counted of rows that are there already. */
const COUNTED_ROWS = ['links', 'people'] as const;

/** How much of something there was on each day, and up to which row it has been counted. */
export class DayCounts1795000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'day_counts',
        columns: [
          { name: 'name', type: 'varchar', length: '20', isPrimary: true },
          { name: 'day', type: 'char', length: '10', isPrimary: true },
          { name: 'counted', type: 'int' },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'day_count_marks',
        columns: [
          { name: 'name', type: 'varchar', length: '20', isPrimary: true },
          { name: 'passed_id', type: 'bigint' },
        ],
      }),
      true,
    );
    for (const name of COUNTED_ROWS) {
      await runner.query('DELETE FROM day_count_marks WHERE name = ?', [name]);
      await runner.query('INSERT INTO day_count_marks (name, passed_id) VALUES (?, 0)', [name]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['day_count_marks', 'day_counts']) await runner.dropTable(table);
  }
}
