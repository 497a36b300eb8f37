import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class Usage1795000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'usage_meters',
        withoutRowid: true,
        columns: [
          { name: 'group_id', type: 'int', isPrimary: true },
          { name: 'month', type: 'char', length: '7', isPrimary: true },
          { name: 'meter', type: 'varchar', length: '40', isPrimary: true },
          { name: 'used', type: 'int' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('usage_meters');
  }
}
