import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, longText, moment } from './column-types';

export class Jobs1795000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'jobs',
        columns: [
          { ...(await exactText(runner, 'id', 190)), isPrimary: true },
          await exactText(runner, 'name', 100),
          longText(runner, 'payload'),
          { name: 'state', type: 'varchar', length: '10' },
          moment('next_at'),
          { name: 'attempts', type: 'int' },
          { name: 'holder', type: 'varchar', length: '36', isNullable: true },
          { name: 'error', type: 'text', isNullable: true },
          moment('created_at'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'jobs',
      new TableIndex({ name: 'jobs_next', columnNames: ['state', 'next_at'] }),
    );
    await runner.createIndex('jobs', new TableIndex({ name: 'jobs_name', columnNames: ['name', 'state'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('jobs');
  }
}
