import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EventBus } from '../../../shared/events/event-bus';
import type { VisitedLink } from '../domain/visit-decision';
import { readVisitedPath } from '../domain/visited-path';
import { type FoundLink, VisitedLinkSource } from './ports/visited-link-source';
import { VisitedLinks } from './visited-links.service';

const LINK: VisitedLink = {
  id: 1,
  url: 'https://example.com/',
  isTrashed: false,
  expiresAt: null,
  fallbackUrl: null,
};
const TRASHED: VisitedLink = { ...LINK, isTrashed: true };

/** A database of links that can be away, or hold its answers back. */
class Shelf extends VisitedLinkSource {
  readonly links = new Map<string, VisitedLink>();
  /** Slugs that links had before, and what they have now. */
  readonly aliases = new Map<string, string>();
  readonly asked: string[] = [];
  isAway = false;
  private readonly held: (() => void)[] = [];
  private holding = false;

  async first(_domainId: number, slugs: readonly string[]): Promise<FoundLink | null> {
    this.asked.push(slugs.join(' '));
    const found = slugs
      .map((asked) => this.aliases.get(asked) ?? asked)
      .map((slug) => ({ slug, link: this.links.get(slug) }))
      .find((each): each is FoundLink => each.link !== undefined);
    if (this.holding) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.isAway) throw new Error('away');
    return found ?? null;
  }

  hold(): void {
    this.holding = true;
  }

  release(): void {
    this.holding = false;
    for (const each of this.held.splice(0)) each();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('links at hand', () => {
  let shelf: Shelf;
  let events: EventBus;
  let links: VisitedLinks;
  beforeEach(() => {
    shelf = new Shelf();
    shelf.links.set('abc', LINK);
    events = new EventBus();
    links = new VisitedLinks(shelf, events);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** What a visit at that moment gets. */
  const visit = async (slug: string, now = 0) => links.atHand(slug, now) ?? (await links.lookUp(slug, now));
  const changed = (type: string, slug = 'abc') =>
    events.publish({ type, linkId: 1, domainId: 0, slug } as { type: string });

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
    expect(links.atHand('none', 29_999)).toBeNull();
    expect(links.atHand('none', 30_000)).toBeUndefined();
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
      expect(links.atHand('abc', 26_000)).toBe(LINK);
      expect(shelf.asked).toHaveLength(1);
      expect(links.atHand('abc', 34_000)).toBe(LINK);
      expect(links.atHand('abc', 34_000)).toBe(LINK);
      await settled();
      expect(shelf.asked).toHaveLength(2);
      expect(links.atHand('abc', 34_000)).toBe(TRASHED);
    });

    it('make a visit wait when nobody has asked for long, so that no change is missed for a minute', async () => {
      shelf.links.delete('abc');
      expect(links.atHand('abc', 60_000)).toBeUndefined();
      expect(await visit('abc', 60_000)).toBeNull();
      expect(links.atHand('abc', 60_001)).toBeNull();
    });

    it('go on without the database, and let nobody wait for it twice', async () => {
      shelf.isAway = true;
      expect(await visit('abc', 3_600_000)).toBe(LINK);
      expect(links.atHand('abc', 3_600_100)).toBe(LINK);
      await settled();
      shelf.isAway = false;
      shelf.links.set('abc', TRASHED);
      expect(links.atHand('abc', 3_600_200)).toBe(LINK);
      await settled();
      expect(links.atHand('abc', 3_600_300)).toBe(TRASHED);
    });

    it('go on when the database does not answer', async () => {
      jest.useFakeTimers();
      shelf.hold();
      const answer = visit('abc', 60_000);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await answer).toBe(LINK);
    });

    it('ask the database for only so many links at once', async () => {
      const slugs = Array.from({ length: 100 }, (_, n) => `many-${n}`);
      for (const slug of slugs) shelf.links.set(slug, LINK);
      await Promise.all(slugs.map((slug) => visit(slug)));
      shelf.asked.length = 0;
      shelf.hold();
      for (const slug of slugs) expect(links.atHand(slug, 40_000)).toBe(LINK);
      shelf.release();
      expect(shelf.asked).toHaveLength(20);
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
      expect(links.atHand('abc', 0)).toBe(TRASHED);
    });

    it('read every link again when any may have changed, and answer with it while they cannot', async () => {
      await visit('abc');
      await changed('links.links-changed-elsewhere');
      shelf.isAway = true;
      expect(links.atHand('abc', 1)).toBeUndefined();
      expect(await visit('abc', 1)).toBe(LINK);
      shelf.isAway = false;
      shelf.links.set('abc', TRASHED);
      await changed('links.links-changed-elsewhere');
      expect(await visit('abc', 5_000)).toBe(TRASHED);
    });
  });

  describe('under a flood', () => {
    it('of unknown slugs stay where they are', async () => {
      await visit('abc');
      for (let n = 0; n < 30_000; n += 1) await visit(`unknown-${n}`);
      expect(links.atHand('abc', 1)).toBe(LINK);
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

/** Node gives its garbage collection away only to contexts made after it was asked for. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
