import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, moment } from './column-types';

const DIGITS_BEFORE = 6;

/** How much was guessed at an address, whose HMAC is the id, in the last months, and how long its codes are because of that. */
export class SignInGuesses1795000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sign_in_guesses',
        columns: [
          { ...(await exactText(runner, 'id', 64)), isPrimary: true },
          { name: 'guesses', type: 'int' },
          moment('since'),
        ],
      }),
      true,
    );
    const since = new TableIndex({ name: 'sign_in_guesses_since', columnNames: ['since'] });
    await runner.createIndex('sign_in_guesses', since);
    await runner.addColumn(
      'sign_in_codes',
      new TableColumn({ name: 'digits', type: 'int', default: String(DIGITS_BEFORE) }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('sign_in_codes', 'digits');
    await runner.dropTable('sign_in_guesses');
  }
}
