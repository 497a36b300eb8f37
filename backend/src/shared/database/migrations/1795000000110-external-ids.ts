import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { exactText } from './column-types';

const INDEX = { name: 'links_external', columnNames: ['group_id', 'external_id'] };

/** What programs call links by in systems of their own. */
export class ExternalIds1795000000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const column = { ...(await exactText(runner, 'external_id', 100)), isNullable: true };
    await runner.addColumn('links', new TableColumn(column));
    await runner.createIndex('links', new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('links', INDEX.name);
    await runner.dropColumn('links', 'external_id');
  }
}
