import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const OF_PERSON = { name: 'domains_user', columnNames: ['user_id'], isUnique: true };
/** Finds a group's link by its slug on whichever domain it stands. */
const BY_SLUG = { name: 'links_slug_group', columnNames: ['slug', 'group_id'] };

/** Domains beside the shared one, which is number 0 and no row, and the plain twins of slugs in other scripts. */
export class LinkAddresses1795000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'domains',
        columns: [
          generatedId(runner),
          { name: 'kind', type: 'varchar', length: '10' },
          { name: 'user_id', type: 'bigint', isNullable: true },
          moment('created_at'),
        ],
      }),
      true,
    );
    await runner.createIndex('domains', new TableIndex(OF_PERSON));
    await runner.addColumn('subdomains', new TableColumn({ name: 'is_kept', type: 'tinyint', default: 0 }));
    const twin = { ...(await exactText(runner, 'ascii_slug', 90)), isNullable: true };
    await runner.addColumn('links', new TableColumn(twin));
    await runner.createIndex('links', new TableIndex(BY_SLUG));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('links', BY_SLUG.name);
    await runner.dropColumn('links', 'ascii_slug');
    await runner.dropColumn('subdomains', 'is_kept');
    await runner.dropTable('domains');
  }
}
