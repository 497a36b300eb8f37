import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const TABLES = ['orders', 'subscriptions'];
/** The longest name of a domain. */
const MAX_ITEM_LENGTH = '253';

/** Orders and subscriptions say of whom what is bought; until now that was a plan. */
export class Sellers1795000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.addColumns(table, [
        new TableColumn({ name: 'target', type: 'varchar', length: '20', default: "'premium_plan'" }),
        new TableColumn({ name: 'item', type: 'varchar', length: MAX_ITEM_LENGTH, default: "''" }),
      ]);
      await runner.query(`UPDATE ${table} SET item = plan`);
      await runner.dropColumn(table, 'plan');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.addColumn(
        table,
        new TableColumn({ name: 'plan', type: 'varchar', length: '30', default: "''" }),
      );
      await runner.query(`UPDATE ${table} SET plan = item WHERE target = 'premium_plan'`);
      await runner.dropColumns(table, ['target', 'item']);
    }
  }
}
