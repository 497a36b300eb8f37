import type { ImageExtension } from '../../../core/domain/preview/image-name';
import type { Size } from '../../../core/domain/preview/measured-image';
import type { ImageInput } from '../../domain/images/image-input';

export interface EditedImage {
  readonly bytes: Uint8Array;
  readonly size: Size;
  readonly extension: ImageExtension;
}

/** Makes pictures that previews can show of pictures that people have. */
export abstract class ImageEditor {
  /** Throws `ImageRefused`, `ImagesBusy`. */
  abstract edit(bytes: Uint8Array, input: ImageInput): Promise<EditedImage>;
}
