import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { generatedId, moment } from './column-types';

/** Who gets the weekly report of which group, and when the next one is due. */
export class WeeklyReports1795000000158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'weekly_reports',
        columns: [
          generatedId(runner),
          { name: 'user_id', type: 'int' },
          { name: 'group_id', type: 'int' },
          { name: 'handled_week', type: 'char', length: '10' },
          moment('due_at'),
          moment('chosen_at'),
        ],
      }),
      true,
    );
    for (const [name, columnNames, isUnique] of [
      ['weekly_reports_person', ['user_id', 'group_id'], true],
      ['weekly_reports_due', ['due_at', 'id'], false],
    ] as const) {
      const index = new TableIndex({ name, columnNames: [...columnNames], isUnique });
      await runner.createIndex('weekly_reports', index);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('weekly_reports');
  }
}
