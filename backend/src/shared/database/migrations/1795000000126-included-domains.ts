import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const TABLE = 'bought_domains';
const COLUMN = 'plan_group_id';
const INDEX = 'bought_domains_plan';

/** A plan that is paid by the year includes one domain. */
export class IncludedDomains1795000000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(TABLE, new TableColumn({ name: COLUMN, type: 'bigint', isNullable: true }));
    await runner.createIndex(TABLE, new TableIndex({ name: INDEX, columnNames: [COLUMN], isUnique: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
