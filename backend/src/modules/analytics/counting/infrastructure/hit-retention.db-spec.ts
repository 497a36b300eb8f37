import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetClicks, ingestAll, ingesterOver, visitReader } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { visitLine, writeSegment } from '../../../../../test/support/visits';
import { isSqlite } from '../../../../shared/database/dialect';
import type { PlansService } from '../../../billing';
import { planNamed } from '../../../billing/values';
import { HitRetentionService } from '../application/hit-retention.service';
import type { UserAgents } from '../application/ports/user-agents';
import { DAY_MS } from '../domain/calendar-day';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { SqlHitLog } from './sql-hit-log';
import { SqlKeptHits } from './sql-kept-hits';
import { TypeormClickStore } from './typeorm-click-store';

const NOW = Date.UTC(2026, 10, 21, 10);
const [SHRUNK, SAME] = [4, 5];
const [OF_SHRUNK, OF_SAME] = [21, 22];

describeOnEachEngine('hits of a group that has a smaller plan now', (engine) => {
  let dir: string;
  let kept: SqlKeptHits;

  beforeAll(async () => {
    await engine.dataSource.query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES
        (${OF_SHRUNK}, 0, 'kept-1', 'https://e.test/', ${SHRUNK}, 0, '2026-01-01'),
        (${OF_SAME}, 0, 'kept-2', 'https://e.test/', ${SAME}, 0, '2026-01-01')`,
    );
    for (const id of [SHRUNK, SAME]) {
      await engine.dataSource.query(
        `INSERT INTO user_groups (id, name, plan, time_zone, link_schema, protect_track, smart_utm, native_open, public_analytics, show_author, front_hosts, ip_allow_list, created_at)
          VALUES (${id}, 'Tea', 'classic', 'Asia/Taipei', 'https', 0, 0, 0, 0, 0, '[]', '[]', '2026-01-01')`,
      );
    }
  });
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    kept = new SqlKeptHits(engine.unitOfWork);
    return forgetClicks(engine.dataSource);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const ingesterBy = (version: string, agents?: UserAgents) =>
    ingesterOver(
      dir,
      engine.unitOfWork,
      new TypeormClickStore(engine.unitOfWork),
      new SqlHitLog(engine.unitOfWork, version),
      visitReader(agents),
    );

  /** Both links are clicked, and the hits of each moment are kept together. */
  async function countOn(daysAgo: readonly number[]): Promise<void> {
    for (const days of daysAgo) {
      const at = NOW - days * DAY_MS;
      writeSegment(
        dir,
        [OF_SHRUNK, OF_SAME].map((linkId) => visitLine({ at, linkId })),
      );
      await ingestAll(ingesterBy('old'), NOW);
    }
  }

  function shorten(plan = 'free', signal = new AbortController().signal): Promise<void> {
    const plans = { planOf: () => Promise.resolve(planNamed(plan)) } as unknown as PlansService;
    const retention = new HitRetentionService(kept, plans, engine.unitOfWork, { now: () => new Date(NOW) });
    return retention.shorten(SHRUNK, signal);
  }

  /** Whose hits of how many days ago are kept, and for how many days from then. */
  async function keptHits(): Promise<string[]> {
    const hits: string[] = [];
    for (const { id } of await kept.spansAfter(0)) {
      const entry = await kept.find(id);
      for (const { at, groupId } of entry?.hits ?? []) {
        const [ago, days] = [NOW - at, (entry?.expiresAt ?? 0) - at].map((ms) => String(ms / DAY_MS));
        hits.push(`${String(groupId)}: ${String(ago)} ago, for ${String(days)}`);
      }
    }
    return hits.sort();
  }

  it('are kept for as many days as that plan has, and those of others as before', async () => {
    await countOn([5, 1]);
    const expected = ['4: 1 ago, for 3', '5: 1 ago, for 30', '5: 5 ago, for 30'];
    await shorten();
    expect(await keptHits()).toEqual(expected);
    await shorten();
    expect(await keptHits()).toEqual(expected);
    const report = new ClickReportQuery(engine.unitOfWork);
    expect((await report.byClass({ kind: 'link', linkId: OF_SHRUNK })).human.total).toBe(2);
  });

  it('stay when the group has the larger plan again', async () => {
    await countOn([5, 1]);
    const before = await keptHits();
    await shorten('classic');
    expect(await keptHits()).toEqual(before);
  });

  it('are counted again by other lists of programs as long as they are kept', async () => {
    await countOn([5, 1]);
    await shorten();
    const reader = ingesterBy('new', { factsOf: () => ({ automated: true, browser: 'Chrome' }) });
    while (await reader.revise(0));
    const report = new ClickReportQuery(engine.unitOfWork);
    const { human, bot } = await report.byClass({ kind: 'site' });
    expect([human.total, bot.total]).toEqual([1, 3]);
  });

  it('are not written back by whoever classified them meanwhile, nor the other way round', async () => {
    await countOn([1]);
    const [span] = await kept.spansAfter(0);
    const id = span?.id ?? 0;
    const entry = await kept.find(id);
    expect(await kept.replace({ id, listsVersion: 'another' }, [])).toBe(false);
    expect(await keptHits()).toHaveLength(2);
    await shorten();
    const log = new SqlHitLog(engine.unitOfWork, 'new');
    expect(await log.replace({ id, hits: entry?.hits ?? [] })).toBe(false);
    expect(await keptHits()).toEqual(['4: 1 ago, for 3', '5: 1 ago, for 30']);
  });

  it('are left when the process stops, for the next attempt', async () => {
    await countOn([5]);
    await expect(shorten('free', AbortSignal.abort())).rejects.toThrow();
    expect(await keptHits()).toHaveLength(2);
  });

  it('are found without going through the table', async () => {
    await countOn([5, 1]);
    const { manager } = engine.unitOfWork;
    const query = jest.spyOn(manager, 'query');
    const [span] = await kept.spansAfter(0);
    await kept.find(span?.id ?? 0);
    const asked = query.mock.calls.map(([sql, values]) => ({ sql, values: values as unknown[] }));
    query.mockRestore();
    expect(asked).toHaveLength(2);
    for (const { sql, values } of asked) {
      const explain = isSqlite(manager) ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
      const steps = await manager.query<{ detail?: string; key?: string }[]>(`${explain} ${sql}`, values);
      const ways = steps.map(({ detail, key }) => detail ?? key);
      expect(ways).toEqual([expect.stringMatching(/^SEARCH hit_log USING INTEGER PRIMARY KEY|^PRIMARY$/)]);
    }
  });
});
