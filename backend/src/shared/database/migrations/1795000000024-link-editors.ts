import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Whether all members of a group change its links, and what new links really began with so far. */
export class LinkEditors1795000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'user_groups',
      new TableColumn({ name: 'everyone_edits', type: 'tinyint', default: 0 }),
    );
    // The switch was not read yet: links had smart UTM, whatever it said.
    await runner.query('UPDATE user_groups SET smart_utm = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('user_groups', 'everyone_edits');
  }
}
