import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText } from './column-types';

const LINK = { name: 'link_id', type: 'bigint', isPrimary: true };

/** What links are found by, and the links whose terms have yet to be written. */
export class LinkTerms1795000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'link_terms',
        withoutRowid: true,
        columns: [
          LINK,
          { ...(await exactText(runner, 'term', 24)), isPrimary: true },
          { name: 'group_id', type: 'int' },
        ],
      }),
      true,
    );
    await runner.createIndex(
      'link_terms',
      new TableIndex({ name: 'link_terms_term', columnNames: ['group_id', 'term', 'link_id'] }),
    );
    await runner.createTable(
      new Table({ name: 'unindexed_links', withoutRowid: true, columns: [LINK] }),
      true,
    );
    await runner.query('INSERT INTO unindexed_links (link_id) SELECT id FROM links WHERE group_id > 0');
    await runner.createIndex(
      'link_tags',
      new TableIndex({ name: 'link_tags_links', columnNames: ['tag_id', 'link_id'] }),
    );
    await runner.dropIndex('link_tags', 'link_tags_tag');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('link_tags', new TableIndex({ name: 'link_tags_tag', columnNames: ['tag_id'] }));
    await runner.dropIndex('link_tags', 'link_tags_links');
    for (const table of ['unindexed_links', 'link_terms']) await runner.dropTable(table);
  }
}
