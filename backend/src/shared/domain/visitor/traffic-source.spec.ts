import { inAppSource } from './known-sources';
import {
  parseReferrer,
  referrerName,
  shortReferrer,
  sourceOfReferrer,
  trafficSource,
} from './traffic-source';

const OWN = new Set(['linklet.example', '*.linklet.example', 'localhost:3000', 'localhost']);
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';

const arriving = (userAgent: string, referrer = '', fromQr = false, campaignSource: string | null = null) =>
  trafficSource({
    inApp: inAppSource(userAgent),
    referredBy: sourceOfReferrer(parseReferrer(referrer, OWN)),
    fromQr,
    campaignSource,
  });

describe('traffic source', () => {
  it.each([
    [`${IPHONE} Safari Line/14.9.0`, 'line'],
    [`${ANDROID} Line/14.2.0/IAB`, 'line'],
    [`${IPHONE} [FBAN/FBIOS;FBAV/479.1.0;FBDV/iPhone15,3]`, 'facebook'],
    [`${ANDROID} [FB_IAB/FB4A;FBAV/400.0;]`, 'facebook'],
    [`${ANDROID} [FB_IAB/MESSENGER;FBAV/400.0;]`, 'messenger'],
    [`${IPHONE} [FBAN/MessengerForiOS;FBAV/400.0]`, 'messenger'],
    [`${ANDROID} Instagram 330.0.0 Android (34/14; Google/google; Pixel 8)`, 'instagram'],
    [`${IPHONE} Barcelona 345.0.0 (iPhone15,2; iOS 17_5)`, 'threads'],
    [`${IPHONE} Twitter for iPhone/10.45`, 'x'],
    [`${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI`, 'wechat'],
    [`${ANDROID};KAKAOTALK 2410410`, 'kakaotalk'],
    [`${ANDROID} Zalo android/12110603`, 'zalo'],
    [`${ANDROID} trill_310503 BytedanceWebview/d8a21c6`, 'tiktok'],
    [`${IPHONE} [LinkedInApp]/9.29.1`, 'linkedin'],
    [`${IPHONE} [Pinterest/iOS]`, 'pinterest'],
    [`${IPHONE} GSA/320.0 Safari/604.1`, 'google'],
    [`${ANDROID} [FBAN/EMA;FBLC/vi_VN;FBAV/400.0.0.1;]`, 'facebook'],
    [`${ANDROID} [FB_IAB/Orca-Android;FBAV/400.0;]`, 'messenger'],
    [`${IPHONE} [FBAN/MessengerLiteForiOS;FBAV/400.0]`, 'messenger'],
    [`${ANDROID} MetaIAB Facebook`, 'facebook'],
    [`${ANDROID} MetaIAB Instagram`, 'instagram'],
    [`${ANDROID} MetaIAB Threads NV/4`, 'threads'],
    [`${ANDROID} MetaIAB Messenger`, 'messenger'],
    [`${ANDROID} Telegram-Android/10.2.1 (Google Pixel 7; Android 13; SDK 33; HIGH)`, 'telegram'],
    [`${IPHONE} Version/26.0.1 Safari/604.1 [WAiOS/2.25.31]`, 'whatsapp'],
    [`${ANDROID} [WA4A/2.25.32.75;]`, 'whatsapp'],
    [`${IPHONE} Snapchat/12.89.0.40 (like Safari/8618.2.12.10.9, panda)`, 'snapchat'],
    [`${ANDROID} Snapchat 12.80.0.42 (SM-G991B; Android 13)`, 'snapchat'],
    [`${ANDROID} Viber/22.6.0.0`, 'viber'],
    [`${IPHONE} Weibo (iPhone15,2__weibo__14.1.0__iphone__os17.6)`, 'weibo'],
    [`${ANDROID} baiduboxapp/13.50 (Baidu; P1 12)`, 'baidu'],
    [`${ANDROID} NAVER(inapp; search; 2000; 12.9.3)`, 'naver'],
    [`${WINDOWS} Online/1.0`, 'direct'],
    [WINDOWS, 'direct'],
  ])('knows the app by its browser: %s', (userAgent, source) => {
    expect(arriving(userAgent)).toBe(source);
  });

  it.each([
    ['https://l.facebook.com/', 'facebook'],
    ['https://lm.facebook.com/l.php?u=x', 'facebook'],
    ['https://l.messenger.com/', 'messenger'],
    ['https://l.threads.net/', 'threads'],
    ['https://t.co/abc', 'x'],
    ['https://liff.line.me/1', 'line'],
    ['https://WWW.Google.com.tw/', 'google'],
    ['https://mail.google.com/mail/u/0', 'gmail'],
    ['https://google.co.jp/', 'google'],
    ['https://images.google.com.vn/imgres?x', 'google'],
    ...[
      'accounts',
      'calendar',
      'chat',
      'classroom',
      'docs',
      'drive',
      'groups',
      'keep',
      'maps',
      'meet',
      'news',
      'photos',
      'play',
      'script',
      'sites',
      'translate',
    ].map((site): [string, string] => [`https://${site}.google.com/x`, 'others']),
    ...['com', 'com.tw', 'co.jp', 'de'].map((country): [string, string] => [
      `https://cse.google.${country}/cse?q=x`,
      'google',
    ]),
    ['https://www2.google.com/search?q=x', 'google'],
    ['https://cse.google.com.evil.test/', 'others'],
    ['https://l.wl.co/l?u=x', 'whatsapp'],
    ['https://mastodon.social/@a/1', 'mastodon'],
    ['android-app://org.joinmastodon.android/', 'mastodon'],
    ['https://gemini.google.com/app', 'gemini'],
    ['https://google.com.evil.test/', 'others'],
    ['https://facebook.com.evil.test/', 'others'],
    ['https://notfacebook.com/', 'others'],
    ['https://tw.search.yahoo.com/search', 'yahoo'],
    ['https://tw.mail.yahoo.com/', 'yahoo-mail'],
    ['https://www.pinterest.co.uk/', 'pinterest'],
    ['https://youtu.be/x', 'youtube'],
    ['https://go.bsky.app/', 'bluesky'],
    ['https://www.ptt.cc/bbs', 'ptt'],
    ['https://forum.gamer.com.tw/', 'bahamut'],
    ['https://chatgpt.com/', 'chatgpt'],
    ['https://copilot.microsoft.com/', 'copilot'],
    ['android-app://com.google.android.gm/', 'gmail'],
    ['android-app://com.facebook.orca', 'messenger'],
    ['android-app://org.example.unknown', 'others'],
    ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'google'],
    ['android-app://jp.naver.line.android/', 'line'],
    ['android-app://com.Slack/', 'slack'],
    ['android-app://com.reddit.frontpage/', 'reddit'],
    ['android-app://com.microsoft.office.outlook', 'outlook'],
    ['android-app://com.openai.chatgpt', 'chatgpt'],
    ['https://lin.ee/abc', 'line'],
    ['https://search.yahoo.co.jp/search?p=a', 'yahoo'],
    ['https://chiebukuro.yahoo.co.jp/', 'others'],
    ['https://out.reddit.com/', 'reddit'],
    ['https://old.reddit.com/r/a', 'reddit'],
    ['https://discord.com/channels/1', 'discord'],
    ['https://m.weibo.cn/', 'weibo'],
    ['https://t.cn/x', 'weibo'],
    ['https://duckduckgo.com/', 'duckduckgo'],
    ['https://www.baidu.com/link?url=x', 'baidu'],
    ['https://tieba.baidu.com/p/1', 'others'],
    ['https://yandex.com.tr/search', 'yandex'],
    ['https://yandex.ru/', 'yandex'],
    ['https://mail.yandex.ru/', 'yandex-mail'],
    ['https://disk.yandex.ru/', 'others'],
    ['https://coccoc.com/search?query=a', 'coccoc'],
    ['https://www.ecosia.org/search?q=a', 'ecosia'],
    ['https://search.brave.com/', 'brave'],
    ['https://www.startpage.com/', 'startpage'],
    ['https://www.qwant.com/', 'qwant'],
    ['https://kagi.com/', 'kagi'],
    ['https://m.search.daum.net/search?q=a', 'daum'],
    ['https://m.sogou.com/', 'sogou'],
    ['https://search.seznam.cz/', 'seznam'],
    ['https://search.goo.ne.jp/web.jsp', 'goo'],
    ['https://search.aol.com/aol/search', 'aol'],
    ['https://app.slack.com/', 'slack'],
    ['https://teams.microsoft.com/', 'teams'],
    ['https://mail.proton.me/', 'proton-mail'],
    ['https://www.icloud.com/mail', 'icloud-mail'],
    ['https://mail.qq.com/', 'qq-mail'],
    ['https://mp.weixin.qq.com/s/x', 'wechat'],
    ['https://claude.ai/', 'claude'],
    ['https://www.perplexity.ai/', 'perplexity'],
    ['https://m365.cloud.microsoft/', 'copilot'],
    ['https://www.pinterest.com.au/', 'pinterest'],
    ['https://yandex.ru.evil.test/', 'others'],
    ['https://linklet.example/analytics/x', 'direct'],
    ['http://localhost:3000/', 'direct'],
    ['https://linklet.example:443/x', 'direct'],
    ['https://ann.linklet.example/abc', 'direct'],
    ['nonsense', 'direct'],
    ['http://[', 'direct'],
    ['', 'direct'],
  ])('knows the referrer %s as %s', (referrer, source) => {
    expect(arriving(WINDOWS, referrer)).toBe(source);
  });

  it('believes the app before the referrer, and the referrer before a QR code', () => {
    expect(arriving(`${IPHONE} Safari Line/14.9.0`, 'https://t.co/', true)).toBe('line');
    expect(arriving(MAC, 'https://facebook.com/', true)).toBe('facebook');
    expect(arriving(MAC, '', true)).toBe('qr');
  });

  it('believes a QR code before the campaign of the address, and that before nobody', () => {
    expect(arriving(MAC, '', true, 'newsletter')).toBe('qr');
    expect(arriving(MAC, '', false, 'newsletter')).toBe('newsletter');
    expect(arriving(MAC, 'https://t.co/', false, 'newsletter')).toBe('x');
  });

  it.each([
    ['https://www.example.com./a?b', 'example.com'],
    ['https://台灣.tw/', 'xn--kpry57d.tw'],
    ['https://example.com:8443/', 'example.com'],
    ['android-app://com.Slack/x', 'com.slack'],
    ['https://linklet.example/', 'direct'],
    ['', 'direct'],
  ])('names the referrer %j %s in its own report', (referrer, name) => {
    expect(referrerName(parseReferrer(referrer, OWN))).toBe(name);
  });

  it.each([
    ['https://www.example.com/a?b', 'https://example.com/'],
    ['http://l.facebook.com:80/l.php?u=x', 'https://l.facebook.com/'],
    ['android-app://com.google.android.gm/x', 'android-app://com.google.android.gm'],
    ['https://linklet.example/', null],
    ['', null],
  ])('is the same by what is left of the referrer %j: %j', (header, short) => {
    const referrer = parseReferrer(header, OWN);
    expect(shortReferrer(referrer)).toBe(short);
    expect(parseReferrer(short ?? '', OWN)).toEqual(referrer);
  });
});
