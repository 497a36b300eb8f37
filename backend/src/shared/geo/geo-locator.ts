/** Where an address is used, as far as is known. */
export interface Place {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** The code behind the country's in ISO 3166-2; null when unknown. */
  readonly subdivision: string | null;
  /** English name; null when unknown. */
  readonly city: string | null;
}

/** One of the files that a map consists of, and when it was made. */
export interface MapEdition {
  readonly knows: 'countries' | 'towns';
  readonly builtAt: Date;
}

/** Finds addresses on the map. */
export abstract class GeoLocator {
  abstract readonly editions: readonly MapEdition[];

  /** Null for addresses that are on no map, private ones among them. */
  abstract locate(address: string): Place | null;
}
