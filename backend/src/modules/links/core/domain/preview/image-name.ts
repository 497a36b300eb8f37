/** Where pictures are served, on the application's own host. */
export const IMAGES_PATH = '/images/';

const NAME = /^[0-9a-f]{2}\/[0-9a-f]{30}\.(?:jpg|png|gif)$/;

export type ImageExtension = 'jpg' | 'png' | 'gif';

const MEDIA_TYPES: Readonly<Record<ImageExtension, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Of an uploaded picture, by its name. */
export function mediaTypeOf(name: string): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension in MEDIA_TYPES ? MEDIA_TYPES[extension as ImageExtension] : null;
}

/** It cannot be guessed; its first signs are a folder, so that none gets too full. */
export function imageNameOf(random: Uint8Array, extension: ImageExtension): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 2)}/${hex.slice(2)}.${extension}`;
}

/** The name of an uploaded picture by its path; null for what is no such path. */
export function uploadedName(path: string): string | null {
  if (!path.startsWith(IMAGES_PATH)) return null;
  const name = path.slice(IMAGES_PATH.length);
  return NAME.test(name) ? name : null;
}
