import { LRUCache } from 'lru-cache';
import type { VisitedLink, VisitRules } from '../domain/visit/visited-link';

/** A link under its own slug, and how long it may be believed. Moments are milliseconds of a steady clock. */
export interface KnownLink {
  readonly link: VisitedLink;
  /** See `FoundLink`. */
  readonly mark: string | null;
  /** From here on it is read again, while visits are still answered with it. */
  freshUntil: number;
  /** From here on visits wait until it has been read again. */
  usableUntil: number;
}

/** What text that is no link's own slug led to: the link that was probably meant, or null for none. */
interface Guess {
  readonly link: VisitedLink | null;
  readonly until: number;
}

const MOST_LINKS = 250_000;
/** Bytes. Addresses are ASCII and take one for each sign. */
const LINKS_SIZE = 128 * 1024 * 1024;
const FRESH_MS = 40_000;
/** Leaves room for the last read and its deadline: nobody sees a change later than after 60 seconds. */
const USABLE_MS = 55_000;

const MOST_GUESSES = 10_000;
const GUESSES_SIZE = 16 * 1024 * 1024;
const GUESS_MS = 30_000;

/** Roughly what an entry takes besides its texts. */
const ENTRY_SIZE = 200;

/** What is known of slugs, by their `placeKey`, within bounds. Guesses live apart, so that no flood of unknown slugs drives out a link. */
export class VisitedLinkMemory {
  private readonly links = new LRUCache<string, KnownLink>({
    max: MOST_LINKS,
    maxSize: LINKS_SIZE,
    sizeCalculation: ({ link, mark }, key) => sizeOf(key, link) + (mark?.length ?? 0),
  });
  private readonly guesses = new LRUCache<string, Guess>({
    max: MOST_GUESSES,
    maxSize: GUESSES_SIZE,
    sizeCalculation: ({ link }, key) => sizeOf(key, link),
  });

  get size(): number {
    return this.links.size + this.guesses.size;
  }

  /** Being read again is what shows that a link is in use: noting each visit would cost more than finding the link. */
  link(key: string): KnownLink | undefined {
    return this.links.peek(key);
  }

  /** undefined: nothing is known, or not lately. */
  guess(key: string, now: number): VisitedLink | null | undefined {
    const guess = this.guesses.get(key);
    return guess !== undefined && now < guess.until ? guess.link : undefined;
  }

  /** `key` must be text of its own (see {@link ownCopy}); `now` is when the reading began. */
  keepLink(key: string, { link, mark }: Pick<KnownLink, 'link' | 'mark'>, now: number): void {
    this.links.set(key, { link, mark, ...believed(link, now) });
  }

  /** The link was still the same when the reading began, at `now`. */
  renewLink(key: string, now: number): void {
    const known = this.links.get(key);
    if (known !== undefined) Object.assign(known, believed(known.link, now));
  }

  /** As {@link keepLink}, of text that is no link's own slug. */
  keepGuess(key: string, link: VisitedLink | null, now: number): void {
    this.links.delete(key);
    this.guesses.set(key, { link, until: now + GUESS_MS });
  }

  /** The link has changed, and with it what any other text leads to. */
  forget(key: string): void {
    this.links.delete(key);
    this.guesses.clear();
  }

  /** Any link may have changed. Each is read again before it answers, but still answers when it cannot be read. */
  doubtAll(): void {
    for (const known of this.links.values()) {
      known.freshUntil = -Infinity;
      known.usableUntil = -Infinity;
    }
    this.guesses.clear();
  }
}

/**
 * The same text in memory of its own. The path that V8 cuts out of a request is a view into it, and a view that is
 * kept keeps all the 16 kB that a request line may have.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

const believed = ({ id }: VisitedLink, now: number): Pick<KnownLink, 'freshUntil' | 'usableUntil'> => ({
  freshUntil: now + FRESH_MS * spread(id),
  usableUntil: now + USABLE_MS,
});

/** 0.9 to 1.1, by link: links that were read at one moment are not all read again at another. */
function spread(linkId: number): number {
  return 0.9 + (linkId % 97) / 480;
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
