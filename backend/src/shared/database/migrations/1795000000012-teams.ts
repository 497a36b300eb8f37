import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

export class Teams1795000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'invitations',
        columns: [
          generatedId(runner),
          { name: 'group_id', type: 'int' },
          { name: 'inviter_user_id', type: 'int' },
          { name: 'invitee_user_id', type: 'int', isNullable: true },
          { ...(await exactText(runner, 'email', 254)), isNullable: true },
          { name: 'level', type: 'tinyint' },
          { name: 'token_hash', type: 'char', length: '64' },
          { name: 'answer', type: 'varchar', length: '10' },
          moment('created_at'),
          moment('expires_at'),
          moment('closed_at', true),
        ],
      }),
      true,
    );
    const indices = {
      group: ['group_id', 'id'],
      email: ['email'],
      invitee: ['invitee_user_id'],
      inviter: ['inviter_user_id'],
      expires: ['expires_at'],
      closed: ['closed_at'],
    };
    for (const [name, columnNames] of Object.entries(indices)) {
      await runner.createIndex('invitations', new TableIndex({ name: `invitations_${name}`, columnNames }));
    }
    await runner.createIndex(
      'invitations',
      new TableIndex({ name: 'invitations_token', columnNames: ['token_hash'], isUnique: true }),
    );
    await runner.createIndex(
      'user_groups',
      new TableIndex({ name: 'user_groups_owner', columnNames: ['owner_user_id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('user_groups', 'user_groups_owner');
    await runner.dropTable('invitations');
  }
}
