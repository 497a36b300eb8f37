import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const OF_LINK = { name: 'link_suggestions_link', columnNames: ['link_id', 'group_id', 'id'] };

/** Words that were suggested for the previews of links. */
export class LinkSuggestions1795000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'link_suggestions',
        columns: [
          generatedId(runner),
          { name: 'link_id', type: 'bigint' },
          { name: 'group_id', type: 'int' },
          { name: 'type', type: 'varchar', length: '20' },
          { name: 'style', type: 'varchar', length: '20' },
          await exactText(runner, 'text', 300),
          { name: 'source', type: 'varchar', length: '10' },
          moment('created_at'),
        ],
      }),
      true,
    );
    await runner.createIndex('link_suggestions', new TableIndex(OF_LINK));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_suggestions');
  }
}
