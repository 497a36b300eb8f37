import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'brand_domains';
const INDEX = 'brand_domains_host';

/** Site admins look up by its host who has a domain, and who wants it. */
export class DomainsByHost1795000000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: ['host'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
  }
}
