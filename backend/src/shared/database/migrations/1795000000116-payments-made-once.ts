import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { exactText } from './column-types';

/** Payments that nothing may be charged again by, and the batch tasks that they unlock. */
export class PaymentsMadeOnce1795000000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'payment_attempts',
      new TableColumn({ name: 'is_once', type: 'boolean', default: false }),
    );
    await runner.addColumns('batch_tasks', [
      new TableColumn({ name: 'currency', type: 'varchar', length: '3', default: "'TWD'" }),
      new TableColumn({ ...(await exactText(runner, 'unlock_order', 40)), isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('batch_tasks', ['currency', 'unlock_order']);
    await runner.dropColumn('payment_attempts', 'is_once');
  }
}
