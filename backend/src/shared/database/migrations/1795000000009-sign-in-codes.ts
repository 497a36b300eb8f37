import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, moment } from './column-types';

export class SignInCodes1795000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sign_in_codes',
        columns: [
          { ...(await exactText(runner, 'id', 32)), isPrimary: true },
          { name: 'purpose', type: 'varchar', length: '10' },
          { name: 'email_hash', type: 'char', length: '64' },
          { name: 'user_id', type: 'bigint' },
          { name: 'browser_uuid', type: 'varchar', length: '36' },
          { name: 'code_hash', type: 'char', length: '64' },
          { name: 'lang', type: 'varchar', length: '10' },
          { name: 'tries', type: 'int' },
          moment('created_at'),
          moment('expires_at'),
          moment('used_at', true),
        ],
      }),
      true,
    );
    const indices = {
      email: ['email_hash', 'purpose', 'created_at'],
      user: ['user_id', 'purpose'],
      expires: ['expires_at'],
    };
    for (const [name, columnNames] of Object.entries(indices)) {
      const index = new TableIndex({ name: `sign_in_codes_${name}`, columnNames });
      await runner.createIndex('sign_in_codes', index);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sign_in_codes');
  }
}
