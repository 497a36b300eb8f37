import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { exactText, generatedId } from './column-types';

/** Which links have changed, for every process to read. It is never empty: readers begin at the latest row. */
export class LinkNews1795000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'link_news',
        // A domain's number, a slash and a slug, or one sign.
        columns: [generatedId(runner), await exactText(runner, 'news', 110)],
      }),
      true,
    );
    await runner.query(`INSERT INTO link_news (id, news) VALUES (1, '*')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('link_news');
  }
}
