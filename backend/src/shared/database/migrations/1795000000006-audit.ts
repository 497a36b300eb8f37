import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

export class Audit1795000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_events',
        columns: [
          generatedId(runner),
          { name: 'group_id', type: 'int' },
          { name: 'user_id', type: 'int' },
          await exactText(runner, 'action', 100),
          { name: 'outcome', type: 'varchar', length: '7' },
          { name: 'address', type: 'varchar', length: '45', isNullable: true },
          await exactText(runner, 'details', 2_000),
          moment('happened_at'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'audit_events',
      new TableIndex({ name: 'audit_events_group', columnNames: ['group_id', 'happened_at', 'id'] }),
    );
    await runner.createIndex(
      'audit_events',
      new TableIndex({ name: 'audit_events_user', columnNames: ['user_id', 'id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_events');
  }
}
