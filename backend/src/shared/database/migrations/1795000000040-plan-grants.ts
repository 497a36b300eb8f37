import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

/** Plans that groups have been granted, by whom and for how long; what groups have today was given by hand. */
export class PlanGrants1795000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'plan_grants',
        columns: [
          generatedId(runner),
          { name: 'group_id', type: 'bigint' },
          { name: 'plan', type: 'varchar', length: '30' },
          { name: 'source', type: 'varchar', length: '20' },
          await exactText(runner, 'reference', 100),
          moment('valid_from'),
          moment('valid_until', true),
          moment('due_at', true),
        ],
      }),
      true,
    );
    const indices = { reference: ['source', 'reference'], group: ['group_id'], due: ['due_at'] };
    for (const [name, columnNames] of Object.entries(indices)) {
      const isUnique = name === 'reference';
      await runner.createIndex(
        'plan_grants',
        new TableIndex({ name: `plan_grants_${name}`, columnNames, isUnique }),
      );
    }
    await runner.query(
      `INSERT INTO plan_grants (group_id, plan, source, reference, valid_from)
       SELECT id, plan, 'admin', CAST(id AS CHAR), created_at FROM user_groups WHERE plan <> 'free' ORDER BY id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('plan_grants');
  }
}
