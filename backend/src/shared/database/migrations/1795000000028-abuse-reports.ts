import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

const REASONS = ['phishing', 'malware', 'spam', 'illegal', 'other'];

const word = (name: string): TableColumnOptions => ({ name, type: 'varchar', length: '10' });

async function createTable(
  runner: QueryRunner,
  name: string,
  given: { columns: TableColumnOptions[]; indices: Record<string, string[]>; unique?: string },
): Promise<void> {
  await runner.createTable(new Table({ name, columns: [generatedId(runner), ...given.columns] }), true);
  for (const [index, columnNames] of Object.entries(given.indices)) {
    const isUnique = index === given.unique;
    await runner.createIndex(name, new TableIndex({ name: `${name}_${index}`, columnNames, isUnique }));
  }
}

const words = (runner: QueryRunner, name: string): TableColumnOptions => ({
  ...longText(runner, name),
  isNullable: true,
});

async function createCases(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'abuse_cases', {
    columns: [
      { name: 'link_id', type: 'bigint' },
      { name: 'short_url', type: 'text' },
      word('state'),
      ...REASONS.map((name) => ({ name, type: 'int', default: 0 })),
      moment('opened_at'),
      moment('last_report_at', true),
      moment('closed_at', true),
      moment('told_at', true),
      words(runner, 'appeal_text'),
      { name: 'appeal_user_id', type: 'int', isNullable: true },
      moment('appealed_at', true),
    ],
    indices: {
      link: ['link_id'],
      queue: ['state', 'opened_at', 'id'],
      untold: ['state', 'told_at'],
      told: ['told_at'],
      appeal: ['appeal_user_id'],
    },
    unique: 'link',
  });
}

async function createReports(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'abuse_reports', {
    columns: [
      { name: 'case_id', type: 'bigint' },
      { name: 'receipt', type: 'varchar', length: '20' },
      word('reason'),
      words(runner, 'details'),
      { ...(await exactText(runner, 'email', 254)), isNullable: true },
      { name: 'user_id', type: 'int' },
      moment('reported_at'),
      moment('forget_at', true),
    ],
    indices: {
      case: ['case_id', 'id'],
      receipt: ['receipt'],
      email: ['email'],
      user: ['user_id'],
      forget: ['forget_at'],
    },
    unique: 'receipt',
  });
}

async function createSteps(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'abuse_steps', {
    columns: [
      { name: 'case_id', type: 'bigint' },
      { name: 'user_id', type: 'int' },
      word('from_state'),
      word('state'),
      word('action'),
      words(runner, 'note'),
      moment('taken_at'),
    ],
    indices: { case: ['case_id', 'id'], user: ['user_id'] },
  });
}

/** What people report of links, gathered by link, and what site admins do about it. */
export class AbuseReports1795000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createCases(runner);
    await createReports(runner);
    await createSteps(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['abuse_steps', 'abuse_reports', 'abuse_cases']) await runner.dropTable(name);
  }
}
