/** A service that has fetched the card of a link. */
export interface CardFetch {
  /** As the server calls it: `line`, `facebook`, `apple-messages` … */
  readonly service: string;
  /** ISO 8601. */
  readonly lastFetchTime: string;
  readonly fetches: number;
  /** It has not asked since the preview was last changed. */
  readonly showsOldCard: boolean;
  /** It asks again after so many hours at the latest; null where nobody knows. */
  readonly cacheHours: number | null;
  /** Where one can have it look again; null where that cannot be done. */
  readonly toolUrl: string | null;
}

/** What a service makes of the picture; its numbers are null where the problem has none. */
export interface CardWarning {
  readonly service: string;
  readonly problem: 'not-shown' | 'small-card' | 'too-large' | 'too-heavy' | 'too-wide' | 'cut-off';
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number | null;
  readonly percent: number | null;
}

/** Who has fetched the card of a link, and what they make of its picture. */
export interface CardReport {
  /** The same link under an address that no service remembers. */
  readonly refreshUrl: string;
  /** Latest first. */
  readonly services: readonly CardFetch[];
  readonly hasImage: boolean;
  /** Null when there is none, and when nobody has measured it. */
  readonly image: { readonly width: number; readonly height: number; readonly bytes: number } | null;
  readonly warnings: readonly CardWarning[];
}

export interface CardFetchesApi {
  fetches(link: { readonly encodeId: string; readonly domain: string }): Promise<CardReport>;
}
