import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Tells the domains that a group's links stand on, and the links on one of them. */
const BY_DOMAIN = { name: 'links_of_domain', columnNames: ['group_id', 'domain_id'] };

export class LinksOfDomains1795000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('links', new TableIndex(BY_DOMAIN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('links', BY_DOMAIN.name);
  }
}
