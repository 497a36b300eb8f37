import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

interface NewTable {
  readonly columns: readonly TableColumnOptions[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indices?: Readonly<Record<string, readonly string[]>>;
}

const id = (name: string, isNullable = false): TableColumnOptions => ({ name, type: 'bigint', isNullable });
const word = (name: string, length = 20, isNullable = false): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const minor = (name: string, isNullable = false): TableColumnOptions => ({
  name,
  type: 'bigint',
  isNullable,
});
const count = (name: string): TableColumnOptions => ({ name, type: 'int', default: 0 });
const day = (name: string): TableColumnOptions => word(name, 10);

/** Orders and how they are paid, subscriptions, mandates, coupons, the ledger, and what has to be looked at. */
export class Payments1795000000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables: Readonly<Record<string, NewTable>> = {
      ...(await ordersTable(runner)),
      ...(await attemptsTable(runner)),
      ...(await subscriptionTables(runner)),
      ...(await mandatesTable(runner)),
      ...(await bookTables(runner)),
      ...(await couponTables(runner)),
    };
    for (const [name, { columns, unique = {}, indices = {} }] of Object.entries(tables)) {
      await runner.createTable(new Table({ name, columns: [...columns] }), true);
      for (const [isUnique, named] of [
        [true, unique],
        [false, indices],
      ] as const) {
        for (const [part, columnNames] of Object.entries(named)) {
          const index = new TableIndex({ name: `${name}_${part}`, columnNames: [...columnNames], isUnique });
          await runner.createIndex(name, index);
        }
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = ['coupon_uses', 'coupons', 'payment_alerts', 'payment_events', 'ledger_entries'];
    names.push(
      'invoice_settings',
      'mandates',
      'subscription_periods',
      'subscriptions',
      'payment_attempts',
      'orders',
    );
    for (const name of names) await runner.dropTable(name);
  }
}

async function ordersTable(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    orders: {
      columns: [
        generatedId(runner),
        await exactText(runner, 'external_id', 40),
        id('group_id'),
        id('payer_id'),
        word('operation'),
        word('plan', 30),
        word('cycle', 10),
        word('currency', 3),
        ...['list_minor', 'discount_minor', 'waived_minor', 'total_minor'].map((name) => minor(name)),
        id('coupon_id', true),
        { name: 'invoice', type: 'text' },
        word('payment_type', 20, true),
        word('state'),
        word('reason', 100, true),
        moment('created_at'),
        moment('expires_at'),
        moment('paid_at', true),
        { ...(await exactText(runner, 'open_key', 60)), isNullable: true },
      ],
      unique: { external: ['external_id'], open: ['open_key'] },
      indices: {
        group: ['group_id', 'paid_at'],
        payer: ['payer_id'],
        expiry: ['state', 'expires_at'],
        paid: ['paid_at'],
      },
    },
  };
}

async function attemptsTable(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    payment_attempts: {
      columns: [
        generatedId(runner),
        id('order_id'),
        await exactText(runner, 'number', 40),
        word('gateway', 20, true),
        minor('amount_minor'),
        word('currency', 3),
        minor('received_minor', true),
        word('state'),
        { ...(await exactText(runner, 'reference', 100)), isNullable: true },
        word('card', 4, true),
        moment('created_at'),
        moment('settled_at', true),
        moment('check_at', true),
        count('checks'),
      ],
      unique: { number: ['number'], reference: ['gateway', 'reference'] },
      indices: { order: ['order_id'], check: ['check_at'], settled: ['settled_at'] },
    },
  };
}

async function subscriptionTables(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    subscriptions: {
      columns: [
        generatedId(runner),
        id('group_id'),
        id('payer_id'),
        word('plan', 30),
        word('cycle', 10),
        minor('price_minor'),
        word('currency', 3),
        word('payment_type', 20, true),
        day('anchor'),
        word('state'),
        { name: 'period_number', type: 'int' },
        day('period_end'),
        moment('due_at', true),
        { name: 'cancel_reason', type: 'text', isNullable: true },
        moment('cancelled_at', true),
        moment('ended_at', true),
        { ...(await exactText(runner, 'live_key', 60)), isNullable: true },
      ],
      unique: { live: ['live_key'] },
      indices: { group: ['group_id'], payer: ['payer_id'], due: ['due_at'] },
    },
    subscription_periods: {
      columns: [
        generatedId(runner),
        id('subscription_id'),
        { name: 'number', type: 'int' },
        day('starts_on'),
        day('ends_on'),
        id('order_id'),
      ],
      unique: { number: ['subscription_id', 'number'], order: ['order_id'] },
    },
  };
}

async function mandatesTable(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    mandates: {
      columns: [
        generatedId(runner),
        id('subscription_id', true),
        word('gateway'),
        await exactText(runner, 'number', 40),
        { ...(await exactText(runner, 'reference', 100)), isNullable: true },
        word('currency', 3),
        minor('amount_minor'),
        minor('wanted_minor'),
        word('state'),
        word('wanted'),
        count('tries'),
        moment('due_at', true),
        moment('created_at'),
      ],
      unique: { number: ['number'] },
      indices: { subscription: ['subscription_id'], due: ['due_at'], wanted: ['wanted'] },
    },
    invoice_settings: {
      columns: [
        { ...id('group_id'), isPrimary: true },
        { name: 'settings', type: 'text' },
      ],
    },
  };
}

async function bookTables(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    ledger_entries: {
      columns: [
        generatedId(runner),
        await exactText(runner, 'booking', 60),
        await exactText(runner, 'account', 60),
        minor('minor'),
        word('currency', 3),
        id('order_id'),
        moment('booked_at'),
      ],
      unique: { booking: ['booking', 'account'] },
      indices: { account: ['account', 'booked_at'], order: ['order_id'], booked: ['booked_at'] },
    },
    payment_events: {
      columns: [
        generatedId(runner),
        await exactText(runner, 'event_key', 150),
        word('kind'),
        word('outcome'),
        word('reason', 60, true),
        await exactText(runner, 'number', 60),
        minor('minor', true),
        moment('received_at'),
      ],
      unique: { key: ['event_key'] },
      indices: { number: ['number'] },
    },
    payment_alerts: {
      columns: [
        generatedId(runner),
        await exactText(runner, 'alert_key', 150),
        word('kind', 40),
        id('group_id'),
        longText(runner, 'details'),
        moment('opened_at'),
        moment('closed_at', true),
      ],
      unique: { key: ['alert_key'] },
      indices: { open: ['closed_at'], group: ['group_id'] },
    },
  };
}

async function couponTables(runner: QueryRunner): Promise<Record<string, NewTable>> {
  return {
    coupons: {
      columns: [
        generatedId(runner),
        await exactText(runner, 'code', 30),
        { name: 'percent', type: 'int', isNullable: true },
        minor('off_minor', true),
        word('currency', 3, true),
        word('plans', 200),
        word('cycles', 40),
        moment('valid_from'),
        moment('valid_until', true),
        { name: 'max_uses', type: 'int', isNullable: true },
        moment('created_at'),
      ],
      unique: { code: ['code'] },
    },
    coupon_uses: {
      columns: [generatedId(runner), id('coupon_id'), id('order_id'), moment('created_at')],
      unique: { order: ['order_id'] },
      indices: { coupon: ['coupon_id'] },
    },
  };
}
