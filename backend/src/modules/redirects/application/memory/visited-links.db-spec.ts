import {
  Link,
  linkSchema,
  SqlLinksForVisits,
  TypeormLinkRepository,
} from '../../../../../test/support/stored-links';
import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { DestinationSettings } from '../../../../config/destination-settings';
import { WebSettings } from '../../../../config/web-settings';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import type { Member } from '../../../../shared/domain/actor';
import { SHARED_DOMAIN } from '../../../../shared/domain/shared-domain';
import { EventBus } from '../../../../shared/events/event-bus';
import { BatchedVisitedLinks } from '../../infrastructure/batched-visited-links';
import { VisitedLinksService } from './visited-links.service';

const createdAt = new Date('2026-11-22T12:00:00.000Z');
const creator = { kind: 'member', userId: 7, groupId: 5 } as Member;
const web = new WebSettings({ host: '', port: 0 }, 'https://app.test', 'https://s.test', 'linklet');
const VISITORS = 500;

describeOnEachEngine(
  'five hundred visits at one moment',
  (engine: TestEngine) => {
    let links: VisitedLinksService;
    beforeAll(async () => {
      const link = Link.create({
        domainId: SHARED_DOMAIN,
        slug: 'sought',
        url: 'https://e.test/',
        creator,
        createdAt,
      });
      await new TypeormLinkRepository(engine.unitOfWork).add([link]);
      const source = new BatchedVisitedLinks(
        new SqlLinksForVisits(engine.reads, engine.unitOfWork),
        web,
        new DestinationSettings(true),
      );
      links = new VisitedLinksService(source, new DatabaseTimeouts(), new EventBus());
    });

    it.each([
      ['a link', 'sought', 'https://e.test/'],
      ['a slug that none has', 'nobodys', undefined],
    ])('of %s that nobody has asked for before are one question to the database', async (_, slug, url) => {
      const query = jest.spyOn(engine.reads, 'query');
      const found = await Promise.all(
        Array.from({ length: VISITORS }, () => links.lookUp(SHARED_DOMAIN, slug, 0)),
      );
      expect(found.map((link) => link?.url)).toEqual(Array(VISITORS).fill(url));
      expect(query).toHaveBeenCalledTimes(1);
      expect(links.atHand(SHARED_DOMAIN, slug, 1)?.url).toBe(url);
      query.mockRestore();
    });
  },
  [linkSchema],
);
