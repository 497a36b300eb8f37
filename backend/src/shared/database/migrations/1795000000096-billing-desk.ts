import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableColumn,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const REASON_LENGTH = 500;
/** By what those who run the site find payments, and what is looked at again the day after. */
const INDEXES = [
  ['user_groups', 'user_groups_name', ['name']],
  ['invoices', 'invoices_given', ['invoice_number']],
  ['mandates', 'mandates_reference', ['reference']],
  ['payment_attempts', 'payment_attempts_created', ['created_at']],
] as const;
const RUNS = 'reconciliation_runs';
const DIFFERENCES = 'reconciliation_differences';

const id = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const word = (name: string, length: number, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});

/** Who has closed an alert, and why; what gateways and the ledger disagree about, day by day. */
export class BillingDesk1795000000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('payment_alerts', [
      new TableColumn({ ...id('closed_by'), isNullable: true }),
      new TableColumn(word('close_reason', REASON_LENGTH, true)),
    ]);
    for (const [table, name, columns] of INDEXES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columns] }));
    }
    await createRuns(runner);
    await createDifferences(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(DIFFERENCES);
    await runner.dropTable(RUNS);
    for (const [table, name] of INDEXES) await runner.dropIndex(table, name);
    await runner.dropColumns('payment_alerts', ['closed_by', 'close_reason']);
  }
}

async function createRuns(runner: QueryRunner): Promise<void> {
  const columns = [
    generatedId(runner),
    word('gateway', 20),
    word('day', 10),
    moment('started_at'),
    moment('finished_at', true),
    moment('due_at', true),
    id('last_attempt_id'),
    { name: 'checked', type: 'int', default: 0 },
    { name: 'tries', type: 'int', default: 0 },
    word('failure', 100, true),
  ];
  await runner.createTable(new Table({ name: RUNS, columns }), true);
  for (const [part, columnNames, isUnique] of [
    ['day', ['gateway', 'day'], true],
    ['due', ['due_at'], false],
  ] as const) {
    const index = new TableIndex({ name: `${RUNS}_${part}`, columnNames: [...columnNames], isUnique });
    await runner.createIndex(RUNS, index);
  }
}

async function createDifferences(runner: QueryRunner): Promise<void> {
  const columns = [
    generatedId(runner),
    id('run_id'),
    id('attempt_id'),
    await exactText(runner, 'number', 60),
    word('kind', 20),
    { ...id('booked_minor'), isNullable: true },
    { ...id('found_minor'), isNullable: true },
    word('currency', 3),
    moment('found_at'),
  ];
  await runner.createTable(new Table({ name: DIFFERENCES, columns }), true);
  const index = new TableIndex({
    name: `${DIFFERENCES}_once`,
    columnNames: ['run_id', 'number', 'kind'],
    isUnique: true,
  });
  await runner.createIndex(DIFFERENCES, index);
}
