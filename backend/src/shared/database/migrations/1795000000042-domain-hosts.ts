import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId } from './column-types';

/** The longest name that DNS knows. */
const HOST_LENGTH = 253;
const BY_HOST = { name: 'domains_host', columnNames: ['host'], isUnique: true };
const OF_GROUP = { name: 'domains_group', columnNames: ['group_id'] };

/**
 * Domains of groups and of the site beside those of people, found by their host. A person's domain has none here: its
 * names stand in `subdomains`, and all of them lead to it. What changed stands in `host_news`, for every process to
 * read; that is never empty, because readers begin at the latest row.
 */
export class DomainHosts1795000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const host = await exactText(runner, 'host', HOST_LENGTH);
    await runner.addColumn('domains', new TableColumn({ ...host, isNullable: true }));
    await runner.addColumn(
      'domains',
      new TableColumn({ name: 'group_id', type: 'bigint', isNullable: true }),
    );
    await runner.createIndex('domains', new TableIndex(BY_HOST));
    await runner.createIndex('domains', new TableIndex(OF_GROUP));
    await runner.createTable(
      new Table({ name: 'host_news', columns: [generatedId(runner), { ...host, name: 'news' }] }),
      true,
    );
    await runner.query(`INSERT INTO host_news (id, news) VALUES (1, '*')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('host_news');
    await runner.query(`DELETE FROM domains WHERE kind <> 'subdomain'`);
    await runner.dropIndex('domains', OF_GROUP.name);
    await runner.dropIndex('domains', BY_HOST.name);
    await runner.dropColumn('domains', 'group_id');
    await runner.dropColumn('domains', 'host');
  }
}
