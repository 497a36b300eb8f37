import { linkSchema } from '../../../../test/support/stored-links';
import { describeOnEachEngine } from '../../../../test/support/database';
import { turnsDuring } from '../../../../test/support/event-loop';
import { freeHostRecordsOf, patrolOf, PatrolWorld } from '../../../../test/support/patrol';
import { momentOrNull } from '../../../shared/database/rows';
import type { DestinationBack, DestinationDown } from '../events';
import { SqlPatrolStore } from './sql-patrol-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { signal } = new AbortController();
const FINE = 'https://fine.test/';

describeOnEachEngine(
  'the patrol',
  (engine) => {
    let world: PatrolWorld;
    let made = 0;

    const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
      engine.unitOfWork.manager.query<T[]>(sql, [...values]);

    const insert = async (urls: readonly string[], column = 'note', value: unknown = null): Promise<void> => {
      for (let from = 0; from < urls.length; from += 500) {
        const part = urls.slice(from, from + 500);
        await query(
          `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, ${column})
           VALUES ${part.map(() => '(0, ?, ?, 3, 7, ?, ?)').join(', ')}`,
          part.flatMap((url) => [`p-${String((made += 1))}`, url, world.at, value]),
        );
      }
    };

    const link = async (url: string, column?: string, value?: unknown): Promise<number> => {
      await insert([url], column, value);
      const [row] = await query<{ id: number | string }>('SELECT id FROM links WHERE slug = ?', [
        `p-${String(made)}`,
      ]);
      return Number(row?.id);
    };

    const columnOf = async <T>(id: number, column: string): Promise<T | undefined> =>
      (await query<Record<string, T>>(`SELECT ${column} FROM links WHERE id = ?`, [id]))[0]?.[column];

    const downSince = async (id: number): Promise<Date | null> =>
      momentOrNull((await columnOf<string | Date | null>(id, 'down_since')) ?? null);

    const suspectsLeft = async (): Promise<number> =>
      (await query('SELECT link_id FROM patrol_suspects')).length;

    /** Runs now, and whenever so many minutes more have gone by; tells what was called each time. */
    const runAfter = async (...minutes: readonly number[]): Promise<string[][]> => {
      const calls: string[][] = [];
      for (const each of minutes) {
        world.later(each * MINUTE_MS);
        await patrolOf(engine, world).run(signal);
        calls.push(world.calls());
      }
      return calls;
    };

    beforeAll(() => {
      for (const type of ['monitoring.destination-down', 'monitoring.destination-back'] as const) {
        engine.events.on(type, (event: DestinationDown | DestinationBack) => {
          world.news.push(event);
        });
      }
    });

    beforeEach(async () => {
      world = new PatrolWorld();
      for (const table of ['links', 'patrol_wishes', 'patrol_suspects', 'free_host_links']) {
        await query(`DELETE FROM ${table}`);
      }
      await query(
        `UPDATE patrol SET holder = NULL, held_until = NULL, round_began = NULL, round_at = NULL, made_at = 0, witnesses = NULL`,
      );
    });

    describe('walks', () => {
      it('through new links as they come, a few at a time, and does not come back soon', async () => {
        await insert(Array.from({ length: 90 }, (_, index) => `https://h${String(index)}.test/`));
        const calls = await runAfter(0, 1, 1, 1, 1);
        expect(calls.map(({ length }) => length)).toEqual([30, 30, 30, 0, 0]);
        expect(new Set(calls.flat()).size).toBe(90);
      });

      it('around all links again when the round is due', async () => {
        await insert(['https://a.test/', 'https://b.test/']);
        const both = ['https://a.test/', 'https://b.test/'];
        expect(await runAfter(0, 1, 5 * 60, 60, 1, 6 * 60)).toEqual([both, [], [], both, [], both]);
      });

      it('the round in slices that begin where the one before has ended', async () => {
        await insert(Array.from({ length: 100 }, (_, index) => `https://h${String(index)}.test/`));
        await query('UPDATE patrol SET made_at = (SELECT MAX(id) FROM links)');
        const calls = await runAfter(0, 1, 1, 1);
        expect(calls.map(({ length }) => length)).toEqual([40, 40, 20, 0]);
        expect(new Set(calls.flat()).size).toBe(100);
      });

      it('past what leads nowhere', async () => {
        await link('https://trashed.test/', 'trashed_at', world.at);
        await link('https://over.test/', 'expires_at', world.at);
        await link('https://alias.test/', 'alias_of', 1);
        await link('');
        await link('https://later.test/', 'expires_at', new Date(world.at.getTime() + HOUR_MS));
        expect(await runAfter(0)).toEqual([['https://later.test/']]);
      });

      it('to a destination once, however many links lead there', async () => {
        await insert(Array.from({ length: 10_000 }, () => FINE));
        const turns = await turnsDuring(async () => {
          expect(await runAfter(0, 1)).toEqual([[FINE], []]);
        });
        expect(turns).toBeGreaterThan(10);
        expect(world.judged).toEqual([FINE]);
        const noted = await query<{ links: number | string }>(
          `SELECT COUNT(*) AS links FROM links WHERE probe_answer = '200' AND answers_since = probed_at`,
        );
        expect(Number(noted[0]?.links)).toBe(10_000);
      });

      it('to what leads elsewhere now before all else', async () => {
        await insert(Array.from({ length: 100 }, (_, index) => `https://h${String(index)}.test/`));
        await query('UPDATE patrol SET made_at = (SELECT MAX(id) FROM links)');
        const changed = await link('https://changed.test/', 'probe_answer', '404');
        await query('UPDATE patrol SET made_at = (SELECT MAX(id) FROM links)');
        const store = new SqlPatrolStore(engine.unitOfWork, world.clock);
        await store.ask([changed]);
        await store.forget([changed]);
        expect(await columnOf(changed, 'probe_answer')).toBeNull();
        const [first, second] = await runAfter(0, 1);
        expect(first).toContain('https://changed.test/');
        expect(second).not.toContain('https://changed.test/');
        expect(await query('SELECT * FROM patrol_wishes')).toEqual([]);
      });

      it('again to what was changed once more while it looked', async () => {
        const changed = await link(FINE);
        const store = new SqlPatrolStore(engine.unitOfWork, world.clock);
        await store.ask([changed]);
        world.beforeAnswer = async () => {
          world.beforeAnswer = () => Promise.resolve();
          world.later(5);
          await store.ask([changed]);
        };
        expect(await runAfter(0, 1, 1)).toEqual([[FINE], [FINE], []]);
      });
    });

    describe('is run', () => {
      it('by one worker at a time', async () => {
        await insert(['https://a.test/']);
        world.beforeAnswer = () => patrolOf(engine, world).run(signal);
        expect(await runAfter(0)).toEqual([['https://a.test/']]);
      });

      it('by the next one from where one that died had begun', async () => {
        await insert(['https://a.test/']);
        const store = new SqlPatrolStore(engine.unitOfWork, world.clock);
        expect(await store.begin()).not.toBeNull();
        expect(await runAfter(1, 8, 1)).toEqual([[], [], ['https://a.test/']]);
      });

      it('again at once after one that had to stop in the middle, which concludes nothing', async () => {
        await insert(['https://a.test/', 'https://b.test/']);
        const stop = new AbortController();
        world.beforeAnswer = () => {
          stop.abort();
          return Promise.resolve();
        };
        await expect(patrolOf(engine, world).run(stop.signal)).rejects.toThrow('aborted');
        world.calls();
        expect(await runAfter(0)).toEqual([['https://a.test/', 'https://b.test/']]);
      });

      it('without harm by one that was thought dead and comes back', async () => {
        await insert(['https://a.test/']);
        world.beforeAnswer = async () => {
          world.beforeAnswer = () => Promise.resolve();
          world.later(10 * MINUTE_MS);
          await patrolOf(engine, world).run(signal);
          await insert(['https://b.test/']);
          await patrolOf(engine, world).run(signal);
        };
        expect(await runAfter(0, 1)).toEqual([['https://a.test/', 'https://a.test/', 'https://b.test/'], []]);
      });
    });

    describe('finds a destination that fails', () => {
      const GONE = 'https://gone.test/';

      beforeEach(() => world.answers.set(GONE, 503));

      it('down after three looks in half an hour, and up after one', async () => {
        const id = await link(GONE, 'backup_url', 'https://backup.test/');
        const start = world.at;
        await runAfter(0, 15);
        expect([await downSince(id), world.news]).toEqual([null, []]);
        const calls = await runAfter(14, 1);
        expect(calls).toEqual([[], [GONE]]);
        expect(await downSince(id)).toEqual(start);
        world.answers.set(GONE, 200);
        await runAfter(9, 1, 1);
        expect(await downSince(id)).toBeNull();
        const about = {
          linkId: id,
          groupId: 3,
          userId: 7,
          encodeId: `p-${String(made)}`,
          domain: 's.test',
          shortUrl: `https://s.test/p-${String(made)}`,
          host: 'gone.test',
          since: start.toISOString(),
          hasBackup: true,
        };
        expect(world.news).toEqual([
          { type: 'monitoring.destination-down', ...about },
          { type: 'monitoring.destination-back', ...about },
        ]);
        expect(await suspectsLeft()).toBe(0);
      });

      it('not down when it answers in between', async () => {
        const id = await link(GONE);
        await runAfter(0, 15);
        world.answers.set(GONE, 200);
        await runAfter(15);
        expect(await suspectsLeft()).toBe(0);
        world.answers.set(GONE, 503);
        await runAfter(6 * 60, 15);
        expect(await downSince(id)).toBeNull();
      });

      it('down for all links that lead there, also for one that is new', async () => {
        const first = await link(GONE);
        await runAfter(0, 15, 15);
        const second = await link(GONE);
        await runAfter(1);
        expect(await downSince(second)).toEqual(await downSince(first));
        world.answers.set(GONE, 200);
        await runAfter(10);
        expect([await downSince(first), await downSince(second)]).toEqual([null, null]);
      });

      it('no more often than every half an hour after two hours, and only on rounds after a day', async () => {
        await link(GONE);
        await runAfter(0, 15, 15, 90);
        expect(await runAfter(29, 1)).toEqual([[], [GONE]]);
        world.later(24 * HOUR_MS);
        await runAfter(0);
        expect(await suspectsLeft()).toBe(0);
        expect(await runAfter(30, 5 * 60 + 30)).toEqual([[], [GONE]]);
        expect(world.news).toHaveLength(1);
        world.answers.set(GONE, 200);
        await runAfter(6 * 60);
        expect(world.news.map(({ type }) => type)).toEqual([
          'monitoring.destination-down',
          'monitoring.destination-back',
        ]);
      });

      it('no more once its link leads elsewhere, or nowhere', async () => {
        const [moved, trashed] = [await link(GONE), await link(`${GONE}too`)];
        world.answers.set(`${GONE}too`, 404);
        await runAfter(0);
        await query('UPDATE links SET url = ? WHERE id = ?', [FINE, moved]);
        await query('UPDATE links SET trashed_at = ? WHERE id = ?', [world.at, trashed]);
        expect(await runAfter(15, 15)).toEqual([[], []]);
        expect(await suspectsLeft()).toBe(0);
      });

      it('without marking a link that was changed while it looked', async () => {
        const id = await link(GONE);
        await runAfter(0, 15);
        world.beforeAnswer = () =>
          query('UPDATE links SET url = ? WHERE id = ?', [FINE, id]).then(() => undefined);
        await runAfter(15);
        expect([await downSince(id), world.news]).toEqual([null, []]);
      });

      it('and calls no other page of a host that is not there', async () => {
        const pages = Array.from({ length: 20 }, (_, index) => `https://away.test/${String(index)}`);
        await insert([...pages, FINE]);
        for (const page of pages) world.answers.set(page, 'no-such-host');
        const [calls] = await runAfter(0);
        expect(calls).toHaveLength(2);
        expect(await suspectsLeft()).toBe(20);
        expect(world.judged).toHaveLength(21);
      });

      it('and leaves the other pages of a host that is slow for another time', async () => {
        await insert(['https://slow.test/1', 'https://slow.test/2', FINE]);
        world.answers.set('https://slow.test/1', 'too-slow');
        const [calls] = await runAfter(0);
        expect(calls).toEqual([FINE, 'https://slow.test/1']);
      });

      it.each(['too-slow', 'no-answer'] as const)(
        'and still judges the other pages of a host that plays dead with one: %s',
        async (answer) => {
          const first = await link('https://dead.test/1');
          const second = await link('https://dead.test/2');
          world.answers.set('https://dead.test/1', answer);
          world.verdicts.set('https://dead.test/2', { standing: 'dangerous', reasons: ['threat'] });
          await insert([FINE]);
          await runAfter(0);
          expect([await columnOf(first, 'warning'), await columnOf(second, 'warning')]).toEqual([
            null,
            'threat',
          ]);
        },
      );
    });

    describe('blames nobody for our own trouble', () => {
      const AWAY = 'https://away.test/page';

      beforeEach(() => world.answers.set(AWAY, 'no-such-host'));

      it('when nobody at all can be reached', async () => {
        const id = await link(AWAY);
        await insert(['https://also.test/']);
        world.answers.set('https://also.test/', 'too-slow');
        await runAfter(0, 15, 15, 15, 6 * 60);
        expect([await downSince(id), await suspectsLeft(), world.news]).toEqual([null, 0, []]);
      });

      it('and still puts there what is known against them', async () => {
        const id = await link(AWAY);
        world.verdicts.set(AWAY, { standing: 'dangerous', reasons: ['threat'] });
        await runAfter(0);
        expect([await columnOf(id, 'warning'), await columnOf(id, 'probed_at')]).toEqual(['threat', null]);
      });

      it('until a host that answered lately has answered', async () => {
        await insert([FINE]);
        await runAfter(0);
        const id = await link(AWAY);
        expect(await runAfter(1)).toEqual([[AWAY, FINE].sort()]);
        expect(await suspectsLeft()).toBe(1);
        await runAfter(15, 15);
        expect(await downSince(id)).not.toBeNull();
      });

      it('while those who answered lately do not either', async () => {
        await insert([FINE]);
        await runAfter(0);
        world.answers.set(FINE, 'no-answer');
        await insert([AWAY]);
        await runAfter(1, 15, 15, 15);
        expect(await suspectsLeft()).toBe(0);
      });
    });

    describe('puts on links what it finds about their safety', () => {
      const BAD = 'https://bad.test/';

      it('and takes it away again', async () => {
        const id = await link(BAD);
        world.verdicts.set(BAD, { standing: 'dangerous', reasons: ['threat', 'blocked'] });
        await runAfter(0);
        expect([await columnOf(id, 'warning'), await columnOf(id, 'disabled_for')]).toEqual([
          'threat',
          'blocked',
        ]);
        world.verdicts.set(BAD, { standing: 'unchecked', isComplete: false });
        await runAfter(6 * 60);
        expect(await columnOf(id, 'warning')).toBe('threat');
        world.verdicts.delete(BAD);
        await runAfter(6 * 60);
        expect([await columnOf(id, 'warning'), await columnOf(id, 'disabled_for')]).toEqual([null, null]);
      });

      it('and leaves doubts to those who know of all that concerns them', async () => {
        const id = await link(BAD);
        world.verdicts.set(BAD, { standing: 'suspicious', reasons: ['young'] });
        await runAfter(0);
        expect(await columnOf(id, 'warning')).toBeNull();
        world.doubt = 'young';
        await runAfter(6 * 60);
        expect(await columnOf(id, 'warning')).toBe('young');
        world.doubt = null;
        await runAfter(6 * 60);
        expect(await columnOf(id, 'warning')).toBeNull();
        world.doubt = 'young';
        await runAfter(6 * 60);
        world.verdicts.delete(BAD);
        world.doubt = 'free-host';
        await runAfter(6 * 60);
        expect(await columnOf(id, 'warning')).toBe('free-host');
      });

      it('and remembers since when names below free hosts are known, and which of them did harm', async () => {
        const records = freeHostRecordsOf(engine);
        const [fine, bad] = ['https://ann.github.io/a', 'https://x.bob.duckdns.org/'];
        const began = world.at;
        for (const url of [fine, bad, FINE]) await link(url);
        world.verdicts.set(bad, { standing: 'dangerous', reasons: ['threat'] });
        await runAfter(0, 6 * 60);
        expect(await records.recordOf('ann.github.io')).toEqual({ seenAt: began, people: 1, badAt: null });
        expect(await records.recordOf('bob.duckdns.org')).toEqual({ seenAt: began, people: 1, badAt: began });
        expect(await query('SELECT host FROM free_host_links ORDER BY host')).toHaveLength(2);
      });

      it('and leaves what people have put there', async () => {
        const [reported, abused] = [
          await link(BAD, 'warning', 'reported'),
          await link(BAD, 'disabled_for', 'abuse'),
        ];
        await runAfter(0);
        world.verdicts.set(BAD, { standing: 'dangerous', reasons: ['threat', 'blocked'] });
        await runAfter(6 * 60);
        expect(await columnOf(reported, 'warning')).toBe('reported');
        expect(await columnOf(abused, 'disabled_for')).toBe('abuse');
      });
    });
  },
  [linkSchema],
);
