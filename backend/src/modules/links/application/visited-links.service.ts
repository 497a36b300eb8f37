import { Injectable } from '@nestjs/common';
import { inTime } from '../../../shared/deadline';
import { EventBus } from '../../../shared/events/event-bus';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { isSlug } from '../domain/slug';
import type { VisitedLink } from '../domain/visit-decision';
import { forgivingSlugs } from '../domain/visited-path';
import type {
  LinkChanged,
  LinkChangedElsewhere,
  LinkCreated,
  LinksChangedElsewhere,
  LinkTrashed,
} from '../events';
import { VisitedLinkSource } from './ports/visited-link-source';
import { ownCopy, VisitedLinkMemory } from './visited-links.memory';

/** A database that does not answer by then is away, as far as a visitor is concerned. */
const LOOKUP_DEADLINE_MS = 800;
/** This long after a reading that failed began, nobody waits for another where something is known. */
const AWAY_MS = 2_000;
/** Links read again behind answers that are already out; more would only queue up before the database. */
const MOST_REREADS = 20;

/**
 * Links at hand for redirects. Each slug is looked up once however many ask at the same time, forgotten when its
 * link changes, here or on another node, and read again after a while, because news of a change can get lost.
 * `now` is in milliseconds of a steady clock (`performance.now()`).
 */
@Injectable()
export class VisitedLinks {
  private readonly memory = new VisitedLinkMemory();
  private readonly underWay = new Map<string, Promise<VisitedLink | null>>();
  private changes = 0;
  private awayUntil = -Infinity;

  constructor(
    private readonly source: VisitedLinkSource,
    events: EventBus,
  ) {
    const forget = ({ slug }: LinkChanged | LinkChangedElsewhere | LinkCreated | LinkTrashed): void => {
      this.disown();
      this.memory.forget(slug);
    };
    events.on<LinkCreated>('links.link-created', forget);
    events.on<LinkChanged>('links.link-changed', forget);
    events.on<LinkTrashed>('links.link-trashed', forget);
    events.on<LinkChangedElsewhere>('links.link-changed-elsewhere', forget);
    events.on<LinksChangedElsewhere>('links.links-changed-elsewhere', () => {
      this.disown();
      this.memory.doubtAll();
    });
  }

  /** Links and absences kept at hand. */
  get size(): number {
    return this.memory.size;
  }

  /** Without waiting: the link, null when there is none, undefined when it must be looked up. */
  atHand(slug: string, now: number): VisitedLink | null | undefined {
    const known = this.memory.link(slug);
    if (known === undefined) return this.memory.guess(slug, now);
    if (now < known.freshUntil) return known.link;
    if (now >= known.usableUntil && now >= this.awayUntil) return undefined;
    this.readAgain(slug, now);
    return known.link;
  }

  /**
   * Asks the database; when it is away, what was known before is the answer.
   * @throws TookTooLong, or what the database says.
   */
  lookUp(slug: string, now: number): Promise<VisitedLink | null> {
    const running = this.underWay.get(slug);
    if (running) return running;
    const key = ownCopy(slug);
    const slugs = isSlug(key) ? [key] : forgivingSlugs(key);
    if (slugs.length === 0) return Promise.resolve(null);
    const lookup = inTime(LOOKUP_DEADLINE_MS, this.read(key, slugs, now))
      .catch((error: unknown) => {
        this.awayUntil = now + AWAY_MS;
        const known = this.memory.link(key);
        if (!known) throw error;
        return known.link;
      })
      .finally(() => {
        if (this.underWay.get(key) === lookup) this.underWay.delete(key);
      });
    this.underWay.set(key, lookup);
    return lookup;
  }

  /** What is being read may be older than the change: nobody joins it any more, and it is not kept. */
  private disown(): void {
    this.changes += 1;
    this.underWay.clear();
  }

  private readAgain(slug: string, now: number): void {
    if (this.underWay.size >= MOST_REREADS || this.underWay.has(slug)) return;
    this.lookUp(slug, now).catch(() => {
      // The visit has its answer; one that finds nothing at hand will ask, and be told, itself.
    });
  }

  private async read(key: string, slugs: readonly string[], now: number): Promise<VisitedLink | null> {
    const changesBefore = this.changes;
    const found = await this.source.first(SHARED_DOMAIN, slugs);
    const link = found?.link ?? null;
    this.awayUntil = -Infinity;
    if (changesBefore === this.changes) {
      // News of a link names the slug that it has now, so what is known by another one has to be a guess.
      if (found?.slug === key) this.memory.keepLink(key, found.link, now);
      else this.memory.keepGuess(key, link, now);
    }
    return link;
  }
}
