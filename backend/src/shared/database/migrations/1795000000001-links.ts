import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

export class Links1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'links',
        columns: [
          generatedId(runner),
          { name: 'domain_id', type: 'int' },
          await exactText(runner, 'slug', 90),
          { name: 'url', type: 'text' },
          { name: 'group_id', type: 'int' },
          { name: 'creator_user_id', type: 'int' },
          { name: 'browser_uuid', type: 'varchar', length: '64', isNullable: true },
          moment('created_at'),
          moment('trashed_at', true),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'links',
      new TableIndex({ name: 'links_domain_slug', columnNames: ['domain_id', 'slug'], isUnique: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('links');
  }
}
