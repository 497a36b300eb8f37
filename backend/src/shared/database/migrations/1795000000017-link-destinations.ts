import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { longText } from './column-types';

/** Other destinations for some visitors of a link, and campaign parameters for all of them. */
export class LinkDestinations1795000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const column = (name: string) => new TableColumn({ ...longText(runner, name), isNullable: true });
    await runner.addColumns('links', [column('targets'), column('utm')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('links', ['targets', 'utm']);
  }
}
