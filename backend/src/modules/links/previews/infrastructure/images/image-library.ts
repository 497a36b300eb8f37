import sharp, { type Sharp, type SharpOptions } from 'sharp';

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];

// Of all that libvips can read, strangers' files may be nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: LOADERS.flatMap((each) => [`VipsForeignLoad${each}`, `VipsForeignLoad${each}Buffer`]),
});
// One thread for each picture, and nothing kept of it: redirects and clicks have the first claim on this machine.
sharp.concurrency(1);
sharp.cache(false);

const SECONDS = 15;

/** A picture of strangers, with the limits that each of them has. */
export const openImage = (bytes: Uint8Array, maxPixels: number, options: SharpOptions = {}): Sharp =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
    ...options,
  }).timeout({ seconds: SECONDS });

export interface RawImage {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** A picture that we have drawn ourselves. */
export const ownImage = ({ pixels, ...raw }: RawImage): Sharp => sharp(pixels, { raw });
