import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

/** Tokens by which programs act for the admins who made them, in one group; known by their hash alone. */
export class ProgramTokens1795000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'program_tokens',
        columns: [
          generatedId(runner),
          { name: 'group_id', type: 'bigint' },
          { name: 'user_id', type: 'bigint' },
          await exactText(runner, 'name', 60),
          await exactText(runner, 'hash', 64),
          { name: 'scopes', type: 'varchar', length: '500' },
          moment('created_at'),
          moment('last_used_at', true),
          moment('revoked_at', true),
        ],
      }),
      true,
    );
    for (const [name, column] of [
      ['hash', 'hash'],
      ['group', 'group_id'],
      ['user', 'user_id'],
    ] as const) {
      const index = { name: `program_tokens_${name}`, columnNames: [column], isUnique: name === 'hash' };
      await runner.createIndex('program_tokens', new TableIndex(index));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('program_tokens');
  }
}
