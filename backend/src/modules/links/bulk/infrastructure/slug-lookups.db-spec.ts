import { describeOnEngine } from '../../../../../test/support/database';
import { linkSchema } from '../../core/infrastructure/link.schema';
import { TypeormLinkRepository } from '../../core/infrastructure/typeorm-link-repository';
import { SqlLinkBatchStore } from './sql-link-batch-store';

const GROUP = 5;

describeOnEngine(
  'SQLite',
  'a slug of a group, whichever its domain',
  (engine) => {
    beforeAll(() =>
      engine.dataSource.query(
        `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES
          (1, 8, 'tea', 'https://e.test/', ${String(GROUP)}, 7, '2026-01-01'),
          (2, 3, 'tea', 'https://e.test/', ${String(GROUP)}, 7, '2026-01-01'),
          (3, 1, 'tea', 'https://e.test/', 6, 7, '2026-01-01')`,
      ),
    );

    it('is the one on the domain with the least number', async () => {
      const { unitOfWork } = engine;
      expect(await new TypeormLinkRepository(unitOfWork).domainOf(GROUP, 'tea')).toBe(3);
      const held = await unitOfWork.run(() => new SqlLinkBatchStore(unitOfWork).hold(GROUP, ['tea']));
      expect(held.get('tea')?.id).toBe(2);
    });

    it('is found without reading the other links of the group', async () => {
      const { unitOfWork } = engine;
      const query = jest.spyOn(unitOfWork.manager, 'query');
      await new TypeormLinkRepository(unitOfWork).domainOf(GROUP, 'tea');
      await new SqlLinkBatchStore(unitOfWork).hold(GROUP, ['tea', 'cake']);
      const asked = query.mock.calls.filter(([sql]) => sql.includes('group_id = ?'));
      query.mockRestore();
      expect(asked).toHaveLength(2);
      for (const [sql, values] of asked) {
        const plan = await unitOfWork.manager.query<{ detail: string }[]>(
          `EXPLAIN QUERY PLAN ${sql}`,
          values as unknown[],
        );
        expect(plan.map(({ detail }) => detail)).toEqual([
          expect.stringContaining('INDEX links_slug_group ('),
        ]);
      }
    });
  },
  [linkSchema],
);
