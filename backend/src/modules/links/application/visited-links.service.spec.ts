import { withRules } from '../../../../test/support/decided-visits';
import { LinkShelf } from '../../../../test/support/link-shelf';
import { collector } from '../../../../test/support/memory';
import { DatabasePatience } from '../../../shared/database/database-patience';
import { EventBus } from '../../../shared/events/event-bus';
import type { VisitedLink } from '../domain/visit/visited-link';
import { readVisitedPath } from '../domain/visit/visited-path';
import { VisitedLinks } from './visited-links.service';

const LINK: VisitedLink = {
  id: 1,
  url: 'https://example.com/',
  isTrashed: false,
  expiresAt: null,
  fallbackUrl: null,
  smartUtm: null,
  rules: null,
};
const TRASHED: VisitedLink = { ...LINK, isTrashed: true };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const until = async (holds: () => boolean | undefined) => {
  while (!holds()) await nextTurn();
};

describe('links at hand', () => {
  let shelf: LinkShelf;
  let events: EventBus;
  let links: VisitedLinks;
  beforeEach(() => {
    shelf = new LinkShelf();
    shelf.links.set('abc', LINK);
    events = new EventBus();
    links = new VisitedLinks(shelf, new DatabasePatience(), events);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** What a visit at that moment gets. */
  const visit = async (slug: string, now = 0) =>
    links.atHand(0, slug, now) ?? (await links.lookUp(0, slug, now));
  const changed = (type: string, slug = 'abc') =>
    events.publish({ type, linkId: 1, domainId: 0, slug } as { type: string });

  it('are others on another domain, and are dropped apart', async () => {
    shelf.links.set('7/abc', TRASHED);
    const both = async () => [
      await visit('abc'),
      links.atHand(7, 'abc', 0) ?? (await links.lookUp(7, 'abc', 0)),
    ];
    expect(await both()).toEqual([LINK, TRASHED]);
    shelf.links.delete('abc');
    shelf.links.delete('7/abc');
    await events.publish({ type: 'links.link-changed', linkId: 2, domainId: 7, slug: 'abc' } as {
      type: string;
    });
    expect(await both()).toEqual([LINK, null]);
  });

  it('are dropped under a slug that they had before, too, when they change', async () => {
    shelf.aliases.set('old', 'abc');
    expect([await visit('abc'), await visit('old')]).toEqual([LINK, LINK]);
    shelf.links.set('abc', TRASHED);
    await changed('links.link-trashed');
    expect([await visit('abc'), await visit('old')]).toEqual([TRASHED, TRASHED]);
  });

  it('are looked up once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('abc')));
    expect(answers.every((link) => link === LINK)).toBe(true);
    expect(await visit('abc')).toBe(LINK);
    expect(shelf.asked).toEqual(['abc']);
  });

  it('come with absences, which are known for half a minute', async () => {
    expect(await visit('none')).toBeNull();
    expect(links.atHand(0, 'none', 29_999)).toBeNull();
    expect(links.atHand(0, 'none', 30_000)).toBeUndefined();
  });

  it.each(['ab', 'style.css', 'x'.repeat(91), '\u200B', 'café'])(
    'cost no query and no memory for %j, which no link can have',
    async (text) => {
      expect(await visit(text)).toBeNull();
      expect([shelf.asked, links.size]).toEqual([[], 0]);
    },
  );

  describe('with time', () => {
    beforeEach(() => visit('abc'));

    it('answer at once and are read again behind the answer', async () => {
      shelf.links.set('abc', TRASHED);
      expect(links.atHand(0, 'abc', 36_000)).toBe(LINK);
      shelf.asked.length = 0;
      expect(links.atHand(0, 'abc', 37_000)).toBe(LINK);
      expect(links.atHand(0, 'abc', 37_000)).toBe(LINK);
      await until(() => links.atHand(0, 'abc', 37_000) === TRASHED);
      expect(shelf.asked).toEqual(['1']);
    });

    it('are believed for longer when they are as they were, and read when they are not', async () => {
      shelf.marks = true;
      shelf.links.set('def', { ...LINK, id: 2 });
      const def = await visit('def');
      links.atHand(0, 'def', 45_000);
      await until(() => links.atHand(0, 'def', 60_000) !== undefined);
      expect(links.atHand(0, 'def', 60_000)).toBe(def);
      shelf.links.set('def', { ...TRASHED, id: 2 });
      links.atHand(0, 'def', 90_000);
      await until(() => links.atHand(0, 'def', 90_000) !== def);
      expect(links.atHand(0, 'def', 90_000)).toEqual({ ...TRASHED, id: 2 });
    });

    it('make a visit wait when nobody has asked for long, so that no change is missed for a minute', async () => {
      shelf.links.delete('abc');
      expect(links.atHand(0, 'abc', 60_000)).toBeUndefined();
      expect(await visit('abc', 60_000)).toBeNull();
      expect(links.atHand(0, 'abc', 60_001)).toBeNull();
    });

    it('go on without the database, and let nobody wait for it twice', async () => {
      shelf.isAway = true;
      expect(await visit('abc', 3_600_000)).toBe(LINK);
      shelf.asked.length = 0;
      expect(links.atHand(0, 'abc', 3_600_100)).toBe(LINK);
      await until(() => shelf.asked.length > 0);
      shelf.isAway = false;
      shelf.links.set('abc', TRASHED);
      expect(links.atHand(0, 'abc', 3_600_200)).toBe(LINK);
      await until(() => links.atHand(0, 'abc', 3_600_300) === TRASHED);
    });

    it('go on when the database does not answer', async () => {
      jest.useFakeTimers();
      shelf.hold();
      const answer = visit('abc', 60_000);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await answer).toBe(LINK);
    });

    it('are read again together, a bounded number at a time', async () => {
      const slugs = Array.from({ length: 300 }, (_, n) => `many-${n}`);
      for (const [n, slug] of slugs.entries()) shelf.links.set(slug, { ...LINK, id: n + 2 });
      await Promise.all(slugs.map((slug) => visit(slug)));
      shelf.asked.length = 0;
      for (const slug of slugs) links.atHand(0, slug, 45_000);
      for (const slug of slugs) shelf.links.set(slug, { ...TRASHED, id: slugs.indexOf(slug) + 2 });
      await until(() => slugs.every((slug) => links.atHand(0, slug, 45_001)?.isTrashed));
      expect(shelf.asked.map((asked) => asked.split(' ').length)).toEqual([...Array<number>(9).fill(32), 12]);
    });

    it('are looked up anew when they have gone elsewhere meanwhile', async () => {
      shelf.links.delete('abc');
      shelf.links.set('elsewhere', LINK);
      links.atHand(0, 'abc', 45_000);
      await until(() => links.atHand(0, 'abc', 45_000) === undefined);
      expect(await visit('abc', 45_000)).toBeNull();
    });

    it('keep no reading that began before one of them changed, but that of the others', async () => {
      shelf.links.set('def', { ...LINK, id: 2 });
      await visit('def');
      for (const slug of ['abc', 'def']) links.atHand(0, slug, 45_000);
      shelf.hold();
      await until(() => shelf.asked.includes('1 2'));
      shelf.links.set('abc', TRASHED);
      await changed('links.link-trashed');
      shelf.release();
      // Beyond what the first reading is good for.
      await until(() => links.atHand(0, 'def', 60_000) !== undefined);
      expect(links.atHand(0, 'abc', 45_001)).toBeUndefined();
      expect(await visit('abc', 45_001)).toBe(TRASHED);
    });
  });

  it('say that nothing is known when the database is away', async () => {
    shelf.isAway = true;
    await expect(visit('abc')).rejects.toThrow('away');
  });

  describe('when a link changes', () => {
    it.each(['links.link-created', 'links.link-trashed', 'links.link-changed-elsewhere'])(
      'forget it and all that led to it: %s',
      async (news) => {
        await Promise.all(['abc', 'abc\u200B', 'abc)', 'none'].map((slug) => visit(slug)));
        shelf.links.set('abc', TRASHED);
        await changed(news);
        expect(await Promise.all(['abc', 'abc\u200B', 'abc)'].map((slug) => visit(slug)))).toEqual(
          Array(3).fill(TRASHED),
        );
      },
    );

    it('let nobody join or keep a reading that began before', async () => {
      shelf.hold();
      const before = visit('abc');
      shelf.links.set('abc', TRASHED);
      await changed('links.link-trashed');
      const after = visit('abc');
      shelf.release();
      expect(await Promise.all([before, after])).toEqual([LINK, TRASHED]);
      expect(links.atHand(0, 'abc', 0)).toBe(TRASHED);
    });

    it.each(['links.links-changed-elsewhere', 'links.many-links-changed'])(
      'read every link again when any may have changed, and answer with it while they cannot: %s',
      async (news) => {
        await visit('abc');
        await changed(news);
        shelf.isAway = true;
        expect(links.atHand(0, 'abc', 1)).toBeUndefined();
        expect(await visit('abc', 1)).toBe(LINK);
        shelf.isAway = false;
        shelf.links.set('abc', TRASHED);
        await changed('links.links-changed-elsewhere');
        expect(await visit('abc', 5_000)).toBe(TRASHED);
      },
    );
  });

  describe('under a flood', () => {
    it('of unknown slugs stay where they are', async () => {
      await visit('abc');
      for (let n = 0; n < 30_000; n += 1) await visit(`unknown-${n}`);
      expect(links.atHand(0, 'abc', 1)).toBe(LINK);
      expect(links.size).toBe(10_001);
    });

    it('of long destinations keep to their share of memory', async () => {
      const url = `https://example.com/${'x'.repeat(1_000_000)}`;
      for (let n = 0; n < 300; n += 1) {
        shelf.links.set(`long-${n}`, { ...LINK, url });
        await visit(`long-${n}`);
      }
      expect(links.size).toBeGreaterThan(100);
      expect(links.size).toBeLessThan(135);
    });

    it('of much that is set on links keep to their share of memory, too', async () => {
      const rules = withRules({ targets: [{ target: 'pc', url: `https://e.test/${'x'.repeat(500_000)}` }] });
      for (let n = 0; n < 300; n += 1) {
        shelf.links.set(`ruled-${n}`, rules);
        await visit(`ruled-${n}`);
      }
      expect(links.size).toBeGreaterThan(100);
      expect(links.size).toBeLessThan(140);
    });

    it('of long request lines keep none of them', async () => {
      const collect = collector();
      const heapUsed = () => {
        collect();
        return process.memoryUsage().heapUsed;
      };
      const before = heapUsed();
      for (let n = 0; n < 30_000; n += 1) {
        // As Node hands it over: one piece, of which the path is cut.
        const url = Buffer.from(`/unknown-to-us-${n}?${'x'.repeat(15_000)}`).toString('latin1');
        const visited = readVisitedPath(url.slice(0, url.indexOf('?')));
        expect(await visit(visited?.slug ?? '')).toBeNull();
      }
      expect(heapUsed() - before).toBeLessThan(30_000_000);
    });
  });
});
