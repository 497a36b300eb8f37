import { describeOnEachEngine } from '../../../../test/support/database';
import { momentOf } from '../rows';
import { PlanGrants1795000000040 } from './1795000000040-plan-grants';
import { GrantReasons1795000000060 } from './1795000000060-grant-reasons';

const GROUP = {
  time_zone: 'Asia/Taipei',
  link_schema: 'https',
  protect_track: 0,
  everyone_edits: 0,
  smart_utm: 0,
  native_open: 0,
  public_analytics: 0,
  show_author: 0,
  front_hosts: '[]',
  ip_allow_list: '[]',
  created_at: new Date('2026-11-01T02:03:04.567Z'),
};

describeOnEachEngine('groups that had a plan before there were grants', (engine) => {
  it('are granted it from their beginning, with no end', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const migration = new PlanGrants1795000000040();
    await migration.down(runner);
    const plans = ['free', 'classic', 'once sold', 'free', 'initialAddon'];
    for (const [index, plan] of plans.entries()) {
      const row = { id: index + 1, name: plan, plan, ...GROUP };
      await engine.dataSource.query(
        `INSERT INTO user_groups (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    }
    await migration.up(runner);
    await new GrantReasons1795000000060().up(runner);
    const rows = await engine.dataSource.query<Record<string, unknown>[]>(
      'SELECT group_id, plan, source, reference, valid_from, valid_until, due_at FROM plan_grants ORDER BY group_id',
    );
    expect(
      rows.map(({ group_id, valid_from, ...rest }) => ({
        ...rest,
        group_id: Number(group_id),
        valid_from: momentOf(valid_from as string | Date),
      })),
    ).toEqual(
      [2, 3, 5].map((id) => ({
        group_id: id,
        plan: plans[id - 1],
        source: 'admin',
        reference: String(id),
        valid_from: GROUP.created_at,
        valid_until: null,
        due_at: null,
      })),
    );
    await runner.release();
  });
});
