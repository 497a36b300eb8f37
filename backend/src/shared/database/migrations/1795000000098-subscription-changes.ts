import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const text = (name: string, length: number, isNullable = true) => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const minor = (name: string) => ({ name, type: 'bigint', default: 0 });
const number = (name: string, value: number) => ({ name, type: 'int', default: value });

const COLUMNS = {
  orders: [
    minor('credit_minor'),
    minor('price_minor'),
    { name: 'subscription_id', type: 'bigint', isNullable: true },
    text('basis', 80),
    text('next_charge_on', 10),
  ],
  subscriptions: [
    number('anchor_period', 0),
    minor('value_minor'),
    { ...text('value_from', 10, false), default: "''" },
    text('next_item', 191),
    text('next_cycle', 10),
    { name: 'next_price_minor', type: 'bigint', isNullable: true },
  ],
  mandates: [
    { ...text('cycle', 10, false), default: "'monthly'" },
    { ...text('wanted_cycle', 10, false), default: "'monthly'" },
    text('wanted_on', 10),
    number('first_period', 1),
  ],
} as const;

/** Subscriptions can be changed: what was paid for the rest of a period is known, and what the next one is of. */
export class SubscriptionChanges1795000000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      await runner.addColumns(
        table,
        columns.map((column) => new TableColumn(column)),
      );
    }
    await runner.query('UPDATE orders SET price_minor = list_minor');
    const paid = `SELECT o.total_minor FROM subscription_periods p JOIN orders o ON o.id = p.order_id
                   WHERE p.subscription_id = subscriptions.id AND p.number = subscriptions.period_number`;
    const start = `SELECT p.starts_on FROM subscription_periods p
                    WHERE p.subscription_id = subscriptions.id AND p.number = subscriptions.period_number`;
    await runner.query(
      `UPDATE subscriptions SET value_minor = COALESCE((${paid}), price_minor), value_from = COALESCE((${start}), anchor)`,
    );
    const cycle = `SELECT o.cycle FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.number = mandates.number`;
    await runner.query(`UPDATE mandates SET cycle = COALESCE((${cycle}), 'monthly')`);
    await runner.query('UPDATE mandates SET wanted_cycle = cycle');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      await runner.dropColumns(
        table,
        columns.map(({ name }) => name),
      );
    }
  }
}
