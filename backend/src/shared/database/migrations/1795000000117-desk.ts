import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

/** What is swept by a browser or a person is found without reading all links. */
const SWEEPS = {
  links_of_browser: ['browser_uuid', 'id'],
  links_of_creator: ['creator_user_id', 'id'],
} as const;

/** What those who run the site do: to links, to browsers, to people and to addresses. */
export class Desk1795000000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('users', new TableColumn(moment('suspended_at', true)));
    for (const [name, columnNames] of Object.entries(SWEEPS)) {
      await runner.createIndex('links', new TableIndex({ name, columnNames: [...columnNames] }));
    }
    await createRefusals(runner);
    await createActions(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['desk_links', 'desk_actions', 'blocked_addresses', 'suspended_browsers']) {
      await runner.dropTable(table);
    }
    for (const name of Object.keys(SWEEPS)) await runner.dropIndex('links', name);
    await runner.dropColumn('users', 'suspended_at');
  }
}

async function createRefusals(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'suspended_browsers',
      columns: [
        { ...(await exactText(runner, 'browser_uuid', 36)), isPrimary: true },
        moment('suspended_until'),
      ],
    }),
    true,
  );
  await runner.createTable(
    new Table({
      name: 'blocked_addresses',
      columns: [
        generatedId(runner),
        { ...(await exactText(runner, 'entry', 500)), isUnique: true },
        moment('created_at'),
      ],
    }),
    true,
  );
}

async function createActions(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'desk_actions',
      columns: [
        generatedId(runner),
        { name: 'kind', type: 'varchar', length: '20' },
        await exactText(runner, 'subject', 500),
        { name: 'user_id', type: 'int' },
        { name: 'reason', type: 'varchar', length: '10' },
        { name: 'note', type: 'text', isNullable: true },
        { name: 'state', type: 'varchar', length: '10' },
        { name: 'passed_link_id', type: 'bigint' },
        { name: 'looked_at', type: 'int' },
        { name: 'disabled', type: 'int' },
        { name: 'enabled', type: 'int' },
        moment('created_at'),
        moment('ended_at', true),
        { name: 'undone_by', type: 'int', isNullable: true },
        moment('undone_at', true),
      ],
    }),
    true,
  );
  for (const [name, columnNames] of [
    ['desk_actions_subject', ['subject', 'kind', 'id']],
    ['desk_actions_kind', ['kind', 'id']],
    ['desk_actions_user', ['user_id', 'id']],
  ] as const) {
    await runner.createIndex('desk_actions', new TableIndex({ name, columnNames: [...columnNames] }));
  }
  await runner.createTable(
    new Table({
      name: 'desk_links',
      columns: [
        { name: 'action_id', type: 'bigint', isPrimary: true },
        { name: 'link_id', type: 'bigint', isPrimary: true },
      ],
    }),
    true,
  );
  await runner.createIndex(
    'desk_links',
    new TableIndex({ name: 'desk_links_link', columnNames: ['link_id'] }),
  );
}
