import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const whole = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'integer',
  isNullable,
});
const reference = (name: string, more: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...more,
});

const INDEXES = [
  ['batch_tasks', 'external', ['external_id'], true],
  ['batch_tasks', 'group', ['group_id', 'phase'], false],
  ['batch_tasks', 'user', ['user_id'], false],
  ['batch_tasks', 'phase', ['phase', 'touched_at'], false],
  ['batch_tasks', 'age', ['purged_at', 'created_at'], false],
  ['batch_rows', 'place', ['task_id', 'place'], false],
] as const;

/** Files of links: tasks, their rows with what would come of each, and what has. */
export class BatchTasks1795000000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTasks(runner);
    await createRows(runner);
    await createOutcomes(runner);
    for (const [table, part, columnNames, isUnique] of INDEXES) {
      const name = `${table}_${part}`;
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames], isUnique }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['batch_outcomes', 'batch_rows', 'batch_tasks']) await runner.dropTable(table);
  }
}

async function createTasks(runner: QueryRunner): Promise<void> {
  const counts = 'row_count to_create to_skip to_fail rows_run rows_undone created skipped failed undone';
  await runner.createTable(
    new Table({
      name: 'batch_tasks',
      columns: [
        generatedId(runner),
        await exactText(runner, 'external_id', 40),
        reference('group_id'),
        reference('user_id'),
        text('name', 255),
        whole('size'),
        text('lang', 10),
        { name: 'file', type: 'text' },
        longText(runner, 'head'),
        { name: 'options', type: 'text' },
        text('phase', 10),
        { name: 'abort_asked', type: 'boolean' },
        ...counts.split(' ').map((name) => whole(name)),
        text('failure_code', 60, true),
        whole('failure_row', true),
        moment('resumes_at', true),
        moment('created_at'),
        moment('touched_at'),
        moment('ended_at', true),
        moment('purged_at', true),
      ],
    }),
    true,
  );
}

async function createRows(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'batch_rows',
      columns: [
        reference('task_id', { isPrimary: true }),
        { ...whole('n'), isPrimary: true },
        longText(runner, 'cells'),
        text('verdict', 10),
        text('code', 60, true),
        text('message', 500, true),
        text('flag', 12, true),
        { ...(await exactText(runner, 'place', 400)), isNullable: true },
      ],
    }),
    true,
  );
}

async function createOutcomes(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'batch_outcomes',
      columns: [
        reference('task_id', { isPrimary: true }),
        { ...whole('n'), isPrimary: true },
        text('result', 10),
        text('code', 60, true),
        text('message', 500, true),
        reference('link_id', { isNullable: true }),
        { name: 'short_url', type: 'text', isNullable: true },
      ],
    }),
    true,
  );
}
