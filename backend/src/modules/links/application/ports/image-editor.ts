import type { ImageExtension } from '../../domain/preview/image-name';
import type { ImageWish, Size } from '../../domain/preview/image-wish';

export interface EditedImage {
  readonly bytes: Uint8Array;
  readonly size: Size;
  readonly extension: ImageExtension;
}

/** Makes pictures that previews can show of pictures that people have. */
export abstract class ImageEditor {
  /** Throws `ImageRefused`, `ImagesBusy`. */
  abstract edit(bytes: Uint8Array, wish: ImageWish): Promise<EditedImage>;
}
