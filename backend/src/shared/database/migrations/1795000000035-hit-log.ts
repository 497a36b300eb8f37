import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { generatedId, longText } from './column-types';

/** Each hit for some days, so that it can be counted otherwise when lists of programs change. */
export class HitLog1795000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'hit_log',
        columns: [
          generatedId(runner),
          // Milliseconds since 1970, as the journal has them.
          { name: 'first_at', type: 'bigint' },
          { name: 'expires_at', type: 'bigint' },
          { name: 'lists_version', type: 'varchar', length: '16' },
          longText(runner, 'hits'),
        ],
        indices: [
          new TableIndex({ name: 'hit_log_expires', columnNames: ['expires_at'] }),
          new TableIndex({ name: 'hit_log_lists', columnNames: ['lists_version', 'first_at'] }),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hit_log');
  }
}
