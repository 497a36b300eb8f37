import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { moment } from './column-types';

/** Null, as programs of before write it: at once. */
const WISHES = [
  new TableColumn(moment('next_at', true)),
  new TableColumn({ name: 'tries', type: 'int', default: 0 }),
];
const NEXT = new TableIndex({ name: 'patrol_wishes_next', columnNames: ['next_at'] });
const ASKED = new TableIndex({ name: 'patrol_wishes_asked', columnNames: ['asked_at'] });
const REPORTED = new TableIndex({ name: 'abuse_reports_reported', columnNames: ['reported_at'] });

/** When links that are to be looked at soon are tried again, and how to find reports that are too old to be kept. */
export class PatrolPatience1795000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('patrol_wishes', WISHES);
    await runner.dropIndex('patrol_wishes', ASKED);
    await runner.createIndex('patrol_wishes', NEXT);
    await runner.createIndex('abuse_reports', REPORTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('abuse_reports', REPORTED);
    await runner.dropIndex('patrol_wishes', NEXT);
    await runner.createIndex('patrol_wishes', ASKED);
    await runner.dropColumns(
      'patrol_wishes',
      WISHES.map(({ name }) => name),
    );
  }
}
