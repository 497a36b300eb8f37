import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Slugs that links had before: rows among the links, so that the one key of slugs keeps them taken. */
export class LinkAliases1795000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('links', new TableColumn({ name: 'alias_of', type: 'bigint', isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM links WHERE alias_of IS NOT NULL');
    await runner.dropColumn('links', 'alias_of');
  }
}
