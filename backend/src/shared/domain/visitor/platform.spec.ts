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
    ['Mozilla/5.0 (Linux; Android 6.0; iPhone 13 Pro Max Build/MRA58K) Mobile Safari/537.36', 'android'],
    ['Mozilla/5.0 (Linux; Android 10; ipad; wv) Chrome/120 Safari/537.36', 'android'],
    ['Mozilla/5.0 (Linux; Android 10; iPad Pro Build/QP1A) Chrome/120 Safari/537.36', 'android'],
    [
      'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) Chrome/120 Mobile Instagram 330.0.0 Android (31/12)',
      'android',
    ],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Edge/15.15063', 'others'],
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 Version/6.0 TV Safari/537.36', 'others'],
    ['Mozilla/5.0 (Linux; Tizen 2.3) AppleWebKit/538.1 Version/2.3 TV Safari/538.1', 'others'],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
      'others',
    ],
    ['Mozilla/5.0 (Linux; Andr0id 9; BRAVIA 4K GB) AppleWebKit/537.36 Chrome/120 Safari/537.36', 'others'],
    ['Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 Chrome/120 Safari/537.36', 'others'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
      'others',
    ],
    ['Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/609.4', 'others'],
    [
      'Mozilla/5.0 (Linux; Android 11; Galaxy Watch4) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
      'others',
    ],
    [
      'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/110 Safari/537.36 CrKey/1.56.500000',
      'others',
    ],
    ['[FBAN/FB4A;FBAV/237.0.0.44.120;FBPN/com.facebook.katana;FBDV/SM-J320F;FBSV/5.1.1;]', 'android'],
    ['[FBAN/FB4A;FBAV/3.4;FBSV/2.3.6;]', 'android'],
    ['[FBAN/FBIOS;FBAV/283.0.0.44.117;FBDV/iPhone12,1;FBSN/iOS;FBSV/13.6.1]', 'iphone'],
    ['[FBAN/FBIOS;FBAV/283.0.0.44.117;FBDV/iPad11,3;FBMD/iPad;FBSN/iPadOS;FBSV/13.6]', 'ipad'],
    ['[FBAN/FBIOS;FBAV/283.0.0.44.117]', 'iphone'],
    ['[FBAN/MessengerLite;FBAV/100.0;FBSN/Android;]', 'android'],
    ['mozilla/5.0 (linux; android 5.0.1; tu_1491 build/lrx22c) applewebkit/537.36', 'android'],
    ['mozilla/5.0 (windows nt 10.0; wow64) applewebkit/537.36 chrome/53.0 safari/537.36', 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 Microsoft', 'linux'],
    ['Mozilla/5.0 (X11; GNU/Linux) Chromium/79.0 Chrome/79.0 Safari/537.36 Tesla/2020.16.2.1', 'others'],
    ['Mozilla/5.0 (X11; GNU/Linux) AppleWebKit/601.1 Tesla QtCarBrowser Safari/601.1', 'others'],
    ['Mozilla/5.0 (Linux; x86; Android 9; Dell Chromebook 11 (3180)) Chrome/136.0 Safari/537.36', 'chromeos'],
    ['Mozilla/5.0 (Linux; Android 9; eve Build/R91-13904.0.0; wv) Chrome/91.0 Safari/537.36', 'chromeos'],
    ['Mozilla/5.0 (Linux; Android 11; kevin_cheets) Chrome/100.0 Safari/537.36', 'chromeos'],
  ])('%s is %s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });
});
