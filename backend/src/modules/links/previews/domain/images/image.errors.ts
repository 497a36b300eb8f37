import { DomainError, InvalidInput } from '../../../../../shared/domain/domain-error';

export type ImageCode =
  | 'links.image-missing'
  | 'links.image-kind'
  | 'links.image-broken'
  | 'links.image-too-small'
  | 'links.image-too-many-pixels'
  | 'links.image-too-many-frames'
  | 'links.image-too-large'
  | 'links.image-unreachable'
  | 'links.image-unknown';

/** Which of the two ways to name a picture the caller took. */
export type ImageField = 'file' | 'imageUrl';

/** A picture that no preview can show. */
export class ImageRefused extends InvalidInput {
  constructor(
    code: ImageCode,
    message: string,
    readonly field: ImageField = 'file',
  ) {
    super([{ field, code, message }]);
  }

  /** The same, of a picture that was named so. */
  of(field: ImageField): ImageRefused {
    return new ImageRefused(this.code as ImageCode, this.message, field);
  }
}

/** More pictures wait than can be worked on soon. */
export class ImagesBusy extends DomainError {
  constructor() {
    super(
      'unavailable',
      'links.images-busy',
      'Too many pictures are being worked on just now: try again soon.',
      {
        retryAfter: 5,
      },
    );
  }
}
