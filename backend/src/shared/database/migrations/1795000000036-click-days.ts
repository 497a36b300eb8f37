import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { longText } from './column-types';

const DAY = 1;

/** Folded days of clicks as one row each; those that were folded before have to be packed by the folding. */
export class ClickDays1795000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'click_days',
        withoutRowid: true,
        columns: [
          { name: 'subject', type: 'bigint', isPrimary: true },
          { name: 'day', type: 'int', isPrimary: true },
          // Nothing in them: the day is to be packed anew. Base64, because dumps hold texts alone.
          longText(runner, 'totals'),
          longText(runner, 'mixes'),
        ],
      }),
      true,
    );
    await runner.query(
      `INSERT INTO click_days (subject, day, totals, mixes)
       SELECT DISTINCT subject, bucket, '', '' FROM click_totals WHERE level = ${String(DAY)}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('click_days');
  }
}
