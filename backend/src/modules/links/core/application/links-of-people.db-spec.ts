import { describeOnEachEngine } from '../../../../../test/support/database';
import type { Guest, Member } from '../../../../shared/domain/actor';
import { PersonalData } from '../../../../shared/personal-data/personal-data';
import type { DomainsOfLinksService } from '../../../domains';
import { Link, SHARED_DOMAIN } from '../domain/link.entity';
import type { LinkClaimed, LinkTrashed } from '../../events';
import { LinkHistoryStore } from '../infrastructure/link-history.store';
import { LinkEventsHandler } from '../../previews/application/link-events.handler';
import type { PageReadingsService } from '../../previews/application/pages/page-readings.service';
import { SqlCardFetches } from '../../previews/infrastructure/sql-card-fetches';
import { KeptSuggestionsStore } from '../../previews/infrastructure/suggestions/kept-suggestions.store';
import { linkSchema } from '../infrastructure/link.schema';
import { SqlFreeHostRecords } from '../infrastructure/sql-free-host-records';
import { TypeormLinkRepository } from '../infrastructure/typeorm-link-repository';
import { ClaimLinksService } from './claim-links.service';
import { LinkClaimsService } from './link-claims.service';
import { LinkTracesService } from './link-traces.service';
import { LinksOfPeopleService } from './links-of-people.service';
import { SlugCollision } from './ports/link-repository';

const now = new Date('2026-11-21T12:00:00.000Z');
const guest: Guest = { kind: 'guest', userId: 0, groupId: 0, browserUuid: 'browser-1' };
const memberOf = (groupId: number): Member => ({
  kind: 'member',
  userId: groupId * 10,
  groupId,
  groupLevel: 2,
  mayEditAll: false,
  isReadOnly: false,
  isSiteAdmin: false,
  sessionId: 'session',
  browserUuid: 'browser-1',
});

describeOnEachEngine(
  'links and the people they belong to',
  (engine) => {
    const claims = new LinkClaimsService({ secret: 'no placeholder but forty random letters' });
    const build = () => {
      const links = new TypeormLinkRepository(engine.unitOfWork);
      const history = new LinkHistoryStore(engine.unitOfWork);
      const freeHosts = new SqlFreeHostRecords(engine.unitOfWork);
      const suggestions = new KeptSuggestionsStore(engine.unitOfWork);
      const cardFetches = new SqlCardFetches(engine.unitOfWork);
      const domains = { ofAll: () => Promise.resolve(() => ({ origin: 'https://s.test' })) };
      const clock = { now: () => now };
      return {
        links,
        claiming: new ClaimLinksService(links, claims, engine.unitOfWork),
        history,
        freeHosts,
        suggestions,
        cardFetches,
        people: new LinksOfPeopleService(
          links,
          new LinkTracesService(history, freeHosts, engine.unitOfWork),
          engine.unitOfWork,
          domains as unknown as DomainsOfLinksService,
          clock,
          new PersonalData(),
        ),
      };
    };
    const made = async (creator: Guest | Member, slug: string, url = 'https://e.test/'): Promise<Link> => {
      const link = Link.create({ domainId: SHARED_DOMAIN, slug, url, creator, createdAt: now });
      await build().links.add([link]);
      return link;
    };

    it('gives a device’s links to one of two members who show the same claims at once', async () => {
      const links = await Promise.all(['c-one', 'c-two', 'c-three'].map((slug) => made(guest, slug)));
      const texts = links.map((link) => claims.issue(link));
      const change: LinkClaimed[] = [];
      engine.events.on<LinkClaimed>('links.link-claimed', (event) => void change.push(event));
      const { claiming } = build();
      const won = await Promise.all([1, 2].map((id) => claiming.claim(memberOf(id), texts)));
      expect(won.flat().sort()).toEqual(['c-one', 'c-three', 'c-two']);
      expect(change).toHaveLength(3);
      expect(await claiming.claim(memberOf(3), texts)).toEqual([]);
      expect(await claiming.claim(memberOf(3), ['nonsense', ''])).toEqual([]);
    });

    it('exports what a person has, and leaves nothing of it but the slugs', async () => {
      const event: string[] = [];
      engine.events.on<LinkTrashed>('links.link-trashed', ({ slug }) => void event.push(slug));
      await made(memberOf(50), 'p-one', 'https://e.test/?mail=ming@example.com');
      await made(memberOf(50), 'p-two');
      await made(memberOf(51), 'p-other');
      const person = { userId: 500, groupIds: [50], email: null };
      const { people, links } = build();
      expect(await people.exportOf(person)).toEqual({
        isComplete: true,
        links: [
          expect.objectContaining({
            shortUrl: 'https://s.test/p-one',
            url: 'https://e.test/?mail=ming@example.com',
          }),
          expect.objectContaining({ shortUrl: 'https://s.test/p-two', trashTime: null }),
        ],
      });
      await people.erase(person);
      await people.erase(person);
      expect(await links.findBySlug(SHARED_DOMAIN, 'p-one')).toMatchObject({ url: '', trashedAt: now });
      expect(await links.findBySlug(SHARED_DOMAIN, 'p-other')).toMatchObject({ trashedAt: null });
      expect(new Set(event)).toEqual(new Set(['p-one', 'p-two']));
      await expect(made(memberOf(51), 'p-one')).rejects.toBeInstanceOf(SlugCollision);
    });

    it('erases what came into a group that ends, and not what others got from it', async () => {
      const { people, links } = build();
      const moved = async (from: number, to: number, slug: string) => {
        const link = await made(memberOf(from), slug);
        link.transferTo({ groupId: to, userId: from * 10 });
        await links.save(link);
      };
      await moved(60, 61, 'given-away');
      await moved(61, 60, 'come-here');
      const person = { userId: 600, groupIds: [60], email: null };
      expect(await people.exportOf(person)).toMatchObject({
        links: [{ shortUrl: 'https://s.test/come-here' }],
      });
      await people.erase(person);
      expect(await links.findBySlug(SHARED_DOMAIN, 'come-here')).toMatchObject({
        url: '',
        trashedAt: now,
        firstGroupId: null,
        moverUserId: null,
      });
      expect(await links.findBySlug(SHARED_DOMAIN, 'given-away')).toMatchObject({
        url: 'https://e.test/',
        trashedAt: null,
        groupId: 61,
      });
    });

    it('forgets what was set on a link, and what was before', async () => {
      const { links, history, freeHosts, suggestions, cardFetches, people } = build();
      new LinkEventsHandler(
        {} as PageReadingsService,
        suggestions,
        cardFetches,
        engine.events,
      ).onModuleInit();
      const link = await made(memberOf(70), 'set-up');
      const changes = link.edit({
        note: 'for the fair',
        isStarred: true,
        fallbackUrl: 'https://e.test/late',
      });
      await links.save(link);
      const place = { linkId: link.id, groupId: 70 };
      await history.add({ ...place, userId: 700, changedAt: now }, changes);
      const suggested = { type: 'title', style: 'plain', source: 'page', texts: ['Menu'] } as const;
      expect(await suggestions.add(place, suggested, now)).toMatchObject([{ text: 'Menu', createdAt: now }]);
      await cardFetches.note([{ linkId: link.id, crawler: 'line', lastAt: now.getTime(), fetches: 2 }]);
      expect(await cardFetches.fetchesOf(link.id)).toHaveLength(1);
      await freeHosts.note([{ host: 'ming.github.io', linkId: link.id }], now);
      const page = { before: Number.MAX_SAFE_INTEGER, limit: 10 };
      expect(await history.pageOf(place, page)).toHaveLength(3);
      const person = { userId: 700, groupIds: [70], email: null };
      expect(await people.exportOf(person)).toMatchObject({ links: [{ note: 'for the fair', star: true }] });
      await people.erase(person);
      expect(await links.findBySlug(SHARED_DOMAIN, 'set-up')).toMatchObject({
        note: null,
        isStarred: false,
        fallbackUrl: null,
      });
      expect(await history.pageOf(place, page)).toEqual([]);
      expect(await suggestions.suggestionsAt(place)).toEqual([]);
      expect(await cardFetches.fetchesOf(link.id)).toEqual([]);
      expect(await freeHosts.recordOf('ming.github.io')).toMatchObject({ seenAt: null });
    });

    it('has nothing to export or erase for whoever ends no group', async () => {
      const person = { userId: 500, groupIds: [], email: null };
      expect(await build().people.exportOf(person)).toEqual({ isComplete: true, links: [] });
      await expect(build().people.erase(person)).resolves.toBeUndefined();
    });
  },
  [linkSchema],
);
