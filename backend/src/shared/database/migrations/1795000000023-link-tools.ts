import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

/** Which tracking tools of its group a link has. */
export class LinkTools1795000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'link_tools',
        columns: [
          { name: 'link_id', type: 'bigint', isPrimary: true },
          { name: 'tool_id', type: 'bigint', isPrimary: true },
        ],
      }),
      true,
    );
    await runner.createIndex(
      'link_tools',
      new TableIndex({ name: 'link_tools_tool', columnNames: ['tool_id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_tools');
  }
}
