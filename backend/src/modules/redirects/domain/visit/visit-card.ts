/** What a preview crawler is shown of a link whose preview was edited. */
export interface VisitCard {
  readonly title: string;
  readonly description: string | null;
  readonly image: CardImage | null;
  /** Apps that the link opens, for clients that read App Links; null for none. */
  readonly appLinks: AppLinks | null;
}

export interface CardImage {
  /** Absolute. */
  readonly url: string;
  /** Pixels; null, as is the type, of a picture that is not ours. */
  readonly width: number | null;
  readonly height: number | null;
  /** Media type, such as `image/jpeg`. */
  readonly type: string | null;
}

/** Where apps take over, as App Links name it; what is unknown is null. */
export interface AppLinks {
  /** Address with the app's own scheme. */
  readonly iosUrl: string | null;
  /** Digits. */
  readonly iosStoreId: string | null;
  readonly androidUrl: string | null;
  readonly androidPackage: string | null;
}
