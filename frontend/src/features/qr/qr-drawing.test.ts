import jsQR from 'jsqr';
import sharp from 'sharp';
import { isDeep } from '../../test/depth';
import { qrAddress, qrModules } from './qr-code';
import { qrSvg, sideOf } from './qr-drawing';
import { PLAIN_QR, type QrStyle } from './qr-style';

const LOGO = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d33682' } }).png();

/** What a scanner reads in the drawing. */
async function scanned(svg: string, side: number): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(side, side).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const ADDRESSES = [
  'http://localhost/abc',
  'https://link.example.com/9KpTmXwq',
  'https://short.example/%E9%80%B1%E5%B9%B4%E6%85%B6-%E5%A4%A7%E7%89%B9%E5%83%B9',
];
const STYLES: [string, Partial<QrStyle>][] = [
  ['plain', {}],
  ['rounded', { isRounded: true }],
  ['coloured', { foreground: '#0b5394', background: '#fff2cc' }],
  ['light on dark', { foreground: '#ffffff', background: '#1c1c1c' }],
  ['the least contrast', { foreground: '#767676', background: '#ffffff', isRounded: true }],
];

/** Each style and each address; in a deep run each style with each address. */
const CASES = STYLES.flatMap(([style, change], row) =>
  ADDRESSES.filter((_, column) => isDeep || column === row % ADDRESSES.length).map(
    (address) => [style, address, change] as const,
  ),
);

describe('a QR code', () => {
  it.each(CASES)('is read back: %s, of %s', async (_, address, change) => {
    const modules = await qrModules(qrAddress(address), 'M');
    expect(await scanned(qrSvg(modules, { ...PLAIN_QR, ...change }), 512)).toBe(`${address}?qr=1`);
  });

  it.each(CASES)('is read back with a picture in the middle: %s, of %s', async (_, address, change) => {
    const logo = `data:image/png;base64,${(await LOGO.clone().toBuffer()).toString('base64')}`;
    const modules = await qrModules(qrAddress(address), 'H');
    const svg = qrSvg(modules, { ...PLAIN_QR, ...change, logo });
    expect(svg).toContain('<image ');
    expect(await scanned(svg, 640)).toBe(`${address}?qr=1`);
  });
});

it('has four empty modules around it', async () => {
  const modules = await qrModules('https://link.example/abc', 'M');
  expect(sideOf(modules)).toBe(modules.length + 8);
  const xs = [...qrSvg(modules, PLAIN_QR).matchAll(/M(\d+) (\d+)h\d+v1/g)].map((match) => Number(match[1]));
  expect(Math.min(...xs)).toBe(4);
});
