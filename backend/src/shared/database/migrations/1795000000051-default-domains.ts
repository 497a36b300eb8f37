import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Whether new links of a person stand on their subdomain unless they say otherwise. */
export class DefaultDomains1795000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isDefault = new TableColumn({ name: 'is_default', type: 'tinyint', default: 0 });
    await runner.addColumn('domains', isDefault);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('domains', 'is_default');
  }
}
