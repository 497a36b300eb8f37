/** Where a slug stands. */
export interface SlugPlace {
  readonly domainId: number;
  readonly slug: string;
}

interface Known {
  /** Other links have or had these. */
  readonly taken: readonly SlugPlace[];
  /** The new links ask for these. */
  readonly wished: readonly SlugPlace[];
}

/** With eight random characters a second draw is already a rarity. */
const MAX_DRAWS = 5;

/** One text for a place, so that sets can hold it. */
export const slugPlaceKey = ({ domainId, slug }: SlugPlace): string => `${String(domainId)}/${slug}`;

/** The slugs that new links get: each goes to one link of its domain. */
export class NewSlugs {
  private readonly gone: Set<string>;
  private readonly wished: ReadonlySet<string>;

  constructor(
    private readonly draw: () => string,
    { taken, wished }: Known,
  ) {
    this.gone = new Set(taken.map(slugPlaceKey));
    this.wished = new Set(wished.map(slugPlaceKey));
  }

  /** Tells whether it was free. The first who claims one gets it. */
  claim(place: SlugPlace): boolean {
    const key = slugPlaceKey(place);
    if (this.gone.has(key)) return false;
    this.gone.add(key);
    return true;
  }

  /** One that no link has or asks for. */
  random(domainId: number): string {
    for (let tries = 1; tries <= MAX_DRAWS; tries += 1) {
      const place = { domainId, slug: this.draw() };
      if (!this.wished.has(slugPlaceKey(place)) && this.claim(place)) return place.slug;
    }
    throw new Error('there are hardly any random slugs left');
  }
}
