import { Injectable } from '@nestjs/common';
import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import { withTimeout } from '../../../../shared/deadline';
import { EventBus } from '../../../../shared/events/event-bus';
import { ownCopy } from '../../../../shared/own-copy';
import { isSlug, forgivingSlugs } from '../../../links/values';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { placeKey } from '../../domain/visit/visited-place';
import type { LinkChanged, LinkCreated, LinkTrashed, ManyLinksChanged } from '../../../links/events';
import type { LinkChangedElsewhere, LinksChangedElsewhere, LinksCreatedElsewhere } from '../../events';
import { VisitedLinkSource } from '../ports/visited-link-source';
import { VisitedLinkMemory } from './visited-links.memory';

type LinkChange = LinkChanged | LinkChangedElsewhere | LinkCreated | LinkTrashed;

/** This long after a reading that failed began, no visit waits for another where something is known. */
const AWAY_MS = 2_000;

/**
 * Links at hand for redirects. Each address is looked up once however many ask at the same time, and forgotten when its
 * link changes, in this process or another: no news of a change gets lost, so nothing is read again without one.
 * `now` is in milliseconds of a steady clock (`performance.now()`).
 */
@Injectable()
export class VisitedLinksService {
  private readonly memory = new VisitedLinkMemory();
  private readonly underWay = new Map<string, Promise<VisitedLink | null>>();
  private changes = 0;
  private awayUntil = -Infinity;

  constructor(
    private readonly source: VisitedLinkSource,
    private readonly timeouts: DatabaseTimeouts,
    events: EventBus,
  ) {
    const forget = ({ domainId, slug }: LinkChange): void => {
      const key = placeKey(domainId, slug);
      this.disown();
      this.memory.forget(key);
    };
    events.on<LinkCreated>('links.link-created', forget);
    events.on<LinkChanged>('links.link-changed', forget);
    events.on<LinkTrashed>('links.link-trashed', forget);
    events.on<LinkChangedElsewhere>('redirects.link-changed-elsewhere', forget);
    events.on<LinksCreatedElsewhere>('redirects.links-created-elsewhere', () => {
      this.disown();
      this.memory.forgetGuesses();
    });
    const doubtAll = (): void => {
      this.disown();
      this.memory.doubtAll();
    };
    events.on<LinksChangedElsewhere>('redirects.links-changed-elsewhere', doubtAll);
    events.on<ManyLinksChanged>('links.many-links-changed', doubtAll);
  }

  /** Links and absences kept at hand. */
  get size(): number {
    return this.memory.size;
  }

  /** Without waiting: the link, null when there is none, undefined when it must be looked up. */
  atHand(domainId: number, slug: string, now: number): VisitedLink | null | undefined {
    const key = placeKey(domainId, slug);
    const known = this.memory.link(key);
    if (known !== undefined) return known;
    const doubted = this.memory.doubtedLink(key);
    if (doubted === undefined) return this.memory.guess(key, now);
    return now < this.awayUntil ? doubted : undefined;
  }

  /**
   * Asks the database; when it is away, what was known before is the answer.
   * @throws TookTooLong, or what the database says.
   */
  lookUp(domainId: number, visited: string, now: number): Promise<VisitedLink | null> {
    const running = this.underWay.get(placeKey(domainId, visited));
    if (running) return running;
    const slug = ownCopy(visited);
    const key = placeKey(domainId, slug);
    const slugs = isSlug(slug) ? [slug] : forgivingSlugs(slug);
    if (slugs.length === 0) return Promise.resolve(null);
    const lookup = withTimeout(this.timeouts.visitMs, this.read(domainId, slug, { slugs, now }))
      .catch((error: unknown) => {
        this.awayUntil = now + AWAY_MS;
        const known = this.memory.doubtedLink(key);
        if (!known) throw error;
        return known;
      })
      .finally(() => {
        if (this.underWay.get(key) === lookup) this.underWay.delete(key);
      });
    this.underWay.set(key, lookup);
    return lookup;
  }

  /** What is being read may be older than the change: no visit joins it any more, and it is not kept. */
  private disown(): void {
    this.changes += 1;
    this.underWay.clear();
  }

  private async read(
    domainId: number,
    slug: string,
    { slugs, now }: { slugs: readonly string[]; now: number },
  ): Promise<VisitedLink | null> {
    const changesBefore = this.changes;
    const found = await this.source.first(domainId, slugs);
    const link = found?.link ?? null;
    this.awayUntil = -Infinity;
    if (changesBefore === this.changes) {
      // News of a link names the address that it has now, so what is known by another one has to be a guess.
      const key = placeKey(domainId, slug);
      if (found?.domainId === domainId && found.slug === slug) this.memory.keepLink(key, found.link);
      else this.memory.keepGuess(key, link, now);
    }
    return link;
  }
}
