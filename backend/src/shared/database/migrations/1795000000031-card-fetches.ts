import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { moment } from './column-types';

const size = (name: string) => new TableColumn({ name, type: 'int', isNullable: true });

/** Who has fetched the cards of links and when, since when cards are as they are, and how large their pictures are. */
export class CardFetches1795000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'card_fetches',
        columns: [
          { name: 'link_id', type: 'bigint', isPrimary: true },
          { name: 'crawler', type: 'varchar', length: '20', isPrimary: true },
          // Milliseconds since 1970, as the journal has them.
          { name: 'last_at', type: 'bigint' },
          { name: 'fetches', type: 'int' },
        ],
      }),
      true,
    );
    await runner.addColumn('links', new TableColumn(moment('card_changed_at', true)));
    await runner.addColumns('link_images', [size('width'), size('height'), size('bytes')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('link_images', ['width', 'height', 'bytes']);
    await runner.dropColumn('links', 'card_changed_at');
    await runner.dropTable('card_fetches');
  }
}
