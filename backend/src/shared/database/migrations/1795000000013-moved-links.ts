import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

/** Where a link first belonged, and who moved it last. */
export class MovedLinks1795000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', [
      new TableColumn({ name: 'first_group_id', type: 'int', isNullable: true }),
      new TableColumn({ name: 'mover_user_id', type: 'int', isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('links', ['first_group_id', 'mover_user_id']);
  }
}
