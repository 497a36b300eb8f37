import { VISITED_LINK as LINK, withRules } from '../../../../../test/support/decided-visits';
import { LinkShelf } from '../../../../../test/support/link-shelf';
import { collector } from '../../../../../test/support/memory';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { EventBus } from '../../../../shared/events/event-bus';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { readVisitedPath } from '../../../links/values';
import { VisitedLinksService } from './visited-links.service';

const TRASHED: VisitedLink = { ...LINK, isTrashed: true };

describe('links at hand', () => {
  let shelf: LinkShelf;
  let events: EventBus;
  let links: VisitedLinksService;
  beforeEach(() => {
    shelf = new LinkShelf();
    shelf.links.set('abc', LINK);
    events = new EventBus();
    links = new VisitedLinksService(shelf, new DatabaseTimeouts(), events);
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

  it.each(['ab', 'style.css', 'x'.repeat(91), '\u200B', 'Привет'])(
    'cost no query and no memory for %j, which no link can have',
    async (text) => {
      expect(await visit(text)).toBeNull();
      expect([shelf.asked, links.size]).toEqual([[], 0]);
    },
  );

  it('are believed for as long as there is no news of them, with the database or without', async () => {
    await visit('abc');
    shelf.isAway = true;
    expect(links.atHand(0, 'abc', 3_600_000)).toBe(LINK);
  });

  it('say that nothing is known when the database is away', async () => {
    shelf.isAway = true;
    await expect(visit('abc')).rejects.toThrow('away');
  });

  describe('when a link changes', () => {
    it.each(['links.link-created', 'links.link-trashed', 'redirects.link-changed-elsewhere'])(
      'forget it and all that led to it: %s',
      async (event) => {
        await Promise.all(['abc', 'abc\u200B', 'abc)', 'none'].map((slug) => visit(slug)));
        shelf.links.set('abc', TRASHED);
        await changed(event);
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

    it('forget what led nowhere when links are new elsewhere, and nothing else', async () => {
      expect([await visit('abc'), await visit('new')]).toEqual([LINK, null]);
      shelf.links.set('new', { ...LINK, id: 2 });
      await changed('redirects.links-created-elsewhere');
      expect(links.atHand(0, 'abc', 1)).toBe(LINK);
      expect((await visit('new', 1))?.id).toBe(2);
    });

    describe.each(['redirects.links-changed-elsewhere', 'links.many-links-changed'])(
      'any of which there may be: %s',
      (event) => {
        beforeEach(async () => {
          await visit('abc');
          await changed(event);
        });

        it('read every link again', async () => {
          shelf.links.set('abc', TRASHED);
          expect(links.atHand(0, 'abc', 1)).toBeUndefined();
          expect(await visit('abc', 1)).toBe(TRASHED);
        });

        it('answer with it while it cannot be read, and let nobody wait for that twice', async () => {
          shelf.isAway = true;
          expect(await visit('abc', 1)).toBe(LINK);
          expect(links.atHand(0, 'abc', 2_000)).toBe(LINK);
          shelf.isAway = false;
          shelf.links.set('abc', TRASHED);
          expect(await visit('abc', 2_001)).toBe(TRASHED);
        });

        it('answer with it when the database does not answer', async () => {
          jest.useFakeTimers();
          shelf.hold();
          const answer = visit('abc', 1);
          await jest.advanceTimersByTimeAsync(1_000);
          expect(await answer).toBe(LINK);
        });
      },
    );
  });

  describe('under a flood', () => {
    it('of other links keep those that are in use', async () => {
      const url = `https://example.com/${'x'.repeat(1_000_000)}`;
      await visit('abc');
      for (let n = 0; n < 300; n += 1) {
        shelf.links.set(`other-${n}`, { ...LINK, url });
        await visit(`other-${n}`);
        for (let again = 0; again < 20; again += 1) links.atHand(0, 'abc', 1);
      }
      expect(links.atHand(0, 'abc', 1)).toBe(LINK);
      expect(links.atHand(0, 'other-1', 1)).toBeUndefined();
    });

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
      expect(links.size).toBeGreaterThan(60);
      expect(links.size).toBeLessThan(135);
    });

    it('of much that is set on links keep to their share of memory, too', async () => {
      const rules = withRules({ targets: [{ target: 'pc', url: `https://e.test/${'x'.repeat(500_000)}` }] });
      for (let n = 0; n < 300; n += 1) {
        shelf.links.set(`ruled-${n}`, rules);
        await visit(`ruled-${n}`);
      }
      expect(links.size).toBeGreaterThan(60);
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
