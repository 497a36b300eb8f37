import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

const toggle = (name: string) => new TableColumn({ name, type: 'tinyint', default: 0 });

/** Whether links pass on the parameters that visitors bring, and whether new links of a group begin so. */
export class PassedQueries1795000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('links', toggle('passes_query'));
    await runner.addColumn('user_groups', toggle('pass_query'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('user_groups', 'pass_query');
    await runner.dropColumn('links', 'passes_query');
  }
}
