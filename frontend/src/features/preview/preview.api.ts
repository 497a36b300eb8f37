import type { LinkOnDomain } from '../../api/link-name';
import type { Schema } from '../../api/schemas';
import type { GivenPicture, PictureInput } from './picture';

/** How a link looks where it is shared, and what its page says itself. */
export type PreviewedLink = Pick<
  Schema<'LinkDetailsDto'>,
  | 'id'
  | 'encodeId'
  | 'domain'
  | 'url'
  | 'originalTitle'
  | 'originalDescription'
  | 'originalImageUrl'
  | 'hasPlayIcon'
  | 'isVideo'
  | 'preview'
>;

export interface PreviewApi {
  /** Addresses of the pictures that a page has. */
  picturesOf(url: string): Promise<readonly string[]>;
  /** Tells where the picture is then; also for a link that is not made yet. */
  upload(link: LinkOnDomain | null, picture: GivenPicture, input: PictureInput): Promise<string>;
}
