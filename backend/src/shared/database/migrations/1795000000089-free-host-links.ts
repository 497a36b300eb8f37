import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, moment } from './column-types';

const INDEXES: Readonly<Record<string, readonly string[]>> = {
  free_host_links_seen: ['host', 'seen_at'],
  free_host_links_bad: ['host', 'bad_at'],
  free_host_links_link: ['link_id'],
};

/** Which links have led to a name below a free host, since when, and whether they turned out to do harm. */
export class FreeHostLinks1795000000089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'free_host_links',
        withoutRowid: true,
        columns: [
          { ...(await exactText(runner, 'host', 253)), isPrimary: true },
          { name: 'link_id', type: 'bigint', isPrimary: true },
          moment('seen_at'),
          moment('bad_at', true),
        ],
      }),
      true,
    );
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.createIndex('free_host_links', new TableIndex({ name, columnNames: [...columns] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('free_host_links');
  }
}
