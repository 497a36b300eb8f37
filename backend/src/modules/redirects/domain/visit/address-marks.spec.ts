import { type MarkedAddress, readMarks } from './address-marks';

const address = (query: string, rest: Partial<MarkedAddress> = {}): MarkedAddress => ({
  query,
  extraPath: null,
  pathKey: null,
  productKey: 'linklet',
  ...rest,
});
const marks = (fromQr: boolean, campaignSource: string | null) => ({ fromQr, campaignSource });

describe('what a visited address says of who shared it', () => {
  it.each([
    ['', marks(false, null)],
    ['qr=1', marks(true, null)],
    ['a=b&qr=1&c', marks(true, null)],
    ['qr=10', marks(false, null)],
    ['xqr=1', marks(false, null)],
    ['utm_source=News', marks(false, 'news')],
    ['UTM_SOURCE=%4eews&qr=1', marks(true, null)],
    ['qr=1&utm_source=news', marks(true, 'news')],
    ['utm_source=linklet', marks(false, null)],
    ['utm_source=%E8%8C%B6', marks(false, '茶')],
    ['utm_source=news/2026', marks(false, 'news/2026')],
    ['utm_source=Android+App', marks(false, 'android app')],
    ['utm_source=ig', marks(false, 'instagram')],
    ['utm_source', marks(false, null)],
  ])('%j', (query, expected) => {
    expect(readMarks(address(query))).toEqual(expected);
  });

  it('takes what stands after the slug for the source where the link says that it is one', () => {
    const named = { extraPath: 'Mei', pathKey: 'utm_source' };
    expect(readMarks(address('', named))).toEqual(marks(false, 'mei'));
    expect(readMarks(address('utm_source=news', named))).toEqual(marks(false, 'news'));
    expect(readMarks(address('', { ...named, pathKey: 'ref' }))).toEqual(marks(false, null));
  });
});
