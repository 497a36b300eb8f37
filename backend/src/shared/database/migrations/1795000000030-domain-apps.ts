import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { longText, moment } from './column-types';

/** The apps that open a domain's addresses. */
export class DomainApps1795000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'domain_apps',
        columns: [
          { name: 'domain_id', type: 'int', isPrimary: true },
          longText(runner, 'apps'),
          moment('updated_at'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('domain_apps');
  }
}
