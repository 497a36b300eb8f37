import { linkSchema } from '../../../../test/support/stored-links';
import { describeOnEachEngine } from '../../../../test/support/database';
import { patrolOf, PatrolWorld } from '../../../../test/support/patrol';
import type { Verdict } from '../../safety';
import type { DestinationJudged } from '../events';
import { SqlPatrolStore } from './sql-patrol-store';

const MINUTE_MS = 60_000;
const HOUR = 60;
const { signal } = new AbortController();
const MAIN = 'https://main.test/';
const BAD = 'https://bad.test/page';
const THREAT: Partial<Verdict> = { standing: 'dangerous', reasons: ['threat'] };
const BLOCKED: Partial<Verdict> = { standing: 'dangerous', reasons: ['blocked'], isComplete: false };
const UNCHECKED: Partial<Verdict> = { standing: 'unchecked', isComplete: false };

type Columns = Readonly<Record<string, unknown>>;

describeOnEachEngine(
  'the patrol of links with several addresses',
  (engine) => {
    let world: PatrolWorld;
    let made = 0;

    const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
      engine.unitOfWork.manager.query<T[]>(sql, [...values]);

    const link = async (more: Columns): Promise<number> => {
      made += 1;
      const slug = `a-${String(made)}`;
      const of = { domain_id: 0, slug, url: MAIN, group_id: 3, creator_user_id: 7, created_at: world.at };
      const row: Columns = { ...of, ...more };
      const names = Object.keys(row);
      await query(
        `INSERT INTO links (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        Object.values(row),
      );
      const [found] = await query<{ id: number | string }>('SELECT id FROM links WHERE slug = ?', [slug]);
      return Number(found?.id);
    };

    const marksOf = async (id: number): Promise<readonly unknown[]> => {
      const [row] = await query<Columns>('SELECT warning, disabled_for FROM links WHERE id = ?', [id]);
      return [row?.['warning'], row?.['disabled_for']];
    };

    const runAfter = async (minutes: number, pace?: number): Promise<string[]> => {
      world.later(minutes * MINUTE_MS);
      await patrolOf(engine, world, pace).run(signal);
      return world.calls();
    };

    const store = () => new SqlPatrolStore(engine.unitOfWork, world.clock);
    const requests = async () => (await query('SELECT link_id FROM patrol_wishes')).length;

    beforeAll(() => {
      engine.events.on('monitoring.destination-judged', (event: DestinationJudged) => {
        world.news.push(event);
      });
    });

    beforeEach(async () => {
      world = new PatrolWorld();
      for (const table of ['links', 'patrol_wishes', 'patrol_suspects']) await query(`DELETE FROM ${table}`);
      await query(
        'UPDATE patrol SET holder = NULL, held_until = NULL, round_began = NULL, round_at = NULL, made_at = 0, witnesses = NULL',
      );
    });

    describe('judges each of them', () => {
      const target = JSON.stringify([{ target: 'pc', url: BAD }]);

      it.each<[string, Columns]>([
        ['the first', { url: BAD }],
        ['one for a device', { targets: target }],
        ['the one for later', { fallback_url: BAD }],
        ['the one for an outage', { backup_url: BAD }],
        [
          'the one that expired links lead to',
          { fallback_url: BAD, expires_at: new Date('2026-11-22T11:00:00Z') },
        ],
      ])('and warns of a threat in %s', async (_, columns) => {
        const id = await link(columns);
        world.verdicts.set(BAD, THREAT);
        await runAfter(0);
        expect(await marksOf(id)).toEqual(['threat', null]);
        expect(world.news).toMatchObject([{ finding: 'threat', linkId: id, host: 'bad.test' }]);
        world.verdicts.set(BAD, UNCHECKED);
        await runAfter(6 * HOUR);
        expect(await marksOf(id)).toEqual(['threat', null]);
        world.verdicts.delete(BAD);
        await runAfter(6 * HOUR);
        expect(await marksOf(id)).toEqual([null, null]);
      });

      it('and calls the first alone, until it has expired', async () => {
        await link({ targets: target, fallback_url: 'https://later.test/', backup_url: MAIN });
        const expires_at = new Date(world.at.getTime() + HOUR * MINUTE_MS);
        await link({ url: 'https://over.test/', fallback_url: 'https://later.test/', expires_at });
        expect(await runAfter(0)).toEqual([MAIN, 'https://over.test/']);
        expect(world.judged.splice(0).sort()).toEqual([
          BAD,
          'https://later.test/',
          MAIN,
          'https://over.test/',
        ]);
        expect(await runAfter(6 * HOUR)).toEqual([MAIN]);
        expect(world.judged).toHaveLength(4);
      });

      it('once, however many links lead there', async () => {
        for (let links = 0; links < 20; links += 1) await link({ backup_url: BAD, targets: target });
        await runAfter(0);
        expect(world.judged.sort()).toEqual([BAD, MAIN]);
      });

      it('within its pace', async () => {
        for (let each = 0; each < 30; each += 1) {
          const [url, backup_url] = ['main', 'backup'].map((name) => `https://${name}-${String(each)}.test/`);
          await link({ url, backup_url });
        }
        await runAfter(0, 40);
        expect(world.judged).toHaveLength(30);
        await runAfter(1, 40);
        expect(new Set(world.judged).size).toBe(60);
      });

      it('and marks nothing when one of them was changed while it looked', async () => {
        const id = await link({ backup_url: BAD });
        world.verdicts.set(BAD, THREAT);
        world.beforeAnswer = async () => {
          await query('UPDATE links SET backup_url = NULL WHERE id = ?', [id]);
        };
        await runAfter(0);
        expect([await marksOf(id), world.news]).toEqual([[null, null], []]);
      });

      it('and puts nothing on a link for a way back to us', async () => {
        const id = await link({});
        world.verdicts.set(MAIN, { standing: 'dangerous', reasons: ['own-host'] });
        await runAfter(0);
        expect([await marksOf(id), world.news]).toEqual([[null, null], []]);
      });
    });

    it('tells of each change of what stands on a link, once', async () => {
      const id = await link({ backup_url: BAD });
      const findings = () => world.news.map((each) => 'finding' in each && each.finding);
      world.verdicts.set(BAD, THREAT);
      await runAfter(0);
      await runAfter(6 * HOUR);
      expect(findings()).toEqual(['threat']);
      world.verdicts.set(BAD, BLOCKED);
      await runAfter(6 * HOUR);
      expect(await marksOf(id)).toEqual(['threat', 'blocked']);
      world.verdicts.delete(BAD);
      await runAfter(6 * HOUR);
      await runAfter(6 * HOUR);
      expect(findings()).toEqual(['threat', 'blocked', 'clean']);
      expect(world.news[0]).toEqual({
        type: 'monitoring.destination-judged',
        linkId: id,
        groupId: 3,
        userId: 7,
        encodeId: `a-${String(made)}`,
        domain: 's.test',
        shortUrl: `https://s.test/a-${String(made)}`,
        host: 'bad.test',
        finding: 'threat',
        judgedAt: '2026-11-22T12:00:00.000Z',
      });
    });

    describe('asked to look soon', () => {
      beforeEach(() => query('UPDATE patrol SET round_began = ?', [world.at]));

      /** Not new any more. */
      const known = async (columns: Columns): Promise<number> => {
        const id = await link(columns);
        await query('UPDATE patrol SET made_at = ?', [id]);
        return id;
      };

      it('looks again, later and later and not for ever, while somebody does not answer', async () => {
        await store().ask([await known({})]);
        world.verdicts.set(MAIN, UNCHECKED);
        const calls: number[] = [];
        for (const minutes of [0, 1, 4, 14, 1, 59, 1, 60]) calls.push((await runAfter(minutes)).length);
        expect(calls).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
        expect(await requests()).toBe(0);
      });

      it('and begins anew when it is asked again', async () => {
        const id = await known({});
        await store().ask([id]);
        world.verdicts.set(MAIN, UNCHECKED);
        for (const minutes of [0, 5]) await runAfter(minutes);
        world.later(MINUTE_MS);
        await store().ask([id]);
        world.verdicts.delete(MAIN);
        expect([await runAfter(0), await requests()]).toEqual([[MAIN], 0]);
      });

      it('is done with what does harm, whoever else is silent, and with what leads nowhere', async () => {
        const gone = await known({ trashed_at: world.at });
        await store().ask([await known({ url: BAD }), gone]);
        world.verdicts.set(BAD, BLOCKED);
        await runAfter(0);
        expect(await requests()).toBe(0);
      });

      it('comes back for pages of a slow host that there was no time for', async () => {
        const pages = ['https://slow.test/1', 'https://slow.test/2'];
        for (const url of [...pages, MAIN]) await store().ask([await known({ url })]);
        world.answers.set('https://slow.test/1', 'too-slow');
        expect([await runAfter(0), await requests()]).toEqual([[MAIN, 'https://slow.test/1'], 1]);
        expect([await runAfter(5), await requests()]).toEqual([['https://slow.test/2'], 0]);
      });

      it('is not held up by those who cannot be looked at', async () => {
        const slow = Array.from({ length: 30 }, (_, index) => `https://slow.test/${String(index)}`);
        for (const url of slow) world.answers.set(url, 'too-slow');
        for (const url of slow) await store().ask([await known({ url })]);
        world.later(1);
        await store().ask([await known({})]);
        const called: string[] = [];
        for (const minutes of [0, 1, 1, 1]) called.push(...(await runAfter(minutes, 20)));
        expect(called).toContain(MAIN);
      });
    });

    it('lets no suspects that it has no time for keep others waiting', async () => {
      const slow = Array.from({ length: 40 }, (_, index) => `https://slow.test/${String(index)}`);
      for (const url of [...slow, BAD]) world.answers.set(url, 503);
      for (const url of slow) await link({ url });
      await runAfter(0, 400);
      await link({ url: BAD });
      await runAfter(1, 400);
      for (const url of slow) world.answers.set(url, 'too-slow');
      const called = await runAfter(15, 20);
      for (let run = 0; run < 8; run += 1) called.push(...(await runAfter(1, 20)));
      expect(called).toContain(BAD);
      expect(new Set(called).size).toBeGreaterThan(4);
    });
  },
  [linkSchema],
);
