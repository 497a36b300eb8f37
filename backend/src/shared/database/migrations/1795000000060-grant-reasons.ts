import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Why a site admin gave a group a plan. */
export class GrantReasons1795000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const reason = new TableColumn({ name: 'reason', type: 'varchar', length: '500', isNullable: true });
    await runner.addColumn('plan_grants', reason);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('plan_grants', 'reason');
  }
}
