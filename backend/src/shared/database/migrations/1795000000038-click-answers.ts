import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { longText } from './column-types';

const DAY = 1;
/** Hits by class, people's clicks by each of five answers, and by all of them together. */
const KINDS = [0, 1, 2, 3, 4, 5, 6];

const key = (name: string, type: string) => ({ name, type, isPrimary: true });

/** Packed days by what they are asked for; all have to be packed anew by the folding. */
export class ClickAnswers1795000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('click_days');
    await makeDays(runner, [
      key('subject', 'bigint'),
      key('kind', 'tinyint'),
      key('day', 'int'),
      // Nothing in it: the day is to be packed anew. Base64, because dumps hold texts alone.
      longText(runner, 'packed'),
    ]);
    for (const kind of KINDS) {
      await runner.query(
        `INSERT INTO click_days (subject, kind, day, packed)
         SELECT DISTINCT subject, ${String(kind)}, bucket, '' FROM click_totals WHERE level = ${String(DAY)}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('click_days');
    await makeDays(runner, [
      key('subject', 'bigint'),
      key('day', 'int'),
      longText(runner, 'totals'),
      longText(runner, 'mixes'),
    ]);
    await runner.query(
      `INSERT INTO click_days (subject, day, totals, mixes)
       SELECT DISTINCT subject, bucket, '', '' FROM click_totals WHERE level = ${String(DAY)}`,
    );
  }
}

const makeDays = (runner: QueryRunner, columns: readonly object[]): Promise<void> =>
  runner.createTable(
    new Table({ name: 'click_days', withoutRowid: true, columns: columns as Table['columns'] }),
    true,
  );
