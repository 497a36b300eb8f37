import { IsString } from 'class-validator';

/** What `POST /links/parse` takes. */
export class PageAddressDto {
  /** The address of the page, by the rules of `POST /links`. */
  @IsString({ message: 'url must be text: the address of the page' })
  readonly url!: string;
}

/**
 * What the preview of a link to the page begins with. A page that cannot be read (not there, too slow, not on the open
 * internet) is answered like a page that says nothing of itself, so that nobody is kept from shortening it.
 */
export class PagePreviewDto {
  /** One line of at most 300 characters; the page's host when `titleIsNull`. */
  readonly title!: string;
  /** One line of at most 300 characters; the word `description` when the page has none. */
  readonly description!: string;
  /** Addresses of at most 20 pictures, the best first; those known to be 100 pixels or less on a side are left out. */
  readonly images!: string[];
  /** The page has no title, or cannot be read. */
  readonly titleIsNull!: boolean;
}
