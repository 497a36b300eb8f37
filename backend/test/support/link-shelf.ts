import {
  type FoundLink,
  VisitedLinkSource,
} from '../../src/modules/redirects/application/ports/visited-link-source';
import type { VisitedLink } from '../../src/modules/redirects/domain/visit/visited-link';
import { placeKey } from '../../src/modules/redirects/domain/visit/visited-place';

/** A database of links that can be away, or hold its answers back. */
export class LinkShelf extends VisitedLinkSource {
  readonly links = new Map<string, VisitedLink>();
  /** Slugs that links had before, and what they have now. */
  readonly aliases = new Map<string, string>();
  readonly asked: string[] = [];
  isAway = false;
  private readonly held: (() => void)[] = [];
  private holding = false;

  async first(domainId: number, slugs: readonly string[]): Promise<FoundLink | null> {
    this.asked.push(slugs.join(' '));
    const found = slugs
      .map((asked) => this.aliases.get(asked) ?? asked)
      .flatMap((slug) => this.found({ domainId, slug }));
    return this.answer(found[0] ?? null);
  }

  private found(place: { readonly domainId: number; readonly slug: string }): FoundLink[] {
    const link = this.links.get(placeKey(place.domainId, place.slug));
    return link === undefined ? [] : [{ ...place, link }];
  }

  hold(): void {
    this.holding = true;
  }

  private async answer<T>(found: T): Promise<T> {
    if (this.holding) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.isAway) throw new Error('away');
    return found;
  }

  release(): void {
    this.holding = false;
    for (const each of this.held.splice(0)) each();
  }
}
