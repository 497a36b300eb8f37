import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** A group's links, newest first. */
export class LinksOfGroups1795000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'links',
      new TableIndex({ name: 'links_group', columnNames: ['group_id', 'id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('links', 'links_group');
  }
}
