import { pngLayout, qrAddress, qrModules, qrSvg } from './qr';

describe('the QR code', () => {
  it('marks its visits', () => {
    expect(qrAddress('http://localhost/abc')).toBe('http://localhost/abc?qr=1');
  });

  it('has the three finder patterns and a quiet zone of four modules', async () => {
    const modules = await qrModules('http://localhost/abc?qr=1');
    const side = modules.length;
    expect(modules[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
    expect(modules[0]?.slice(-7)).toEqual(Array(7).fill(true));
    expect(modules[side - 1]?.slice(0, 7)).toEqual(Array(7).fill(true));
    const svg = qrSvg(modules);
    expect(svg).toContain(`viewBox="0 0 ${side + 8} ${side + 8}"`);
    expect(svg).toContain('d="M4 4h7v1h-7z');
  });

  it('is black on white whatever the theme', () => {
    expect(qrSvg([[true]])).toContain('fill="#fff" d="M0 0h9v9H0z"/><path fill="#000"');
  });

  it.each([
    [37, 27, 12],
    [33, 31, 0],
    [1024, 1, 0],
  ])('draws %i modules in whole pixels', (side, scale, offset) => {
    expect(pngLayout(side)).toEqual({ scale, offset });
  });
});
