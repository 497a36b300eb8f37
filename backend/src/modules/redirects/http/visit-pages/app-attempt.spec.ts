import type { AppOpening } from '../../domain/visit/app-opening';
import { appAttempt } from './app-attempt';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36';
const BROWSERS = {
  safari: `${IPHONE} Version/17.6 Safari/604.1`,
  'LINE on iPhone': `${IPHONE} Safari Line/14.9.0`,
  'Facebook on iPhone': `${IPHONE} [FBAN/FBIOS;FBAV/479.1.0]`,
  'Instagram on iPhone': `${IPHONE} Instagram 330.0.0`,
  chrome: ANDROID,
  'LINE on Android': `${ANDROID} Line/14.2.0/IAB`,
  'Facebook on Android': `${ANDROID} [FB_IAB/FB4A;FBAV/400.0]`,
  'Instagram on Android': `${ANDROID} Instagram 330.0.0 Android`,
  'Messenger on Android': `${ANDROID} [FB_IAB/MESSENGER;FBAV/400.0]`,
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36',
} as const;
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t';
const ENCODED = encodeURIComponent(VIDEO);
const YOUTUBE: AppOpening = { name: 'youtube', scheme: 'vnd.youtube://dQw4w9WgXcQ', storeUrl: null };
const APP_INTENT = `intent://dQw4w9WgXcQ#Intent;scheme=vnd.youtube;package=com.google.android.youtube;S.browser_fallback_url=${ENCODED};end`;
const CHROME_INTENT = `intent://www.youtube.com/watch?v=dQw4w9WgXcQ%23t#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=${ENCODED};end`;
const IN_SAFARI = 'x-safari-https://www.youtube.com/watch?v=dQw4w9WgXcQ#t';
const FROM_LINE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&openExternalBrowser=1#t';

describe('opening an app', () => {
  it.each([
    ['safari', YOUTUBE.scheme, null],
    ['LINE on iPhone', YOUTUBE.scheme, FROM_LINE],
    ['Facebook on iPhone', YOUTUBE.scheme, IN_SAFARI],
    ['Instagram on iPhone', YOUTUBE.scheme, IN_SAFARI],
    ['chrome', YOUTUBE.scheme, null],
    ['LINE on Android', YOUTUBE.scheme, FROM_LINE],
    ['Facebook on Android', APP_INTENT, CHROME_INTENT],
    ['Instagram on Android', APP_INTENT, CHROME_INTENT],
    ['Messenger on Android', APP_INTENT, CHROME_INTENT],
    ['Firefox on Android', null, null],
    ['desktop', null, null],
  ] as const)('from %s tries %s and offers %s', (browser, address, outside) => {
    expect(appAttempt(YOUTUBE, VIDEO, BROWSERS[browser])).toEqual({ address, outside });
  });

  it('names the package of the store, and goes there without the app', () => {
    const storeUrl = 'https://play.google.com/store/apps/details?hl=zh_TW&id=test.example.shop';
    const app: AppOpening = { name: 'app', scheme: 'shop://a/b?c=1#d', storeUrl };
    const { address } = appAttempt(app, 'http://e.test', BROWSERS['Facebook on Android']);
    expect(address).toBe(
      `intent://a/b?c=1%23d#Intent;scheme=shop;package=test.example.shop;S.browser_fallback_url=${encodeURIComponent(storeUrl)};end`,
    );
  });

  it('names no package that it does not know', () => {
    const app: AppOpening = { name: 'app', scheme: 'shop://a', storeUrl: null };
    const { address, outside } = appAttempt(app, 'http://e.test/', BROWSERS['Instagram on Android']);
    expect(address).toBe('intent://a#Intent;scheme=shop;S.browser_fallback_url=http%3A%2F%2Fe.test%2F;end');
    expect(outside).toContain('scheme=http;package=com.android.chrome');
  });

  it.each(['chrome', 'Facebook on Android', 'LINE on Android'] as const)(
    'takes what is spelled out for Android as it is: %s',
    (browser) => {
      const scheme = `intent://shopee.tw/a#Intent;scheme=https;package=com.shopee.tw;S.browser_fallback_url=x;end`;
      const app: AppOpening = { name: 'shopee', scheme, storeUrl: null };
      expect(appAttempt(app, 'https://shopee.tw/a', BROWSERS[browser]).address).toBe(scheme);
    },
  );

  it('asks LINE for the browser outside whether or not there is a query', () => {
    const app: AppOpening = { name: 'app', scheme: 'shop://a', storeUrl: null };
    const { outside } = appAttempt(app, 'https://e.test/', BROWSERS['LINE on iPhone']);
    expect(outside).toBe('https://e.test/?openExternalBrowser=1');
  });
});
