import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEXES: Readonly<Record<string, readonly string[]>> = {
  links_down: ['group_id', 'down_since'],
  links_warned: ['group_id', 'warning'],
};

/** By which a group finds its links that need attention among all that it has. */
export class StandingOfLinks1795000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.createIndex('links', new TableIndex({ name, columnNames: [...columns] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.dropIndex('links', name);
  }
}
