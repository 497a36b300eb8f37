import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { longText, moment } from './column-types';

const toggle = (name: string) => ({ name, type: 'tinyint', default: 0 });
const UNUSED = { name: 'link_images_unused', columnNames: ['is_used', 'created_at'] };
const OF_GROUP = { name: 'link_images_group', columnNames: ['group_id'] };

/** How links look where they are shared, what their pages say of themselves, and the pictures of both. */
export class LinkPreviews1795000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const text = (name: string) => new TableColumn({ ...longText(runner, name), isNullable: true });
    await runner.addColumns('links', [
      text('title'),
      text('description'),
      text('image_url'),
      new TableColumn(toggle('has_play_icon')),
      new TableColumn(toggle('was_preview_edited')),
      text('page_title'),
      text('page_description'),
      text('page_image_url'),
    ]);
    await createImages(runner);
    await createReadings(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('page_readings');
    await runner.dropTable('link_images');
    await runner.dropColumns('links', [
      'title',
      'description',
      'image_url',
      'has_play_icon',
      'was_preview_edited',
      'page_title',
      'page_description',
      'page_image_url',
    ]);
  }
}

async function createImages(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'link_images',
      columns: [
        { name: 'name', type: 'varchar', length: '64', isPrimary: true },
        { name: 'group_id', type: 'int', isPrimary: true },
        toggle('is_used'),
        moment('created_at'),
      ],
    }),
    true,
  );
  await runner.createIndex('link_images', new TableIndex(UNUSED));
  await runner.createIndex('link_images', new TableIndex(OF_GROUP));
}

async function createReadings(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'page_readings',
      columns: [
        { name: 'link_id', type: 'bigint', isPrimary: true },
        { name: 'holder', type: 'varchar', length: '36', isNullable: true },
        moment('held_until'),
      ],
    }),
    true,
  );
  await runner.createIndex(
    'page_readings',
    new TableIndex({ name: 'page_readings_due', columnNames: ['held_until'] }),
  );
}
