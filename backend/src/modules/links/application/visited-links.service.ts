import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EventBus } from '../../../shared/events/event-bus';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { isSlug } from '../domain/slug';
import type { VisitedLink } from '../domain/visit-decision';
import { forgivingSlugs } from '../domain/visited-path';
import type { LinkChangedElsewhere, LinkCreated, LinksChangedElsewhere, LinkTrashed } from '../events';
import { VisitedLinkSource } from './ports/visited-link-source';

/** A link as it is kept at hand; null: no such link. */
interface Known {
  readonly link: VisitedLink | null;
}

/** About 100 MB when full of ordinary addresses. */
const MOST_LINKS = 250_000;
/** What is not simply a link under its own slug is asked for again after this long. */
const DOUBTFUL_MS = 30_000;
/** A database that does not answer by then is away, as far as a visitor is concerned. */
const LOOKUP_DEADLINE_MS = 800;

/** The database did not answer in time; nothing is known of the slug. */
class LookupTimedOut extends Error {}

/**
 * Links at hand for redirects. Each slug is looked up once however many ask at the same time, and
 * forgotten when its link changes, here or on another node.
 */
@Injectable()
export class VisitedLinks {
  private readonly known = new LRUCache<string, Known>({ max: MOST_LINKS });
  private readonly underWay = new Map<string, Promise<VisitedLink | null>>();
  private changes = 0;

  constructor(
    private readonly source: VisitedLinkSource,
    events: EventBus,
  ) {
    const forget = ({ slug }: LinkChangedElsewhere | LinkCreated | LinkTrashed): void => {
      this.forget(slug);
    };
    events.on<LinkCreated>('links.link-created', forget);
    events.on<LinkTrashed>('links.link-trashed', forget);
    events.on<LinkChangedElsewhere>('links.link-changed-elsewhere', forget);
    events.on<LinksChangedElsewhere>('links.links-changed-elsewhere', () => {
      this.forgetAll();
    });
  }

  /** Links and absences kept at hand. */
  get size(): number {
    return this.known.size;
  }

  /** Without waiting: the link, null when there is none, undefined when it must be looked up. */
  atHand(slug: string): VisitedLink | null | undefined {
    return this.known.get(slug)?.link;
  }

  /** @throws LookupTimedOut, or what the database says. */
  lookUp(slug: string): Promise<VisitedLink | null> {
    const running = this.underWay.get(slug);
    if (running) return running;
    const lookup = withDeadline(this.load(slug)).finally(() => {
      this.underWay.delete(slug);
    });
    this.underWay.set(slug, lookup);
    return lookup;
  }

  private forget(slug: string): void {
    this.changes += 1;
    this.known.delete(slug);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.known.clear();
  }

  private async load(slug: string): Promise<VisitedLink | null> {
    const changesBefore = this.changes;
    const exact = isSlug(slug) ? await this.source.first(SHARED_DOMAIN, [slug]) : null;
    const variants = exact ? [] : forgivingSlugs(slug);
    const link = exact ?? (variants.length > 0 ? await this.source.first(SHARED_DOMAIN, variants) : null);
    // What was read may be older than a change announced meanwhile.
    if (changesBefore === this.changes) this.known.set(slug, { link }, exact ? {} : { ttl: DOUBTFUL_MS });
    return link;
  }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LookupTimedOut());
    }, LOOKUP_DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
