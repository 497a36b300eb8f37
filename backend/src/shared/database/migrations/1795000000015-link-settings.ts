import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { generatedId, longText, moment } from './column-types';

const toggle = (name: string) => new TableColumn({ name, type: 'tinyint', default: 0 });
const optional = (name: string, type: string, length = '') =>
  new TableColumn({ name, type, length, isNullable: true });
const OF_LINK = { name: 'link_changes_link', columnNames: ['link_id', 'id'] };

/** What people can set on a link, and what it was before they did. */
export class LinkSettings1795000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', [
      new TableColumn({ ...longText(runner, 'note'), isNullable: true }),
      toggle('is_starred'),
      new TableColumn(moment('expires_at', true)),
      optional('expiry_time_zone', 'varchar', '64'),
      optional('fallback_url', 'text'),
      toggle('is_native_open'),
      toggle('is_smart_utm_off'),
      toggle('is_analytics_public'),
    ]);
    await createHistory(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_changes');
    await runner.dropColumns('links', [
      'note',
      'is_starred',
      'expires_at',
      'expiry_time_zone',
      'fallback_url',
      'is_native_open',
      'is_smart_utm_off',
      'is_analytics_public',
    ]);
  }
}

async function createHistory(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'link_changes',
      columns: [
        generatedId(runner),
        { name: 'link_id', type: 'bigint' },
        { name: 'group_id', type: 'int' },
        { name: 'user_id', type: 'int' },
        { name: 'field', type: 'varchar', length: '30' },
        longText(runner, 'value_before'),
        longText(runner, 'value_after'),
        moment('changed_at'),
      ],
    }),
    true,
  );
  await runner.createIndex('link_changes', new TableIndex(OF_LINK));
}
