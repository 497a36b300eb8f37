import { LRUCache } from 'lru-cache';
import { LinksInUse } from './links-in-use';
import type { VisitedLink, VisitRules } from '../../domain/visit/visited-link';

/** What text that is no link's own slug led to: the link that was probably meant, or null for none. */
interface Guess {
  readonly link: VisitedLink | null;
  /** Milliseconds of a steady clock. */
  readonly until: number;
}

/** Of one turn, of which there are two. Bytes: addresses are ASCII and take one for each sign. */
const MAX_LINKS = 125_000;
const LINKS_SIZE = 64 * 1024 * 1024;

const MAX_GUESSES = 10_000;
const GUESSES_SIZE = 16 * 1024 * 1024;
const GUESS_MS = 30_000;

/** Roughly what an entry takes besides its texts. */
const ENTRY_SIZE = 200;

/** What is known of slugs, by their `placeKey`, within bounds. Guesses live apart, so that no flood of unknown slugs drives out a link. */
export class VisitedLinkMemory {
  private readonly links = new LinksInUse({
    most: MAX_LINKS,
    maxSize: LINKS_SIZE,
    sizeOf,
  });
  private readonly guesses = new LRUCache<string, Guess>({
    max: MAX_GUESSES,
    maxSize: GUESSES_SIZE,
    sizeCalculation: ({ link }, key) => sizeOf(key, link),
  });

  get size(): number {
    return this.links.size + this.guesses.size;
  }

  link(key: string): VisitedLink | undefined {
    return this.links.get(key);
  }

  /** A link that may have changed since: good for an answer when it cannot be read. */
  doubtedLink(key: string): VisitedLink | undefined {
    return this.links.doubted(key);
  }

  /** undefined: nothing is known, or not lately. */
  guess(key: string, now: number): VisitedLink | null | undefined {
    const guess = this.guesses.get(key);
    return guess !== undefined && now < guess.until ? guess.link : undefined;
  }

  /** `key` must be text of its own (see `ownCopy`). */
  keepLink(key: string, link: VisitedLink): void {
    this.links.keep(key, link);
  }

  /** As {@link keepLink}, of text that is no link's own slug; `now` is when the reading began. */
  keepGuess(key: string, link: VisitedLink | null, now: number): void {
    this.links.delete(key);
    this.guesses.set(key, { link, until: now + GUESS_MS });
  }

  /** The link has changed, and with it what any other text leads to. */
  forget(key: string): void {
    this.links.delete(key);
    this.forgetGuesses();
  }

  /** There are new links: what led nowhere may be one of them. */
  forgetGuesses(): void {
    // Clearing passes over every slot that the cache may ever fill, with each link that is made.
    if (this.guesses.size > 0) this.guesses.clear();
  }

  /** Any link may have changed. Each is read again before it answers, but still answers when it cannot be read. */
  doubtAll(): void {
    this.links.doubtAll();
    this.forgetGuesses();
  }
}

function sizeOf(key: string, link: VisitedLink | null): number {
  const plain = ENTRY_SIZE + 2 * key.length;
  if (link === null) return plain;
  const { url, fallbackUrl, smartUtm, rules } = link;
  const campaign = smartUtm === null ? 0 : smartUtm.head.length + smartUtm.tail.length;
  return plain + url.length + (fallbackUrl?.length ?? 0) + campaign + (rules === null ? 0 : rulesSize(rules));
}

/** Twice the text of all of it: titles are not ASCII, and many small parts cost more than their signs. */
const rulesSize = (rules: VisitRules): number => 2 * JSON.stringify(rules).length;
