import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

const TAG_KEY = { name: 'tags_group_folded', columnNames: ['group_id', 'folded'], isUnique: true };
const TOOL_KEY = {
  name: 'tracking_tools_group_name',
  columnNames: ['group_id', 'kind', 'folded_name'],
  isUnique: true,
};

/** What a group puts on its links: tags, and tools that tell where clicks come from. */
export class Labels1795000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTags(runner);
    await createTagsOnLinks(runner);
    await createTools(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['tracking_tools', 'link_tags', 'tags']) await runner.dropTable(table);
  }
}

async function createTags(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'tags',
      columns: [
        generatedId(runner),
        { name: 'group_id', type: 'int' },
        { name: 'creator_user_id', type: 'int' },
        await exactText(runner, 'value', 50),
        await exactText(runner, 'folded', 200),
        moment('created_at'),
        moment('used_at'),
      ],
    }),
    true,
  );
  await runner.createIndex('tags', new TableIndex(TAG_KEY));
}

/** Without rules of its own between tables: no engine that spreads links over machines has them. */
async function createTagsOnLinks(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'link_tags',
      columns: [
        { name: 'link_id', type: 'bigint', isPrimary: true },
        { name: 'tag_id', type: 'bigint', isPrimary: true },
      ],
    }),
    true,
  );
  await runner.createIndex('link_tags', new TableIndex({ name: 'link_tags_tag', columnNames: ['tag_id'] }));
}

async function createTools(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'tracking_tools',
      columns: [
        generatedId(runner),
        { name: 'group_id', type: 'int' },
        { name: 'creator_user_id', type: 'int' },
        { name: 'kind', type: 'varchar', length: '10' },
        await exactText(runner, 'name', 60),
        await exactText(runner, 'folded_name', 240),
        await exactText(runner, 'note', 200),
        longText(runner, 'value'),
        moment('created_at'),
      ],
    }),
    true,
  );
  await runner.createIndex('tracking_tools', new TableIndex(TOOL_KEY));
}
