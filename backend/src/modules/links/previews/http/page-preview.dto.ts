import { IsString } from 'class-validator';

/** What `POST /links/parse` takes. */
export class PageAddressDto {
  /** URL of the page; the rules of `POST /links` apply. */
  @IsString({ message: 'url must be text: the URL of the page' })
  readonly url!: string;
}

/**
 * What the preview of a link to the page begins with. A page that cannot be read (not there, too slow, not on the open
 * internet) is answered like a page that says nothing of itself, so that it can be shortened all the same.
 */
export class PagePreviewDto {
  /** One line of up to 300 characters; the word `title` if `titleIsNull`. */
  readonly title!: string;
  /** One line of up to 300 characters; the word `description` if the page has none. */
  readonly description!: string;
  /** URLs of up to 20 images, best first. Images known to have a side of 100 pixels or less are left out. */
  readonly images!: string[];
  /** Whether the page has no title or cannot be read. */
  readonly titleIsNull!: boolean;
}
