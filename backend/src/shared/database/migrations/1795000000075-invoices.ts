import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const TABLE = 'invoices';
const UNIQUE = { attempt: ['attempt_id'], number: ['number'] };
const INDICES = { order: ['order_id'], due: ['due_at'], state: ['state', 'wanted_at'] };

const whole = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const word = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});

/** Invoices of payments: what is to be issued, what was sent, and what has been issued. */
export class Invoices1795000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns: TableColumnOptions[] = [
      generatedId(runner),
      whole('order_id'),
      whole('attempt_id'),
      whole('group_id'),
      word('currency', 3),
      whole('total_minor'),
      { ...(await exactText(runner, 'number', 20)), isNullable: true },
      word('state', 20),
      { name: 'request', type: 'text', isNullable: true },
      word('invoice_number', 10, true),
      word('random_number', 10, true),
      word('allowance_number', 40, true),
      moment('issued_at', true),
      moment('revoked_at', true),
      word('reason', 40, true),
      { name: 'tries', type: 'int', default: 0 },
      moment('due_at', true),
      moment('wanted_at'),
    ];
    await runner.createTable(new Table({ name: TABLE, columns }), true);
    for (const [isUnique, named] of [
      [true, UNIQUE],
      [false, INDICES],
    ] as const) {
      for (const [part, columnNames] of Object.entries(named)) {
        await runner.createIndex(TABLE, new TableIndex({ name: `${TABLE}_${part}`, columnNames, isUnique }));
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
