import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const REFUNDS = 'payment_refunds';
const ALLOWANCES = 'invoice_allowances';

const whole = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'bigint',
  isNullable,
});
const count = (name: string): TableColumnOptions => ({ name, type: 'int', default: 0 });
const word = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});

/** Attempts said until then that all of their money goes back; what is done already has no next step. */
const STATES = [
  ['refundWanted', 'wanted', 'COALESCE(a.check_at, a.settled_at, a.created_at)', 'NULL'],
  ['refunding', 'waiting', 'COALESCE(a.check_at, a.settled_at, a.created_at)', 'NULL'],
  ['refunded', 'done', 'NULL', 'COALESCE(a.settled_at, a.created_at)'],
  ['refundStuck', 'stuck', 'NULL', 'NULL'],
] as const;

/** What goes back of payments, whole or in part, has rows of its own, and so has what is taken off invoices. */
export class PaymentRefunds1795000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await create(runner, REFUNDS, await refundColumns(runner), {
      unique: { number: ['number'] },
      indices: {
        order: ['order_id'],
        attempt: ['attempt_id'],
        due: ['due_at'],
        state: ['state', 'created_at'],
      },
    });
    await create(runner, ALLOWANCES, allowanceColumns(runner), {
      unique: { refund: ['refund_id'] },
      indices: {
        invoice: ['invoice_id'],
        order: ['order_id'],
        due: ['due_at'],
        state: ['state', 'wanted_at'],
      },
    });
    for (const state of STATES) await moveOut(runner, state);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [attempt, refund] of STATES) {
      await runner.query(
        `UPDATE payment_attempts SET state = ?, check_at = (
            SELECT MIN(r.due_at) FROM ${REFUNDS} r WHERE r.attempt_id = payment_attempts.id)
          WHERE state = 'settled' AND EXISTS (
            SELECT 1 FROM ${REFUNDS} r
             WHERE r.attempt_id = payment_attempts.id AND r.state = ? AND r.amount_minor = payment_attempts.received_minor)`,
        [attempt, refund],
      );
    }
    await runner.dropTable(ALLOWANCES);
    await runner.dropTable(REFUNDS);
  }
}

/** PayPal and LINE Pay may know it already, by the number of the attempt. */
async function moveOut(
  runner: QueryRunner,
  [attempt, refund, dueAt, doneAt]: (typeof STATES)[number],
): Promise<void> {
  await runner.query(
    `INSERT INTO ${REFUNDS} (number, order_id, attempt_id, group_id, amount_minor, currency, cause, reason, state,
                             call_name, asks, tries, due_at, created_at, done_at)
     SELECT a.number, a.order_id, a.id, o.group_id, a.received_minor, a.currency,
            CASE WHEN i.id IS NULL THEN 'unapplied' ELSE 'granted' END, '', '${refund}',
            CASE WHEN '${refund}' = 'waiting' THEN 'refund' ELSE NULL END, 0, 0, ${dueAt},
            COALESCE(a.settled_at, a.created_at), ${doneAt}
       FROM payment_attempts a
       JOIN orders o ON o.id = a.order_id
       LEFT JOIN invoices i ON i.attempt_id = a.id
      WHERE a.state = ? AND NOT EXISTS (SELECT 1 FROM ${REFUNDS} r WHERE r.attempt_id = a.id)`,
    [attempt],
  );
  await runner.query(
    `UPDATE payment_attempts SET state = 'settled', check_at = NULL
      WHERE state = ? AND id IN (SELECT r.attempt_id FROM ${REFUNDS} r)`,
    [attempt],
  );
}

async function refundColumns(runner: QueryRunner): Promise<TableColumnOptions[]> {
  return [
    generatedId(runner),
    await exactText(runner, 'number', 40),
    whole('order_id'),
    whole('attempt_id'),
    whole('group_id'),
    whole('amount_minor'),
    word('currency', 3),
    word('cause', 20),
    word('reason', 500),
    whole('requested_by', true),
    word('state', 20),
    word('call_name', 20, true),
    { name: 'seen', type: 'text', isNullable: true },
    count('asks'),
    count('tries'),
    word('failure', 100, true),
    word('reference', 100, true),
    moment('due_at', true),
    moment('created_at'),
    moment('done_at', true),
  ];
}

const allowanceColumns = (runner: QueryRunner): TableColumnOptions[] => [
  generatedId(runner),
  whole('invoice_id'),
  whole('order_id'),
  whole('group_id'),
  whole('refund_id'),
  whole('amount_minor'),
  word('currency', 3),
  word('state', 20),
  { name: 'request', type: 'text', isNullable: true },
  word('number', 40, true),
  word('reason', 40, true),
  count('tries'),
  moment('due_at', true),
  moment('wanted_at'),
];

interface Indices {
  readonly unique: Readonly<Record<string, readonly string[]>>;
  readonly indices: Readonly<Record<string, readonly string[]>>;
}

async function create(
  runner: QueryRunner,
  name: string,
  columns: TableColumnOptions[],
  { unique, indices }: Indices,
): Promise<void> {
  const named = (isUnique: boolean, all: Indices['unique']) =>
    Object.entries(all).map(([part, columnNames]) => ({
      name: `${name}_${part}`,
      columnNames: [...columnNames],
      isUnique,
    }));
  const all = [...named(true, unique), ...named(false, indices)];
  await runner.createTable(new Table({ name, columns, indices: all }), true);
}
