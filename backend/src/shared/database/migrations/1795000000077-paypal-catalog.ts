import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { exactText, moment } from './column-types';

const TABLE = 'paypal_catalog';

/** Products and plans that were made at PayPal, each once. */
export class PaypalCatalog1795000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      { ...(await exactText(runner, 'catalog_key', 120)), isPrimary: true },
      { name: 'paypal_id', type: 'varchar', length: '60' },
      moment('created_at'),
    ];
    await runner.createTable(new Table({ name: TABLE, columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
