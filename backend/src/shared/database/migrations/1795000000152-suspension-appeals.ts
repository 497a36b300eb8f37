import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { generatedId, moment } from './column-types';

/** What suspended people say, and what they are answered. */
export class SuspensionAppeals1795000000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'suspension_appeals',
        columns: [
          generatedId(runner),
          { name: 'action_id', type: 'bigint' },
          { name: 'user_id', type: 'int' },
          { name: 'text', type: 'text' },
          { name: 'state', type: 'varchar', length: '10' },
          { name: 'answer', type: 'text', isNullable: true },
          { name: 'answered_by', type: 'int', isNullable: true },
          moment('appealed_at'),
          moment('answered_at', true),
        ],
      }),
      true,
    );
    for (const [name, columnNames] of [
      ['suspension_appeals_action', ['action_id', 'id']],
      ['suspension_appeals_user', ['user_id', 'id']],
      ['suspension_appeals_state', ['state', 'id']],
      ['suspension_appeals_answered', ['answered_at']],
    ] as const) {
      await runner.createIndex('suspension_appeals', new TableIndex({ name, columnNames: [...columnNames] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('suspension_appeals');
  }
}
