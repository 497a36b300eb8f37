import { contrastOf, isReadable, isReversed, PLAIN_QR, qrStyleIn, readable } from './qr-style';

const style = (foreground: string, background: string) => ({ ...PLAIN_QR, foreground, background });

describe('the colours of a QR code', () => {
  it.each([
    ['#000000', '#ffffff', true],
    ['#ffffff', '#000000', true],
    ['#0b5394', '#ffffff', true],
    ['#ffff00', '#ffffff', false],
    ['#00aa00', '#ffffff', false],
    ['#777777', '#777777', false],
  ])('%s on %s: readable is %s', (foreground, background, expected) => {
    expect(isReadable(style(foreground, background))).toBe(expected);
  });

  it('differ by 21 at most and 1 at least', () => {
    expect(contrastOf(PLAIN_QR)).toBeCloseTo(21);
    expect(contrastOf(style('#123456', '#123456'))).toBe(1);
  });

  it.each([
    ['#ffff00', '#ffffff'],
    ['#ffffff', '#ffff00'],
    ['#808080', '#808080'],
    ['#ff0000', '#0000ff'],
    ['#000000', '#000000'],
    ['#202020', '#000000'],
  ])('%s on %s can be mended', (foreground, background) => {
    expect(isReadable(readable(style(foreground, background)))).toBe(true);
  });

  it('stay as they are when they are readable, and know dark from light', () => {
    expect(readable(style('#0b5394', '#ffffff'))).toEqual(style('#0b5394', '#ffffff'));
    expect([isReversed(PLAIN_QR), isReversed(style('#ffffff', '#000000'))]).toEqual([false, true]);
  });
});

describe('a style from storage', () => {
  it.each([
    ['nothing', null],
    ['a word', 'red'],
    ['colours that are none', { foreground: 'url(x)', background: '#fff' }],
    ['colours that cannot be read', { foreground: '#ffff00', background: '#ffffff' }],
    ['a picture from elsewhere', { logo: 'https://example.com/logo.png' }],
    ['a picture that could be code', { logo: 'data:image/svg+xml,<svg/>' }],
  ])('is plain for %s', (_, given) => {
    expect(qrStyleIn(given)).toEqual(PLAIN_QR);
  });

  it('is what was kept', () => {
    const kept = { ...style('#0b5394', '#fff2cc'), isRounded: true, logo: 'data:image/png;base64,AAAA' };
    expect(qrStyleIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
});
