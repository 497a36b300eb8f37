import { uploadedName } from '../../../core/domain/preview/image-name';
import { ImageRefused } from './image.errors';

/** Bytes. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** A picture as a caller gives it: as a file, or by its address. */
export interface GivenImage {
  readonly file: Uint8Array | null;
  readonly imageUrl: string | null;
}

/** Where the bytes of a picture come from: they are here, they were uploaded before, or they are out there. */
export type ImageOrigin =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'upload'; readonly name: string }
  | { readonly kind: 'address'; readonly address: string };

/** A file wins over an address. Throws `ImageRefused` when there is neither. */
export function imageOriginOf({ file, imageUrl }: GivenImage, appOrigin: string): ImageOrigin {
  if (file !== null) return { kind: 'file', bytes: file };
  const typed = imageUrl?.trim() ?? '';
  if (typed === '') {
    throw new ImageRefused('links.image-missing', 'Send a picture as file, or its address as imageUrl.');
  }
  const name = uploadedName(typed.startsWith(`${appOrigin}/`) ? typed.slice(appOrigin.length) : typed);
  return name === null ? { kind: 'address', address: typed } : { kind: 'upload', name };
}
