import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

/** The longest name that DNS knows, behind the number of a group and a colon. */
const LIVE_KEY_LENGTH = 275;
const URL_LENGTH = '2048';
/** As the specification's own addresses. */
const text = (name: string, length: number | string, isNullable = false) => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const flag = (name: string) => ({ name, type: 'tinyint', default: 0 });
const number = (name: string, isNullable = false) => ({ name, type: 'bigint', isNullable });

/**
 * Groups' claims to hosts beside the numbers that links stand on: any group may claim a host that is not proven. A
 * number keeps the name that its links were shown with after the host is given up. Members choose where their new links
 * stand per group; until now they chose once for all, and `is_default` said it of their subdomain. It says now which
 * domain a group's members begin with.
 */
export class BrandDomains1795000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const host = await exactText(runner, 'host', 253);
    await runner.addColumns('domains', [
      new TableColumn({ ...text('service', 10), default: "'open'" }),
      new TableColumn({ ...host, name: 'former_host', isNullable: true }),
    ]);
    await runner.createTable(await brandDomains(runner, host), true);
    await runner.createTable(
      new Table({
        name: 'domain_landings',
        columns: [
          { ...number('domain_id'), isPrimary: true },
          { ...text('redirect_url', URL_LENGTH, true) },
          { ...text('fallback_url', URL_LENGTH, true) },
          text('social_code', 128, true),
        ],
      }),
      true,
    );
    await moveDefaults(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM domains WHERE kind = 'brand'`);
    await runner.query(
      `UPDATE domains SET is_default = 1
        WHERE user_id IS NOT NULL AND id IN (SELECT domain_id FROM default_domains)`,
    );
    await runner.dropTable('default_domains');
    await runner.dropTable('domain_landings');
    await runner.dropTable('brand_domains');
    await runner.dropColumns('domains', ['service', 'former_host']);
  }
}

async function brandDomains(
  runner: QueryRunner,
  host: Awaited<ReturnType<typeof exactText>>,
): Promise<Table> {
  return new Table({
    name: 'brand_domains',
    columns: [
      generatedId(runner),
      number('group_id'),
      host,
      text('token', 40),
      number('domain_id', true),
      text('state', 12),
      text('suspension', 10, true),
      moment('suspended_at', true),
      flag('is_default'),
      moment('checking_since', true),
      moment('checked_at', true),
      moment('next_check_at', true),
      { name: 'records', type: 'text' },
      moment('verified_at', true),
      moment('failing_since', true),
      text('lack', 10, true),
      flag('is_uncertified'),
      { name: 'warnings', type: 'int', default: 0 },
      moment('created_at'),
      moment('ended_at', true),
      { ...(await exactText(runner, 'live_key', LIVE_KEY_LENGTH)), isNullable: true },
    ],
    indices: [
      { name: 'brand_domains_live', columnNames: ['live_key'], isUnique: true },
      { name: 'brand_domains_number', columnNames: ['domain_id'], isUnique: true },
      { name: 'brand_domains_group', columnNames: ['group_id'] },
      { name: 'brand_domains_due', columnNames: ['next_check_at'] },
      { name: 'brand_domains_suspended', columnNames: ['suspension', 'suspended_at'] },
      { name: 'brand_domains_ended', columnNames: ['ended_at'] },
    ],
  });
}

async function moveDefaults(runner: QueryRunner): Promise<void> {
  await runner.createTable(
    new Table({
      name: 'default_domains',
      columns: [
        { ...number('user_id'), isPrimary: true },
        { ...number('group_id'), isPrimary: true },
        number('domain_id'),
      ],
    }),
    true,
  );
  await runner.query(
    `INSERT INTO default_domains (user_id, group_id, domain_id)
      SELECT memberships.user_id, memberships.group_id, domains.id
        FROM domains JOIN memberships ON memberships.user_id = domains.user_id
       WHERE domains.is_default = 1`,
  );
  await runner.query('UPDATE domains SET is_default = 0');
}
