import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { exactText, moment } from './column-types';

/** How often each entry of the block lists refused an address, and when it last did. */
export class BlockListHits1795000000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'block_list_hits',
        columns: [
          { ...(await exactText(runner, 'entry', 500)), isPrimary: true },
          { name: 'hits', type: 'int', default: 0 },
          moment('last_hit_at', true),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('block_list_hits');
  }
}
