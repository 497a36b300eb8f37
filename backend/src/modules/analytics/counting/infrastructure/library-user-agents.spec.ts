import { hitClass } from '../../../../shared/domain/visitor/hit-class';
import { LibraryUserAgents } from './library-user-agents';

const userAgents = new LibraryUserAgents();
const classOf = (userAgent: string) =>
  hitClass({ kind: 'visit', userAgent, ...userAgents.factsOf(userAgent) });

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Mobile/15E148`;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120 Mobile Safari/537.36';
const DESK =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36';

describe('user agents', () => {
  it.each([
    [`${IPHONE} Safari Line/14.9.0`, 'Line'],
    [`${IPHONE} [FBAN/FBIOS;FBAV/479.1.0;FBDV/iPhone15,3]`, 'Facebook'],
    [`${ANDROID} Instagram 330.0.0 Android (34/14; Google/google; Pixel 8)`, 'Instagram'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox'],
    ['nothing that anybody knows', null],
  ])('names the browser of %s %s', (userAgent, browser) => {
    expect(userAgents.factsOf(userAgent).browser).toBe(browser);
  });

  it.each([
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'meta-externalfetcher/1.1',
    'meta-webindexer/1.1',
    '',
    ...['GTmetrix', 'DebugBear', 'YLT Chrome/85.0', 'Assetnote', 'HatenaBookmark/4.0'].map(
      (name) => `${DESK} ${name}`,
    ),
    DESK.replace('Gecko)', 'Gecko; compatible; Amzn-User/0.1)'),
    DESK.replace('Gecko)', 'Gecko; compatible; SomethingNew/0.1)'),
    ...['Webthumb/2.0', 'Yandex.Translate', '(BingLocalSearch)', 'KimonoLabs/0.2', 'wkhtmltopdf'].map(
      (name) => `${DESK} ${name}`,
    ),
    'Mozilla/5.0 (Macintosh; Intel Mac OS X) Word/14.64.0',
    'Mozilla/5.0 (compatible; Assetnote/1.0.0)',
    'Dart/2.19 (dart:io)',
    DESK.replace('x86_64', 'x86_64;OneTrust;'),
    ...['Nodemeter', 'SlimerJS/1.0.0', 'jsdom/20.0.3', 'HappyDOM/12.10.3', 'claude-web/1.0', 'gtmetrix'].map(
      (name) => `${DESK} ${name}`,
    ),
    'Mozilla/5.0 (pc-x86_64-linux-gnu) Siege/4.0.4',
    'claude-web',
    'MobileSafari/600.1.4 CFNetwork/711.1.12 Darwin/14.0.0',
    'SomeFetcher/2.0 (compatible; Mozilla/5.0; Linux)',
    'SomeBot/2.0 Mozilla/5.0 (compatible; SomeBot/2.0)',
    'kube-probe/1.26+',
    'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.1; Pro)',
    'Shop/1.0 CFNetwork/1335.0.3 Darwin/21.6.0',
    'Dalvik/2.1.0 (Linux; U; Android 5.1; Lenovo A1010a20 Build/LMY47I)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 10; SomeBot/1.0; +http://bot.test) AppleWebKit/537.36 Chrome/120 Safari/537.36',
  ])('knows %j for a program', (userAgent) => {
    expect(classOf(userAgent)).toBe('bot');
  });

  it.each([
    `${ANDROID} Instagram 330.0.0.40.92 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; en_US)`,
    `${ANDROID} trill_310503 musical_ly BytedanceWebview/d8a21c6`,
    `${ANDROID} Line/13.2.0/IAB`,
    `${ANDROID};KAKAOTALK 2410410`,
    `${ANDROID} Zalo android/12110603 ZaloTheme/light`,
    `${IPHONE} Snapchat/12.89.0.40 (like Safari/8618.2.12.10.9, panda)`,
    `${IPHONE} [Pinterest/iOS] Pinterest/12.3`,
    `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_TW`,
    `${IPHONE} GSA/320.0 Safari/604.1`,
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0 Mobile Safari/537.36',
    ...['(mp)', '', '0'].map(
      (process) => `${ANDROID} MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Process/tools${process}`,
    ),
    `${ANDROID} AWP/2.0 SogouMSE,SogouMobileBrowser/5.22.8`,
    `${IPHONE} Safari/604.1 Sogou/5.15 SogouMobileBrowser/5.15`,
    ...['iBot 5', 'BOT-L29', 'Robot 5 Build/X', 'ipad', 'iPhone 13 Pro'].map((model) =>
      ANDROID.replace('SM-A525F; wv', model),
    ),
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    ...['chromeframe/32.0.1700.107', 'msn OptimizedIE8;ENGB', 'GWX:DOWNLOADED', 'DGD (AutoProxy-Emea)'].map(
      (plugin) => `Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; ${plugin})`,
    ),
    'Opera/9.80 (Android; Opera Mini/28.0.2254/66.318; U; en) Presto/2.12.423 Version/12.16',
    'UCWEB/2.0 (Java; U; MIDP-2.0; en-US; nokia6300) U2/1.0.0 UCBrowser/9.4 U2/1.0.0 Mobile',
    'DoCoMo/2.0 N905i(c100;TB;W24H16)',
    '[FBAN/FB4A;FBAV/237.0.0.44.120;FBPN/com.facebook.katana;FBDV/SM-J320F;FBSV/5.1.1;FBOP/1;]',
    '[FBAN/FBIOS;FBAV/283.0.0.44.117;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/13.6.1;FBOP/5]',
    'Dalvik/1.6.0 (Linux; U; Android 4.4.2; SM-G900 Build/KOT49H) [FBAN/Orca-Android;FBAV/2.6.1-release;]',
    'Instagram 10.26.0 (iPhone7,2; iOS 10_1_1; en_US; en-US; scale=2.00; 750x1334) AppleWebKit/420+',
    ...['MQQBrowser/371', 'TV Bro/1.0', 'iBrowser/3.0'].map((name) => `${name} ${ANDROID}`),
    `MQQBrowser/1.0/${IPHONE}`,
    'MQQBrowser/Mini3.1 (SonyEricssonJ105i/R1HA035)',
    'HbbTV/1.1.1 (;Samsung;SmartTV2014;T-NT14UDEUC-1060.4;;) WebKit',
    'HbbTV/1.1.1 (;;;;) Mozilla/5.0 (compatible; ANTGalio/3.0.2.1.22.43.08; Linux2.6.18-7.1/7405d0-smp)',
    'pf(Linux);la(en-US);re(AppleWebKit/534.31 (KHTML, like Gecko));dv(Lenovo A369i Build/JDQ39);pr(UCBrowser/9.1.0.297);ov(4.2.2);',
    'JUC (Linux; U; 2.3.5; zh-cn; GT-I9100; 480*800) UCWEB7.9.0.94/139/800',
    ...[ANDROID, DESK].flatMap((browser) => [browser.toLowerCase(), ` ${browser}`, `User-Agent: ${browser}`]),
    'ELinks/0.12~pre5-4',
    'Links (2.3pre1; Linux 2.6.38-8-generic x86_64; 170x48)',
    'Lynx/2.8.7dev.4 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/0.9.8d',
    'w3m/0.5.3+git20230121',
    'Mozilla/4.0 (compatible; Linux 2.6.22) NetFront/3.4 Kindle/2.0 (screen 600x800)',
    'Nokia3200/1.0 (4.18) Profile/MIDP-1.0 Configuration/CLDC-1.0 (Google WAP Proxy/1.0)',
  ])('knows the person behind %s', (userAgent) => {
    expect(classOf(userAgent)).toBe('human');
  });
});
