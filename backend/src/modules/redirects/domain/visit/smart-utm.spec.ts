import { withPath } from './path-format';
import { smartUtmPlace, withCampaign } from './smart-utm';

const LINE = 'utm_source=line&utm_medium=social';

describe('smart UTM in an address', () => {
  it.each([
    ['https://e.test/', 'https://e.test/?utm_source=line&utm_medium=social'],
    ['https://e.test/p?q=%7e&empty#f', 'https://e.test/p?q=%7e&empty&utm_source=line&utm_medium=social#f'],
    ['https://e.test/p?', 'https://e.test/p?utm_source=line&utm_medium=social'],
    ['https://e.test/p?a&', 'https://e.test/p?a&utm_source=line&utm_medium=social'],
    ['https://e.test/#a?utm_source=b', 'https://e.test/?utm_source=line&utm_medium=social#a?utm_source=b'],
    ['https://e.test/?utm_medium=x', 'https://e.test/?utm_medium=x&utm_source=line&utm_medium=social'],
    ['https://e.test/?utm_sourcex=1', 'https://e.test/?utm_sourcex=1&utm_source=line&utm_medium=social'],
  ])('%s becomes %s', (address, expected) => {
    const place = smartUtmPlace(address);
    expect(place && withCampaign(place, LINE, address)).toBe(expected);
  });

  it.each(['https://e.test', 'https://e.test/?', 'https://e.test/?a&#b'])(
    'adds nothing to %s for a visit without a source',
    (address) => {
      const place = smartUtmPlace(address);
      expect(place && withCampaign(place, '', address)).toBe(address);
    },
  );

  it.each([
    'https://e.test/?utm_source=a',
    'https://e.test/?a&UTM_Source=',
    'https://e.test/?utm_source',
    'https://e.test/?utm%5Fsource=a#f',
  ])('has nothing to say where the address names its source: %s', (address) => {
    expect(smartUtmPlace(address)).toBeNull();
  });
});

describe('an address that is led to', () => {
  it.each([
    'https://e.test/a%2Fb/%e6%b8%ac;v=1?q=%7e+%20&&empty=&flag&a=1&a=2&%zz=%#/r?x=1',
    'https://e.test/?a=%E8%8C%B6&b=[1]&c={x}|y&d=a,b:c@d!$(e)*',
    'https://e.test/p?#',
  ])('keeps every byte that it had: %s', (address) => {
    const place = smartUtmPlace(address);
    const led = place === null ? '' : withCampaign(place, LINE, address);
    expect(led.replace(LINE, '').replace(/&(?=#|$)/, '')).toBe(address);
  });

  it.each([
    'https://b.s3.amazonaws.com/a?X-Amz-Signature=ab12',
    'https://a.blob.core.windows.net/c/f?sv=1&sig=x%3D#page=2',
  ])('is left alone where it is signed: %s', (address) => {
    expect(smartUtmPlace(address)).toBeNull();
  });
});

describe('what stands after the slug', () => {
  it.each([
    ['https://e.test/p#f', 'utm_source', 'xyz', 'https://e.test/p?utm_source=xyz#f'],
    [
      'https://e.test/?a=1',
      'ref',
      '茶 & 蛋糕',
      'https://e.test/?a=1&ref=%E8%8C%B6%20%26%20%E8%9B%8B%E7%B3%95',
    ],
    ['https://e.test/?REF=1&a=%20', 'ref', 'x', 'https://e.test/?ref=x&a=%20'],
    ['https://e.test/', 'Ref', '//evil.test#?', 'https://e.test/?Ref=%2F%2Fevil.test%23%3F'],
  ])('%s with %s=%s: %s', (address, key, written, expected) => {
    expect(withPath(address, key, written)).toBe(expected);
  });
});
