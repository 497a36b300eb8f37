import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const MISSED = 'missed_renewals';

const INDEXES: readonly (readonly [table: string, name: string, columns: string[], isUnique: boolean])[] = [
  [MISSED, 'missed_renewals_period', ['subscription_id', 'period_number'], true],
  [MISSED, 'missed_renewals_mail', ['mail_at'], false],
  [MISSED, 'missed_renewals_charge', ['charge_at'], false],
  ['card_checks', 'card_checks_due', ['check_at'], false],
  ['mandates', 'mandates_warn', ['warn_at'], false],
];

/** What payers are told of renewals that were missed, until when mandates can charge, and whose payers have left. */
export class MissedRenewals1795000000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await runner.addColumn(
      'mandates',
      new TableColumn({ name: 'last_charge_on', type: 'varchar', length: '10', isNullable: true }),
    );
    await runner.addColumn('mandates', new TableColumn(moment('warn_at', true)));
    for (const [table, name, columnNames, isUnique] of INDEXES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames, isUnique }));
    }
    // Those that are past due by then: the first look finds which mail is next.
    await runner.query(
      `INSERT INTO ${MISSED} (subscription_id, period_number, mail_at)
       SELECT s.id, s.period_number, ? FROM subscriptions s
        WHERE s.state = 'pastDue' AND NOT EXISTS (SELECT 1 FROM ${MISSED} m WHERE m.subscription_id = s.id)`,
      [new Date(0)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('mandates', 'mandates_warn');
    await runner.dropColumns('mandates', ['last_charge_on', 'warn_at']);
    for (const table of ['departed_payers', 'card_checks', MISSED]) await runner.dropTable(table);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: MISSED,
        columns: [
          generatedId(runner),
          { name: 'subscription_id', type: 'bigint' },
          { name: 'period_number', type: 'int' },
          { name: 'mailed_day', type: 'int', default: 0 },
          moment('mail_at', true),
          { name: 'refused_tries', type: 'int', default: 0 },
          moment('charge_at', true),
          { name: 'reason', type: 'varchar', length: '100', isNullable: true },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'card_checks',
        withoutRowid: true,
        columns: [
          { ...(await exactText(runner, 'mandate_number', 40)), isPrimary: true },
          moment('check_at', true),
          { name: 'tries', type: 'int', default: 0 },
          moment('checked_at', true),
          { name: 'mailed_period', type: 'int', default: 0 },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'departed_payers',
        withoutRowid: true,
        columns: [
          { name: 'group_id', type: 'bigint', isPrimary: true },
          { name: 'user_id', type: 'bigint', isPrimary: true },
        ],
      }),
      true,
    );
  }
}
