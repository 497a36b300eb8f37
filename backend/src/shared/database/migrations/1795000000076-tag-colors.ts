import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** A colour for each tag, by its name; those that are there are gray until a member colours them. */
export class TagColors1795000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const color = new TableColumn({ name: 'color', type: 'varchar', length: '10', default: "'gray'" });
    await runner.addColumn('tags', color);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('tags', 'color');
  }
}
