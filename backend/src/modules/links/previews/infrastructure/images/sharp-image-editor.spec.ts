import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ImageInput } from '../../domain/images/image-input';
import { SharpImageEditor } from './sharp-image-editor';

const PLAIN: ImageInput = {
  ratio: null,
  topPercent: 50,
  leftPercent: 50,
  noCrop: false,
  isVideo: false,
  playIcon: false,
  keepsMoving: false,
};

const editor = new SharpImageEditor();

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha?: number;
}

const RED: Colour = { r: 220, g: 30, b: 30 };
const BLUE: Colour = { r: 20, g: 40, b: 220 };

const filled = (width: number, height: number, background: Colour = RED) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** Its left half red, its right half blue. */
const halves = async (width: number, height: number) => {
  const input = await filled(width >> 1, height, BLUE)
    .png()
    .toBuffer();
  return filled(width, height).composite([{ input, gravity: 'east' }]);
};

/** Nothing that compresses. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: RED,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Of 64 colours, because to reduce many more to few takes seconds; too heavy all the same. */
const seeThroughNoise = (width: number, height: number) => {
  const pixels = randomBytes(width * height * 4).map((byte, at) => (at % 4 === 3 ? 128 : 64 + (byte & 0x60)));
  return sharp(pixels, { raw: { width, height, channels: 4 } });
};

const movingGif = async (frames: number, width = 200, height = 150): Promise<Buffer> => {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      filled(width, height, { r: (index * 37) % 256, g: 99, b: 9 })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
};

async function edited(bytes: Uint8Array, input: Partial<ImageInput> = {}) {
  const { bytes: out, size, extension } = await editor.edit(bytes, { ...PLAIN, ...input });
  const head = await sharp(out, { animated: true }).metadata();
  // Of one frame, where there are many.
  expect(size).toEqual({ width: head.width, height: head.pageHeight ?? head.height });
  return { out: Buffer.from(out), extension, head };
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(image)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const isReddish = ([red = 0, , blue = 0]: number[]): boolean => red > 150 && blue < 90;

describe('a picture for previews', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['JPEG', () => filled(1600, 900).jpeg().toBuffer(), 'jpg'],
    ['PNG', () => filled(1600, 900).png().toBuffer(), 'jpg'],
    ['WebP', () => filled(1600, 900).webp().toBuffer(), 'jpg'],
    ['GIF', () => filled(1600, 900).gif().toBuffer(), 'jpg'],
    ['grey JPEG', () => filled(1600, 900).greyscale().jpeg().toBuffer(), 'jpg'],
    ['CMYK JPEG', () => filled(1600, 900).toColourspace('cmyk').jpeg().toBuffer(), 'jpg'],
    ['PNG of 16 bits', () => filled(1600, 900).toColourspace('rgb16').png().toBuffer(), 'jpg'],
    [
      'see-through PNG',
      () =>
        filled(400, 300, { ...RED, alpha: 0.5 })
          .png()
          .toBuffer(),
      'png',
    ],
    [
      'see-through WebP',
      () =>
        filled(400, 300, { ...RED, alpha: 0.5 })
          .webp()
          .toBuffer(),
      'png',
    ],
    [
      'PNG with a full alpha',
      () =>
        filled(400, 300, { ...RED, alpha: 1 })
          .png()
          .toBuffer(),
      'jpg',
    ],
  ])('is made of a %s', async (_, make, extension) => {
    const { head, ...rest } = await edited(await make());
    expect(rest.extension).toBe(extension);
    expect([head.width, head.height, head.space]).toEqual([1200, 630, 'srgb']);
  });

  it.each<[Partial<ImageInput>, boolean]>([
    [{ leftPercent: 0 }, true],
    [{ leftPercent: 100 }, false],
  ])('shows the part that is wanted: %j', async (input, red) => {
    const { out } = await edited(await (await halves(2400, 600)).png().toBuffer(), input);
    expect(isReddish(await colourAt(out, 600, 315))).toBe(red);
  });

  it('is turned upright, and tells nothing of the camera', async () => {
    const input = await (
      await halves(800, 400)
    )
      .withExif({ IFD0: { Make: 'Nobody’s', Copyright: '林小明' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { out, head } = await edited(input, { noCrop: true });
    expect([head.width, head.height]).toEqual([225, 450]);
    expect([head.exif, head.icc, head.xmp, head.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(isReddish(await colourAt(out, 112, 20))).toBe(true);
    expect(isReddish(await colourAt(out, 112, 430))).toBe(false);
  });

  it('is light enough for every program, whatever it shows', async () => {
    const opaque = await edited(await noise(2000, 1200).jpeg().toBuffer());
    const seeThrough = await edited(await seeThroughNoise(1200, 630).png().toBuffer());
    expect(Math.max(opaque.out.length, seeThrough.out.length)).toBeLessThanOrEqual(300 * 1024);
  });

  it('has a play icon in its middle where that is wanted, and nowhere else', async () => {
    const input = await filled(1200, 630).png().toBuffer();
    const plain = await edited(input);
    const { out } = await edited(input, { playIcon: true });
    expect(await colourAt(plain.out, 600, 315)).toEqual(await colourAt(plain.out, 100, 100));
    expect(Math.min(...(await colourAt(out, 600, 315)))).toBeGreaterThan(240);
    expect(Math.max(...(await colourAt(out, 545, 315)))).toBeLessThan(140);
    expect(isReddish(await colourAt(out, 600, 240))).toBe(true);
    expect(isReddish(await colourAt(out, 520, 315))).toBe(true);
  });

  it('goes on moving where that is wanted', async () => {
    const gif = await movingGif(5);
    const still = await edited(gif);
    expect([still.extension, still.head.pages ?? 1]).toEqual(['jpg', 1]);
    const moving = await edited(gif, { keepsMoving: true, playIcon: true });
    expect([moving.extension, moving.head.pages, moving.head.width, moving.head.pageHeight]).toEqual([
      'gif',
      5,
      600,
      315,
    ]);
    for (const page of [0, 4]) {
      const frame = await sharp(moving.out, { page }).png().toBuffer();
      expect(Math.min(...(await colourAt(frame, 300, 157)))).toBeGreaterThan(200);
    }
  });
});

/** A PNG whose head promises more than the file has. */
const lyingPng = async (width: number, height: number): Promise<Buffer> => {
  const png = await filled(200, 200).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** A square of one colour, in one bit each: written here, because drawing it first takes seconds. */
function bombPng(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file that is no picture for previews', () => {
  it('would be a picture if it were smaller', async () => {
    expect((await edited(bombPng(600))).extension).toBe('jpg');
  });

  it('S32 is not even opened by the library', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow();
    await expect(sharp(await filled(300, 300).tiff().toBuffer()).metadata()).rejects.toThrow();
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['S25 text with the name of a picture', () => Promise.resolve(Buffer.from('GIF88a')), 'links.image-kind'],
    ['S25 a page', () => Promise.resolve(Buffer.from('<html><script>')), 'links.image-kind'],
    [
      'S32 an SVG',
      () =>
        Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')),
      'links.image-kind',
    ],
    ['S32 a TIFF', () => filled(300, 300).tiff().toBuffer(), 'links.image-kind'],
    ['S32 an AVIF', () => filled(300, 300).avif({ effort: 0 }).toBuffer(), 'links.image-kind'],
    [
      'S25 nothing but marks',
      () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
      'links.image-broken',
    ],
    [
      'S25 a JPEG that stops',
      async () => (await noise(800, 800).jpeg().toBuffer()).subarray(0, 3_000),
      'links.image-broken',
    ],
    ['S32 a bomb of one colour', () => Promise.resolve(bombPng(6_000)), 'links.image-too-many-pixels'],
    ['S32 a bomb that only says so', () => lyingPng(65_000, 65_000), 'links.image-too-many-pixels'],
    ['a head that lies', () => lyingPng(2_000, 2_000), 'links.image-broken'],
    ['a button', () => filled(100, 400).png().toBuffer(), 'links.image-too-small'],
    ['a line', () => filled(400, 100).png().toBuffer(), 'links.image-too-small'],
    ['S32 a film', () => movingGif(121, 110, 110), 'links.image-too-many-frames'],
  ])('is refused: %s', async (_, make, code) => {
    const refusal = editor.edit(await make(), { ...PLAIN, keepsMoving: true });
    await expect(refusal).rejects.toMatchObject({ kind: 'invalid', code });
  });

  it('S32 is refused without the memory that it asks for', async () => {
    const bomb = bombPng(20_000);
    const before = process.memoryUsage().rss;
    await expect(editor.edit(bomb, PLAIN)).rejects.toMatchObject({ code: 'links.image-too-many-pixels' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});
