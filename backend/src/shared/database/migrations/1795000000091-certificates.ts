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
const whole = (name: string, type: 'integer' | 'smallint' = 'integer'): TableColumnOptions => ({
  name,
  type,
});

const INDEXES = [
  ['certificates', 'host', ['host'], true],
  ['certificates', 'due', ['lane', 'due_at'], false],
  ['acme_challenges', 'host', ['host'], false],
  ['acme_challenges', 'expiry', ['expires_at'], false],
] as const;

/** Certificates of hosts and their orders, what is shown to an authority meanwhile, and our accounts at authorities. */
export class Certificates1795000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createCertificates(runner);
    await createChallenges(runner);
    await createAccounts(runner);
    for (const [table, part, columnNames, isUnique] of INDEXES) {
      const name = `${table}_${part}`;
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames], isUnique }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['acme_accounts', 'acme_challenges', 'certificates']) await runner.dropTable(table);
  }
}

async function createCertificates(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'certificates',
      columns: [
        generatedId(runner),
        await exactText(runner, 'host', 253),
        text('state', 12),
        { name: 'renews', type: 'boolean' },
        whole('order_number'),
        text('order_url', 500, true),
        text('order_key', 1_000, true),
        text('recent_orders', 100),
        { ...longText(runner, 'chain'), isNullable: true },
        text('chain_key', 1_000, true),
        text('issuer', 200, true),
        moment('not_before', true),
        moment('not_after', true),
        moment('live_since', true),
        moment('due_at', true),
        whole('lane', 'smallint'),
        whole('tries'),
        text('failure_code', 40, true),
        text('failure_message', 600, true),
      ],
    }),
    true,
  );
}

async function createChallenges(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'acme_challenges',
      columns: [
        { ...(await exactText(runner, 'token', 128)), isPrimary: true },
        await exactText(runner, 'host', 253),
        text('type', 20),
        longText(runner, 'answer'),
        moment('expires_at'),
      ],
    }),
    true,
  );
}

async function createAccounts(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'acme_accounts',
      columns: [
        { ...(await exactText(runner, 'directory', 500)), isPrimary: true },
        text('url', 500, true),
        text('account_key', 1_000),
        moment('orders_until', true),
        moment('created_at'),
      ],
    }),
    true,
  );
}
