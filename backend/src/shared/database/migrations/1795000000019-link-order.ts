import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';

const INDEXES: Readonly<Record<string, readonly string[]>> = {
  links_newest: ['group_id', 'trashed_at', 'created_at', 'id'],
  links_most_clicked: ['group_id', 'trashed_at', 'click_count', 'id'],
  links_last_clicked: ['group_id', 'trashed_at', 'last_click', 'id'],
  links_author: ['group_id', 'creator_user_id'],
  links_starred: ['group_id', 'is_starred'],
  links_by_api: ['group_id', 'is_api'],
};
const HUMAN = 0;

const count = (name: string, type: string) => new TableColumn({ name, type, default: 0 });
const ofLink = (sum: string): string =>
  `(SELECT COALESCE(${sum}, 0) FROM click_totals t WHERE t.link_id = links.id AND t.hit_class = ${String(HUMAN)})`;

/** The orders in which a group looks at its links, and what their parts are found by. */
export class LinkOrder1795000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', [
      count('is_api', 'tinyint'),
      count('click_count', 'int'),
      count('last_click', 'int'),
    ]);
    await runner.query(
      `UPDATE links SET click_count = ${ofLink('SUM(hits)')}, last_click = ${ofLink('MAX(bucket)')}`,
    );
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.createIndex('links', new TableIndex({ name, columnNames: [...columns] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.dropIndex('links', name);
    await runner.dropColumns('links', ['is_api', 'click_count', 'last_click']);
  }
}
