import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Money that came is kept in the currency that it came in, which is not always the one that was asked for. */
export class ReceivedCurrencies1795000000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'payment_attempts',
      new TableColumn({ name: 'received_currency', type: 'varchar', length: '3', isNullable: true }),
    );
    await runner.query(
      'UPDATE payment_attempts SET received_currency = currency WHERE received_minor IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('payment_attempts', 'received_currency');
  }
}
