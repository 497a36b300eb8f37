import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  forgetClicks,
  ingestAll,
  ingesterOver,
  storedFacets,
  visitReader,
} from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { DESKTOP, visitLine, writeSegment, type WrittenVisit } from '../../../../../test/support/visits';
import type { ClickIngester } from '../application/click-ingester';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { type UserAgentFacts, UserAgents } from '../application/ports/user-agents';
import { dayOfBucket } from '../domain/level';
import { bucketOf } from '../domain/bucket';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { SqlFoldStore } from './sql-fold-store';
import { SqlHitLog } from './sql-hit-log';
import { TypeormClickStore } from './typeorm-click-store';

const NOW = Date.UTC(2026, 10, 21, 10);
const DAY_MS = 86_400_000;
const AGENTS = [DESKTOP, `${DESKTOP} Alpha/1`, `${DESKTOP} Beta/2`, 'TelegramBot (like TwitterBot)'];

/** Takes for programs what the list names. */
class ListedAgents extends UserAgents {
  constructor(private readonly programs: readonly string[]) {
    super();
  }

  factsOf(userAgent: string): UserAgentFacts {
    return { automated: this.programs.some((program) => userAgent.includes(program)), browser: 'Chrome' };
  }
}

const visits: fc.Arbitrary<WrittenVisit[]> = fc.array(
  fc.record({
    at: fc.integer({ min: NOW - 2.5 * DAY_MS, max: NOW }),
    linkId: fc.integer({ min: 1, max: 3 }),
    ip: fc.constantFrom('140.112.8.116', '10.1.1.1'),
    userAgent: fc.constantFrom(...AGENTS),
    kind: fc.constantFrom('visit' as const, 'visit' as const, 'head' as const),
  }),
  { minLength: 1, maxLength: 40 },
);
const lists = fc.subarray(['Alpha', 'Beta', 'Windows']);

describeOnEachEngine('hits that are kept', (engine) => {
  let dir: string;

  beforeAll(async () => {
    await engine.dataSource.query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES
        (1, 0, 'log-1', 'https://e.test/', 0, 0, '2026-01-01'), (2, 0, 'log-2', 'https://e.test/', 4, 0, '2026-01-01')`,
    );
  });
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    await forgetClicks(engine.dataSource);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const rows = <R>(sql: string): Promise<R[]> => engine.dataSource.query(sql);
  const ingesterBy = (programs: readonly string[], version = programs.join('-')) =>
    ingesterOver(
      dir,
      engine.unitOfWork,
      new TypeormClickStore(engine.unitOfWork),
      new SqlHitLog(engine.unitOfWork, version.slice(0, 16)),
      visitReader(new ListedAgents(programs)),
    );
  /** One part after the other: segments that begin in one millisecond have no order. */
  async function count(parts: readonly (readonly WrittenVisit[])[], reader: ClickIngester): Promise<void> {
    for (const part of parts) {
      writeSegment(dir, part.map(visitLine));
      await ingestAll(reader, NOW);
    }
  }

  /** All counters that are not zero, in one order. */
  async function counters(): Promise<string[]> {
    const totals = await rows<object>(
      'SELECT subject, hit_class, level, bucket, hits, uniques FROM click_totals WHERE hits <> 0',
    );
    const facets = await storedFacets(engine.dataSource);
    return [...totals, ...facets].map((row) => Object.values(row).join(' ')).sort();
  }

  async function foldAll(): Promise<void> {
    const store = new SqlFoldStore(engine.unitOfWork);
    for (const subject of [-5, -1, 0, 1, 2, 3]) {
      while (await store.foldDays(subject, dayOfBucket(bucketOf(NOW))));
    }
  }

  it("count as if today's lists had always been there, in all counters, wherever it was cut off", async () => {
    await fc.assert(
      fc.asyncProperty(visits, lists, lists, fc.nat(3), async (list, before, after, steps) => {
        const half = Math.ceil(list.length / 2);
        const parts = [list.slice(0, half), list.slice(half)].filter(({ length }) => length > 0);
        await forgetClicks(engine.dataSource);
        await count(parts, ingesterBy(after));
        await foldAll();
        const expected = await counters();

        await forgetClicks(engine.dataSource);
        await count(parts, ingesterBy(before, `${before.join('')} old`));
        await foldAll();
        const first = ingesterBy(after, 'new');
        for (let step = 0; step < steps; step += 1) await first.revise(0);
        const second = ingesterBy(after, 'new');
        await second.purge(NOW);
        while (await second.revise(0));
        expect(await counters()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  it('show nothing any more of what no person clicked', async () => {
    await count([[{ at: NOW, userAgent: `${DESKTOP} Alpha/1` }]], ingesterBy([], 'old'));
    const reader = ingesterBy(['Alpha'], 'new');
    while (await reader.revise(0));
    const report = new ClickReportQuery(engine.unitOfWork);
    const span = { from: 0, to: bucketOf(NOW) + 1 };
    expect(await report.mix({ kind: 'link', linkId: 1 }, span)).toEqual([]);
    const byClass = await report.byClass({ kind: 'site' }, span);
    expect(HIT_CLASSES.map((each) => byClass[each].total)).toEqual([0, 0, 1, 0, 0]);
  });

  it('are deleted after the days of their plan, and their counters stay', async () => {
    await rows(
      `INSERT INTO user_groups (id, name, plan, time_zone, link_schema, protect_track, smart_utm, native_open, public_analytics, show_author, front_hosts, ip_allow_list, created_at)
        VALUES (4, 'Tea', 'classic', 'Asia/Taipei', 'https', 0, 0, 0, 0, 0, '[]', '[]', '2026-01-01')`,
    );
    const reader = ingesterBy([]);
    const part = [
      { at: NOW, linkId: 1 },
      { at: NOW, linkId: 2 },
    ];
    await count([part], reader);
    const entries = async () => (await rows('SELECT id FROM hit_log')).length;
    const kept: number[] = [];
    for (const days of [2, 4, 29, 31]) {
      await reader.purge(NOW + days * DAY_MS);
      kept.push(await entries());
    }
    expect(kept).toEqual([2, 1, 1, 0]);
    const report = new ClickReportQuery(engine.unitOfWork);
    expect((await report.byClass({ kind: 'site' })).human.total).toBe(2);
    expect(await rows("SELECT id FROM hit_log WHERE hits LIKE '%140.112%'")).toEqual([]);
  });
});
