import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

export class People1795000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createUsers(runner);
    await this.createSessions(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sessions');
    await runner.dropTable('users');
  }

  private async createUsers(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'users',
        columns: [
          generatedId(runner),
          { ...(await exactText(runner, 'email', 254)), isNullable: true },
          { ...(await exactText(runner, 'display_name', 100)), isNullable: true },
          { ...(await exactText(runner, 'google_sub', 255)), isNullable: true },
          { name: 'lang', type: 'varchar', length: '10' },
          { name: 'is_onboarded', type: 'boolean' },
          { name: 'shortcuts', type: 'boolean' },
          moment('email_verified_at', true),
          moment('created_at'),
          moment('deleted_at', true),
        ],
      }),
      true,
    );
    for (const column of ['email', 'google_sub']) {
      const index = new TableIndex({ name: `users_${column}`, columnNames: [column], isUnique: true });
      await runner.createIndex('users', index);
    }
  }

  private async createSessions(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sessions',
        columns: [
          { ...(await exactText(runner, 'id', 32)), isPrimary: true },
          { name: 'user_id', type: 'bigint' },
          { name: 'group_id', type: 'bigint' },
          { name: 'browser_uuid', type: 'varchar', length: '36' },
          { name: 'generation', type: 'int' },
          { name: 'token_hash', type: 'char', length: '64' },
          moment('rotated_at'),
          moment('created_at'),
          moment('last_used_at'),
          moment('expires_at'),
          moment('ended_at', true),
          { name: 'end_reason', type: 'varchar', length: '20', isNullable: true },
          { name: 'browser', type: 'varchar', length: '40', isNullable: true },
          { name: 'os', type: 'varchar', length: '40', isNullable: true },
          { name: 'device', type: 'varchar', length: '10' },
          { name: 'country', type: 'char', length: '2', isNullable: true },
        ],
      }),
      true,
    );
    const indices = { user: ['user_id', 'last_used_at'], ended: ['ended_at'], expires: ['expires_at'] };
    for (const [name, columnNames] of Object.entries(indices)) {
      await runner.createIndex('sessions', new TableIndex({ name: `sessions_${name}`, columnNames }));
    }
  }
}
