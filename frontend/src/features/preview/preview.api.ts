/** How a link looks where it is shared, and what its page says itself. */
export interface PreviewedLink {
  readonly id: number;
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
  readonly url: string;
  /** What the page says, or its host. */
  readonly originalTitle: string;
  readonly originalDescription: string | null;
  readonly originalImageUrl: string | null;
  readonly hasPlayIcon: boolean;
  readonly isVideo: boolean;
  /** What is set; null for what the page says. */
  readonly preview: {
    readonly title: string | null;
    readonly description: string | null;
    readonly imageUrl: string | null;
  };
}

/** What is to be changed; null for what the page says, and what is missing stays. */
export interface PreviewChange {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly imageUrl?: string | null;
  readonly hasPlayIcon?: boolean;
}

/** A picture that somebody has, out there or here. */
export type GivenPicture =
  { readonly kind: 'address'; readonly address: string } | { readonly kind: 'file'; readonly file: File };

/** What is to become of it. */
export interface PictureInput {
  /** Where the part that is shown lies, from 0 to 100. */
  readonly topPercent: number;
  readonly leftPercent: number;
  readonly playIcon: boolean;
  /** A GIF goes on moving. */
  readonly keepsMoving: boolean;
}

type LinkName = Pick<PreviewedLink, 'encodeId' | 'domain'>;

export interface PreviewApi {
  /** Addresses of the pictures that a page has. */
  picturesOf(url: string): Promise<readonly string[]>;
  /** Tells where the picture is then. */
  upload(link: LinkName, picture: GivenPicture, input: PictureInput): Promise<string>;
  save(link: LinkName, change: PreviewChange): Promise<PreviewedLink>;
}
