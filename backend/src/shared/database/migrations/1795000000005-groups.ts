import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

const toggle = (name: string) => ({ name, type: 'tinyint' });

/** Groups and who belongs to them. `groups` alone is a word of MySQL's own. */
export class Groups1795000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'user_groups',
        columns: [
          generatedId(runner),
          await exactText(runner, 'name', 120),
          { name: 'owner_user_id', type: 'int', isNullable: true },
          { name: 'home_of_user_id', type: 'int', isNullable: true },
          { name: 'plan', type: 'varchar', length: '30' },
          { name: 'time_zone', type: 'varchar', length: '64' },
          { name: 'link_schema', type: 'varchar', length: '5' },
          ...['protect_track', 'smart_utm', 'native_open', 'public_analytics', 'show_author'].map(toggle),
          longText(runner, 'front_hosts'),
          longText(runner, 'ip_allow_list'),
          moment('created_at'),
        ],
      }),
      true,
    );
    // A person has one home, however many requests would make it at once.
    await runner.createIndex(
      'user_groups',
      new TableIndex({ name: 'user_groups_home', columnNames: ['home_of_user_id'], isUnique: true }),
    );
    await runner.createTable(
      new Table({
        name: 'memberships',
        columns: [
          { name: 'group_id', type: 'int', isPrimary: true },
          { name: 'user_id', type: 'int', isPrimary: true },
          { name: 'level', type: 'tinyint' },
          moment('joined_at'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'memberships',
      new TableIndex({ name: 'memberships_user', columnNames: ['user_id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('memberships');
    await runner.dropTable('user_groups');
  }
}
