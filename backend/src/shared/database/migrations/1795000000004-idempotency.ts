import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { longText, moment } from './column-types';

export class Idempotency1795000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'idempotency_keys',
        columns: [
          { name: 'id', type: 'char', length: '64', isPrimary: true },
          { name: 'request_hash', type: 'char', length: '64' },
          { name: 'status', type: 'int' },
          longText(runner, 'answer'),
          moment('created_at'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'idempotency_keys',
      new TableIndex({ name: 'idempotency_keys_created', columnNames: ['created_at'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_keys');
  }
}
