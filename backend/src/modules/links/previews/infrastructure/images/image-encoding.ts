import type { EditedImage } from '../../application/ports/image-editor';
import { ownImage, type RawImage } from './image-library';

/** Bytes: WhatsApp shows nothing that is twice as heavy, and others are slow with it. */
const HEAVIEST = 300 * 1024;
const QUALITIES = [84, 74, 62, 50, 38, 26];
const COLOURS = [256, 96, 32];
const OPAQUE = 255;

const isLight = (bytes: Buffer): boolean => bytes.length <= HEAVIEST;

const isTransparent = ({ pixels, channels }: RawImage): boolean => {
  if (channels !== 4) return false;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== OPAQUE) return true;
  return false;
};

async function jpegOf(image: RawImage): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await ownImage(image).flatten({ background: 'white' }).jpeg({ quality }).toBuffer();
    if (isLight(bytes)) break;
  }
  return bytes;
}

async function pngOf(image: RawImage): Promise<Buffer | null> {
  const whole = await ownImage(image).png({ compressionLevel: 9 }).toBuffer();
  if (isLight(whole)) return whole;
  for (const colours of COLOURS) {
    const bytes = await ownImage(image).png({ palette: true, colours }).toBuffer();
    if (isLight(bytes)) return bytes;
  }
  return null;
}

/** As good as it gets within the weight: PNG for what can be seen through, JPEG for all else. */
export async function encodeImage(image: RawImage): Promise<EditedImage> {
  const size = { width: image.width, height: image.height };
  const png = isTransparent(image) ? await pngOf(image) : null;
  return png
    ? { bytes: png, size, extension: 'png' }
    : { bytes: await jpegOf(image), size, extension: 'jpg' };
}
