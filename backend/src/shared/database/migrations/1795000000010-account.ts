import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableIndex,
  type TableColumnOptions,
} from 'typeorm';
import { exactText, generatedId, longText, moment } from './column-types';

const userId: TableColumnOptions = { name: 'user_id', type: 'bigint' };
const hash = (name: string): TableColumnOptions => ({ name, type: 'char', length: '64' });

/** What people keep with us besides being able to sign in. */
export class Account1795000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createSubdomains(runner);
    await this.createPhones(runner);
    await this.createNotifications(runner);
    await this.createTheRest(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'account_departures',
      'partner_codes',
      'survey_answers',
      'notification_blocks',
      'notifications',
      'phone_codes',
      'phones',
      'subdomains',
    ]) {
      await runner.dropTable(table);
    }
  }

  /**
   * The name is the key, so that of all who want one at a time only one gets it. `user_id` had it last,
   * `holder_id` has it now, and no person has two.
   */
  private async createSubdomains(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'subdomains',
        columns: [
          { ...(await exactText(runner, 'name', 64)), isPrimary: true },
          userId,
          { name: 'holder_id', type: 'bigint', isNullable: true },
          moment('claimed_at'),
          moment('released_at', true),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'subdomains',
      new TableIndex({ name: 'subdomains_holder', columnNames: ['holder_id'], isUnique: true }),
    );
    for (const column of ['user_id', 'released_at']) {
      await runner.createIndex(
        'subdomains',
        new TableIndex({ name: `subdomains_${column}`, columnNames: [column] }),
      );
    }
  }

  /** A number takes one of three slots, so that no fourth account gets it however many try at once. */
  private async createPhones(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'phones',
        columns: [
          { ...userId, isPrimary: true },
          hash('phone_mac'),
          { name: 'slot', type: 'tinyint' },
          { name: 'sealed', type: 'varchar', length: '255' },
          moment('verified_at'),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'phones',
      new TableIndex({ name: 'phones_slot', columnNames: ['phone_mac', 'slot'], isUnique: true }),
    );
    await runner.createTable(
      new Table({
        name: 'phone_codes',
        columns: [
          { ...userId, isPrimary: true },
          { name: 'sealed', type: 'varchar', length: '255' },
          hash('code_mac'),
          { name: 'tries_left', type: 'int' },
          moment('expires_at'),
          moment('used_at', true),
        ],
      }),
      true,
    );
    await runner.createIndex(
      'phone_codes',
      new TableIndex({ name: 'phone_codes_expires', columnNames: ['expires_at'] }),
    );
  }

  private async createNotifications(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'notifications',
        columns: [
          generatedId(runner),
          await exactText(runner, 'event_key', 190),
          userId,
          await exactText(runner, 'type', 40),
          longText(runner, 'params'),
          moment('created_at'),
          moment('read_at', true),
        ],
      }),
      true,
    );
    const indices = { user: ['user_id', 'id'], unread: ['user_id', 'read_at'], created: ['created_at'] };
    for (const [name, columnNames] of Object.entries(indices)) {
      await runner.createIndex(
        'notifications',
        new TableIndex({ name: `notifications_${name}`, columnNames }),
      );
    }
    await runner.createIndex(
      'notifications',
      new TableIndex({ name: 'notifications_event', columnNames: ['event_key'], isUnique: true }),
    );
    await runner.createTable(
      new Table({
        name: 'notification_blocks',
        columns: [
          { ...userId, isPrimary: true },
          { ...(await exactText(runner, 'type', 40)), isPrimary: true },
        ],
      }),
      true,
    );
  }

  private async createTheRest(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'survey_answers',
        columns: [
          { ...userId, isPrimary: true },
          { ...(await exactText(runner, 'survey', 40)), isPrimary: true },
          longText(runner, 'answers'),
          moment('answered_at'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'partner_codes',
        columns: [
          { ...hash('id'), isPrimary: true },
          userId,
          { name: 'group_id', type: 'bigint' },
          await exactText(runner, 'audience', 255),
          moment('expires_at'),
          moment('used_at', true),
        ],
      }),
      true,
    );
    for (const column of ['expires_at', 'user_id']) {
      await runner.createIndex(
        'partner_codes',
        new TableIndex({ name: `partner_codes_${column}`, columnNames: [column] }),
      );
    }
    await runner.createTable(
      new Table({
        name: 'account_departures',
        columns: [
          { ...userId, isPrimary: true },
          longText(runner, 'sealed'),
          moment('asked_at'),
          moment('said_goodbye_at', true),
          moment('finished_at', true),
        ],
      }),
      true,
    );
  }
}
