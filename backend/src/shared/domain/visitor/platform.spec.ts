import { platformOf } from './platform';

describe('platform', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Mobile/15E148 Safari Line/14.9.0', 'iphone'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'iphone',
    ],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) Mobile/15E148', 'ipod'],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Mobile/15E148', 'ipad'],
    [
      'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) Chrome/120 Mobile Safari/537.36 Line/14.2.0/IAB',
      'android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
      'android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36', 'windows'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/126.0.0.0 Safari/537.36', 'chromeos'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'macintosh'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'linux'],
    ['Mozilla/5.0 (PlayStation; PlayStation 5/6.00)', 'others'],
    ['', 'others'],
  ])('%s is %s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });
});
