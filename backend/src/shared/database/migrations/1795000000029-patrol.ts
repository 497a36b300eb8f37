import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const id = { name: 'link_id', type: 'bigint', isPrimary: true };
const HEALTH = [
  new TableColumn(moment('probed_at', true)),
  new TableColumn({ name: 'probe_answer', type: 'varchar', length: '20', isNullable: true }),
  new TableColumn(moment('answers_since', true)),
];
const TABLES = ['outage_mails', 'patrol_suspects', 'patrol_wishes', 'patrol'];

/** What looks after the destinations of links: how far it has come, whom it doubts, and whom it tells. */
export class Patrol1795000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('links', HEALTH);
    await this.createRounds(runner);
    await this.createSuspects(runner);
    await this.createMails(runner);
  }

  /** One row: links that are there already are of the first round, and not new. */
  private async createRounds(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'patrol',
        columns: [
          { name: 'id', type: 'int', isPrimary: true },
          { name: 'holder', type: 'varchar', length: '36', isNullable: true },
          moment('held_until', true),
          moment('round_began', true),
          { name: 'round_at', type: 'bigint', isNullable: true },
          { name: 'made_at', type: 'bigint' },
          { name: 'witnesses', type: 'text', isNullable: true },
        ],
      }),
      true,
    );
    await runner.query('INSERT INTO patrol (id, made_at) SELECT 1, COALESCE(MAX(id), 0) FROM links');
    const columns = [id, moment('asked_at')];
    await runner.createTable(new Table({ name: 'patrol_wishes', columns }), true);
    await runner.createIndex(
      'patrol_wishes',
      new TableIndex({ name: 'patrol_wishes_asked', columnNames: ['asked_at'] }),
    );
  }

  private async createSuspects(runner: QueryRunner): Promise<void> {
    const columns = [
      id,
      { name: 'destination', type: 'char', length: '64' },
      { name: 'failures', type: 'int' },
      moment('failing_since'),
      moment('next_at'),
    ];
    await runner.createTable(new Table({ name: 'patrol_suspects', columns }), true);
    for (const [name, column] of [
      ['patrol_suspects_next', 'next_at'],
      ['patrol_suspects_destination', 'destination'],
    ] as const) {
      await runner.createIndex('patrol_suspects', new TableIndex({ name, columnNames: [column] }));
    }
  }

  private async createMails(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outage_mails',
        columns: [
          generatedId(runner),
          { ...(await exactText(runner, 'event_key', 190)), isUnique: true },
          { name: 'user_id', type: 'int' },
          { name: 'news', type: 'text' },
          moment('created_at'),
          moment('mailed_at', true),
        ],
      }),
      true,
    );
    for (const [name, columnNames] of [
      ['outage_mails_person', ['user_id', 'mailed_at']],
      ['outage_mails_mailed', ['mailed_at', 'user_id']],
    ] as const) {
      await runner.createIndex('outage_mails', new TableIndex({ name, columnNames: [...columnNames] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropTable(table);
    await runner.dropColumns(
      'links',
      HEALTH.map(({ name }) => name),
    );
  }
}
