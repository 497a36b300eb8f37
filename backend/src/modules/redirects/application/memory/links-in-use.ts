import { ownCopy } from '../../../../shared/own-copy';
import type { VisitedLink } from '../../domain/visit/visited-link';

export interface LinksInUseBounds {
  /** Links of one turn. */
  readonly most: number;
  /** What the links of one turn may take together, by {@link sizeOf}. */
  readonly maxSize: number;
  readonly sizeOf: (key: string, link: VisitedLink) => number;
}

/**
 * Links under their keys, of which those are forgotten that are not visited while as many others are: two maps that
 * take turns. To find a link is one look into one map, which a list in the order of use would make three.
 */
export class LinksInUse {
  private recent = new Map<string, VisitedLink>();
  private before = new Map<string, VisitedLink>();
  private recentSize = 0;
  private areDoubted = false;

  constructor(private readonly bounds: LinksInUseBounds) {}

  get size(): number {
    return this.recent.size + this.before.size;
  }

  get(key: string): VisitedLink | undefined {
    return this.recent.get(key) ?? this.usedAgain(key);
  }

  /** What a link was before {@link doubtAll}, while it has not been kept anew. */
  doubted(key: string): VisitedLink | undefined {
    return this.areDoubted ? this.before.get(key) : undefined;
  }

  /** @param key text of its own: a view into a request would keep all of it */
  keep(key: string, link: VisitedLink): void {
    this.delete(key);
    const size = this.bounds.sizeOf(key, link);
    if (this.recent.size >= this.bounds.most || this.recentSize + size > this.bounds.maxSize) {
      this.takeTurns();
    }
    this.recent.set(key, link);
    this.recentSize += size;
  }

  delete(key: string): void {
    const link = this.recent.get(key);
    if (link !== undefined) this.recentSize -= this.bounds.sizeOf(key, link);
    this.recent.delete(key);
    this.before.delete(key);
  }

  /** None of them is found any more; until they are kept anew, {@link doubted} tells what they were. */
  doubtAll(): void {
    if (this.areDoubted && this.recent.size === 0) return;
    const all = this.latestOfTwoTurns();
    this.takeTurns();
    this.before = all;
    this.areDoubted = true;
  }

  /** Doubted again and again, what was kept before would otherwise pile up. */
  private latestOfTwoTurns(): Map<string, VisitedLink> {
    const latest: [string, VisitedLink][] = [];
    let size = 0;
    for (const entry of [...this.before, ...this.recent].reverse()) {
      size += this.bounds.sizeOf(...entry);
      if (latest.length === 2 * this.bounds.most || size > 2 * this.bounds.maxSize) break;
      latest.push(entry);
    }
    return new Map(latest.reverse());
  }

  private usedAgain(key: string): VisitedLink | undefined {
    const link = this.areDoubted ? undefined : this.before.get(key);
    if (link !== undefined) this.keep(ownCopy(key), link);
    return link;
  }

  private takeTurns(): void {
    this.before = this.recent;
    this.recent = new Map();
    this.recentSize = 0;
    this.areDoubted = false;
  }
}
