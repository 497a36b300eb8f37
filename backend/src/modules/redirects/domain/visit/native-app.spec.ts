import { nativeAppOf } from './native-app';

const intent = (rest: string, name: string, web: string): string =>
  `intent://${rest}#Intent;scheme=https;package=${name};S.browser_fallback_url=${encodeURIComponent(web)};end`;

describe('the app of a destination', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'iphone', 'youtube', 'vnd.youtube://dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'android', 'youtube', 'vnd.youtube://dQw4w9WgXcQ'],
    ['https://shopee.tw/product/1/2?a=b', 'ipad', 'shopee', 'shopeetw://product/1/2?a=b'],
    ['https://shopee.tw/', 'iphone', 'shopee', 'shopeetw://'],
    [
      'https://shopee.tw/product/1/2?a=b#c',
      'android',
      'shopee',
      intent('shopee.tw/product/1/2?a=b', 'com.shopee.tw', 'https://shopee.tw/product/1/2?a=b#c'),
    ],
    [
      'https://m.momoshop.com.tw/goods.momo?i_code=1',
      'android',
      'momo',
      intent(
        'm.momoshop.com.tw/goods.momo?i_code=1',
        'com.momo.mobile.shoppingv2.android',
        'https://m.momoshop.com.tw/goods.momo?i_code=1',
      ),
    ],
    [
      'https://24h.pchome.com.tw/prod/A',
      'android',
      'pchome',
      intent('24h.pchome.com.tw/prod/A', 'com.pchome24h', 'https://24h.pchome.com.tw/prod/A'),
    ],
  ] as const)('%s on %s: %s', (url, platform, name, scheme) => {
    expect(nativeAppOf(url, platform)).toEqual({ name, scheme });
  });

  it('cannot be told to open anything else by the signs of the address', () => {
    const address = 'https://shopee.tw/a;package=evil.app;end?x=;S.y=z;end';
    const scheme = nativeAppOf(address, 'android')?.scheme ?? '';
    expect(scheme.split('#').length).toBe(2);
    expect(scheme.split('#')[1]).toMatch(
      /^Intent;scheme=https;package=com\.shopee\.tw;S\.browser_fallback_url=[^;]+;end$/,
    );
  });

  it.each([
    ['https://24h.pchome.com.tw/prod/A', 'iphone'],
    ['https://www.momoshop.com.tw/', 'iphone'],
    ['https://www.youtube.com/@handle', 'iphone'],
    ['https://shopee.tw.evil.test/', 'android'],
    ['https://e.test/', 'android'],
    ['nonsense', 'android'],
  ] as const)('is not known of %s on %s', (url, platform) => {
    expect(nativeAppOf(url, platform)).toBeNull();
  });
});
