import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { moment } from './column-types';

const optional = (name: string, type: string, length = '') =>
  new TableColumn({ name, type, length, isNullable: true });

/** What else decides where a visitor goes: words after the slug, a destination that is down, what we warn of and refuse. */
export class LinkStanding1795000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', [
      optional('path_key', 'varchar', '40'),
      optional('backup_url', 'text'),
      new TableColumn(moment('down_since', true)),
      optional('warning', 'varchar', '20'),
      optional('disabled_for', 'varchar', '20'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('links', ['path_key', 'backup_url', 'down_since', 'warning', 'disabled_for']);
  }
}
