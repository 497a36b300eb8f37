import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const GROUP = { name: 'group_id', type: 'bigint' };
const day = (name: string) => ({ name, type: 'varchar', length: '10' });
const number = (name: string) => ({ name, type: 'int', default: 0 });

const TOKEN_COLUMNS = [
  { name: 'last_four', type: 'varchar', length: '4', default: "''" },
  { name: 'last_used_country', type: 'varchar', length: '2', isNullable: true },
  moment('replaced_until', true),
];

/**
 * Groups call the API by a token that can be replaced, and count their calls by day. What changed of programs stands in
 * `program_news`, for every process to read; that is never empty, because readers begin at the latest row.
 */
export class ApiPlans1795000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'program_tokens',
      TOKEN_COLUMNS.map((column) => new TableColumn(column)),
    );
    await runner.createTable(
      new Table({
        name: 'program_news',
        columns: [generatedId(runner), await exactText(runner, 'news', 20)],
      }),
      true,
    );
    await runner.query(`INSERT INTO program_news (id, news) VALUES (1, '*')`);
    await this.addPlans(runner);
    await this.addNotifications(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['api_thresholds', 'api_emails', 'api_usage', 'api_plans', 'program_news']) {
      await runner.dropTable(table);
    }
    await runner.dropColumns(
      'program_tokens',
      TOKEN_COLUMNS.map(({ name }) => name),
    );
  }

  private async addPlans(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'api_plans',
        columns: [
          { ...GROUP, isPrimary: true },
          day('starts_on'),
          { name: 'enabled_by', type: 'bigint' },
          { name: 'notifies', type: 'boolean', default: true },
          number('threshold'),
          moment('created_at'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'api_usage',
        columns: [{ ...GROUP, isPrimary: true }, { ...day('day'), isPrimary: true }, number('calls')],
      }),
      true,
    );
  }

  private async addNotifications(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'api_emails',
        columns: [
          { ...GROUP, isPrimary: true },
          { ...(await exactText(runner, 'email', 254)), isPrimary: true },
          { name: 'code_hash', type: 'varchar', length: '64' },
          { name: 'position', type: 'int' },
          moment('created_at'),
          moment('confirmed_at', true),
        ],
      }),
      true,
    );
    for (const [name, column] of [
      ['code', 'code_hash'],
      ['email', 'email'],
    ] as const) {
      const index = { name: `api_emails_${name}`, columnNames: [column], isUnique: name === 'code' };
      await runner.createIndex('api_emails', new TableIndex(index));
    }
    await runner.createTable(
      new Table({
        name: 'api_thresholds',
        columns: [
          { ...GROUP, isPrimary: true },
          { ...day('period_from'), isPrimary: true },
          { name: 'percent', type: 'int', isPrimary: true },
          moment('reached_at'),
        ],
      }),
      true,
    );
  }
}
