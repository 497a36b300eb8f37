import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { moment } from './column-types';

const INDEX = 'payment_attempts_state';

/** Reminders of charges, since when a mandate is to be changed and why it is not, and attempts by their state. */
export class PaymentFollowUps1795000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'subscriptions',
      new TableColumn({ name: 'reminded_period', type: 'int', default: 0 }),
    );
    await runner.addColumns('mandates', [
      new TableColumn(moment('wanted_at', true)),
      new TableColumn({ name: 'failure', type: 'varchar', length: '100', isNullable: true }),
    ]);
    await runner.createIndex(
      'payment_attempts',
      new TableIndex({ name: INDEX, columnNames: ['gateway', 'state'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payment_attempts', INDEX);
    await runner.dropColumns('mandates', ['wanted_at', 'failure']);
    await runner.dropColumn('subscriptions', 'reminded_period');
  }
}
