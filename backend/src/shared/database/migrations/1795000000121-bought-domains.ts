import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableColumn,
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

/** Domains that groups reserve and buy, and which of their domains they are. */
export class BoughtDomains1795000000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'bought_domains',
        columns: [
          generatedId(runner),
          { name: 'group_id', type: 'bigint' },
          await exactText(runner, 'host', 253),
          text('state', 20),
          moment('reserved_until'),
          text('reference', 60, true),
          moment('registered_until', true),
          moment('ends_at', true),
          text('refusal', 255, true),
          { name: 'tries', type: 'integer' },
          moment('due_at', true),
          moment('created_at'),
          moment('ended_at', true),
          { ...(await exactText(runner, 'live_key', 253)), isNullable: true },
        ],
        indices: [
          { name: 'bought_domains_live', columnNames: ['live_key'], isUnique: true },
          { name: 'bought_domains_group', columnNames: ['group_id', 'host'] },
          { name: 'bought_domains_due', columnNames: ['due_at'] },
        ].map((options) => new TableIndex(options)),
      }),
      true,
    );
    await runner.addColumn(
      'brand_domains',
      new TableColumn({ name: 'is_bought', type: 'boolean', default: false }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('brand_domains', 'is_bought');
    await runner.dropTable('bought_domains');
  }
}
