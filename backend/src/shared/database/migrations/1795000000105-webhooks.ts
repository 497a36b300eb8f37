import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

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
const reference = (name: string): TableColumnOptions => ({ name, type: 'bigint' });

const INDEXES = [
  ['webhooks', 'group', ['group_id'], false],
  ['webhook_deliveries', 'number', ['number'], true],
  ['webhook_deliveries', 'webhook', ['webhook_id'], false],
  ['webhook_deliveries', 'due_of_webhook', ['webhook_id', 'next_attempt_at'], false],
  ['webhook_deliveries', 'due', ['next_attempt_at'], false],
  ['webhook_deliveries', 'age', ['created_at'], false],
  ['webhook_attempts', 'delivery', ['delivery_id', 'number'], true],
  ['webhook_attempts', 'webhook', ['webhook_id'], false],
  ['webhook_attempts', 'age', ['begun_at'], false],
] as const;

/** Endpoints that groups are told of events at, what is sent there, and every call that was made for it. */
export class Webhooks1795000000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createWebhooks(runner);
    await createDeliveries(runner);
    await createAttempts(runner);
    for (const [table, part, columnNames, isUnique] of INDEXES) {
      const name = `${table}_${part}`;
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames], isUnique }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhooks']) await runner.dropTable(table);
  }
}

async function createWebhooks(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'webhooks',
      columns: [
        generatedId(runner),
        reference('group_id'),
        text('url', 2_048),
        text('name', 60, true),
        text('events', 1_000),
        text('state', 10),
        text('off_reason', 10, true),
        whole('failures_in_a_row'),
        text('secret', 300),
        text('secret_hint', 20),
        text('previous_secret', 300, true),
        moment('previous_secret_ends_at', true),
        moment('created_at'),
        moment('last_delivery_at', true),
        moment('rests_until'),
      ],
    }),
    true,
  );
}

async function createDeliveries(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'webhook_deliveries',
      columns: [
        generatedId(runner),
        await exactText(runner, 'number', 40),
        reference('webhook_id'),
        reference('group_id'),
        text('event', 40),
        { name: 'body', type: 'text' },
        { name: 'is_test', type: 'boolean' },
        text('state', 10),
        whole('attempts'),
        whole('tries'),
        moment('created_at'),
        moment('last_attempt_at', true),
        moment('next_attempt_at', true),
        whole('status', true),
        whole('latency_ms', true),
      ],
    }),
    true,
  );
}

async function createAttempts(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'webhook_attempts',
      columns: [
        generatedId(runner),
        reference('delivery_id'),
        reference('webhook_id'),
        whole('number'),
        moment('begun_at'),
        whole('status', true),
        text('error', 20, true),
        whole('latency_ms', true),
        { name: 'answer', type: 'text' },
      ],
    }),
    true,
  );
}
