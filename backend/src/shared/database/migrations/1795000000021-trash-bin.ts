import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { moment } from './column-types';
import { isSqlite } from '../dialect';

const DUE = { name: 'links_purge', columnNames: ['purge_at'] };

/** When trashed links are gone for good; those that are there already get their full time. */
export class TrashBin1795000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', [new TableColumn(moment('purge_at', true))]);
    const later = isSqlite(runner.manager)
      ? `strftime('%Y-%m-%d %H:%M:%f', trashed_at, '+30 days')`
      : 'trashed_at + INTERVAL 30 DAY';
    // What has no address any more was buried with its owners.
    await runner.query(
      `UPDATE links SET purge_at = ${later} WHERE trashed_at IS NOT NULL AND alias_of IS NULL AND url <> ''`,
    );
    await runner.createIndex('links', new TableIndex(DUE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('links', DUE.name);
    await runner.dropColumns('links', ['purge_at']);
  }
}
