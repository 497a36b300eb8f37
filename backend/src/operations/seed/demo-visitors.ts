import { Choice, type SeededRandom } from './seeded-random';

/** What a visit brings along. */
export interface DemoVisitor {
  readonly kind: 'visit' | 'head' | 'prefetch';
  readonly ip: string;
  readonly userAgent: string;
  readonly referrer: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly fromQr: boolean;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const BROWSERS = {
  safari: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  ipad: `${IPAD} Version/18.5 Mobile/15E148 Safari/604.1`,
  androidChrome: `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`,
  samsung: `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  chrome: `${WINDOWS} Chrome/138.0.0.0 Safari/537.36`,
  edge: `${WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  macSafari: `${MAC} Version/18.5 Safari/605.1.15`,
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
} as const;

const IN_APP = {
  lineIphone: `${IPHONE} Mobile/15E148 Safari Line/15.9.0`,
  lineAndroid: `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Line/15.9.0/IAB`,
  facebookIphone: `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0;FBDV/iPhone16,1;FBLC/zh_TW]`,
  facebookAndroid: `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0;]`,
  instagramIphone: `${IPHONE} Mobile/15E148 Instagram 385.0.0 (iPhone16,1; iOS 18_5; zh_TW)`,
  instagramAndroid: `${ANDROID} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 385.0.0 Android`,
  threads: `${IPHONE} Mobile/15E148 Barcelona 385.0.0 (iPhone16,1; iOS 18_5; zh_TW)`,
} as const;

interface Way {
  readonly userAgent: string;
  readonly referrer?: string;
  readonly fromQr?: boolean;
}

const from = (userAgent: string, referrer?: string): Way =>
  referrer === undefined ? { userAgent } : { userAgent, referrer };

/** Ways in which people come. */
const WAYS = new Choice<Way>([
  [19, from(IN_APP.lineIphone)],
  [15, from(IN_APP.lineAndroid)],
  [7, from(IN_APP.facebookIphone, 'http://m.facebook.com/')],
  [7, from(IN_APP.facebookAndroid, 'http://m.facebook.com/')],
  [6, from(IN_APP.instagramIphone, 'https://l.instagram.com/')],
  [4, from(IN_APP.instagramAndroid, 'https://l.instagram.com/')],
  [2, from(IN_APP.threads, 'https://l.threads.com/')],
  [5, { userAgent: BROWSERS.safari, fromQr: true }],
  [4, { userAgent: BROWSERS.androidChrome, fromQr: true }],
  [4, from(BROWSERS.safari)],
  [4, from(BROWSERS.androidChrome)],
  [1, from(BROWSERS.samsung)],
  [5, from(BROWSERS.chrome)],
  [1.5, from(BROWSERS.edge)],
  [1, from(BROWSERS.macSafari)],
  [1, from(BROWSERS.ipad)],
  [3, from(BROWSERS.chrome, 'https://www.google.com/')],
  [2, from(BROWSERS.safari, 'https://www.google.com/')],
  [1.5, from(BROWSERS.chrome, 'https://www.ptt.cc/')],
  [1.5, from(BROWSERS.androidChrome, 'https://www.dcard.tw/')],
  [1.5, from(BROWSERS.macChrome, 'https://www.youtube.com/')],
  [1, from(BROWSERS.chrome, 'https://mail.google.com/')],
  [0.8, from(BROWSERS.firefox, 'https://shop.example/')],
  [0.8, from(BROWSERS.safari, 'https://t.co/')],
  [0.4, from(BROWSERS.edge, 'https://www.bing.com/')],
]);

interface Home {
  /** The first three numbers of addresses there. */
  readonly networks: readonly string[];
  readonly languages: readonly string[];
}

const TW = ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-TW,zh;q=0.9', 'zh-TW', 'en-US,en;q=0.9,zh-TW;q=0.8'] as const;
const taiwan = (...networks: string[]): Home => ({
  networks,
  languages: [TW[0], TW[0], TW[1], TW[1], TW[2], TW[3]],
});
const home = (languages: readonly string[], ...networks: string[]): Home => ({ networks, languages });

/** Where people are, by networks that the packaged map places there. */
const HOMES = new Choice<Home>([
  [24, taiwan('1.34.40', '106.1.176', '140.113.104', '223.200.152')],
  [19, taiwan('1.34.0', '101.12.104', '125.227.56', '223.200.120', '1.161.32')],
  [12, taiwan('1.34.232', '106.107.144', '123.240.176', '223.141.248')],
  [10, taiwan('1.172.0', '101.8.0', '163.16.40', '223.139.240')],
  [8, taiwan('1.34.16', '111.83.208', '221.120.40', '61.218.96')],
  [6, taiwan('1.34.200', '106.105.168', '125.229.24', '223.200.248')],
  [4, taiwan('1.34.96', '101.12.56', '123.204.80', '61.231.80')],
  [3, taiwan('1.165.0', '101.139.208', '123.195.104')],
  [1.5, taiwan('1.34.144', '111.185.40', '220.136.192')],
  [1.2, taiwan('1.173.184', '61.216.184', '163.27.16')],
  [1, taiwan('36.239.160', '111.255.80', '163.24.88')],
  [1, taiwan('1.169.0', '111.241.200', '120.101.168')],
  [0.8, taiwan('1.34.32', '61.231.152', '175.181.32')],
  [2, home(['zh-HK,zh;q=0.9,en;q=0.8', 'en-HK,en;q=0.9'], '1.36.0', '113.252.64', '203.186.216')],
  [1.6, home(['ja-JP,ja;q=0.9', 'ja'], '1.21.32', '110.132.16', '113.32.48')],
  [1.2, home(['vi-VN,vi;q=0.9'], '1.52.24', '14.249.144', '27.71.96')],
  [1, home(['id-ID,id;q=0.9'], '27.50.16', '39.204.160')],
  [0.8, home(['en-US,en;q=0.9', 'zh-TW,zh;q=0.9'], '134.70.192', '134.69.232')],
  [0.7, home(['en-SG,en;q=0.9', 'zh-CN,zh;q=0.9'], '14.100.0', '116.14.208')],
  [0.6, home(['ms-MY,ms;q=0.9', 'zh-CN,zh;q=0.9'], '1.9.48', '115.135.16')],
  [0.3, home(['ko-KR,ko;q=0.9'], '1.11.232', '116.33.56')],
]);

const machine = (userAgent: string, ip: string, kind: DemoVisitor['kind'] = 'visit'): DemoVisitor => ({
  kind,
  ip,
  userAgent,
  referrer: undefined,
  acceptLanguage: undefined,
  fromQr: false,
});

/** Who asks and is no click. */
const MACHINES = new Choice<DemoVisitor>([
  [30, machine('facebookexternalhit/1.1;line-poker/1.0', '147.92.179.10')],
  [22, machine('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', '31.13.127.5')],
  [6, machine('Twitterbot/1.0', '199.16.157.180')],
  [4, machine('Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', '54.86.1.1')],
  [4, machine('TelegramBot (like TwitterBot)', '149.154.161.4')],
  [4, machine('Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', '35.237.4.214')],
  [8, machine('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '66.249.66.1')],
  [4, machine('Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', '157.55.39.1')],
  [5, machine('Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', '54.36.148.1')],
  [3, machine('python-requests/2.32.3', '134.70.192.9')],
  [5, machine(BROWSERS.chrome, '1.34.40.7', 'head')],
  [5, machine(BROWSERS.androidChrome, '1.34.0.9', 'prefetch')],
]);

const MACHINE_SHARE = 0.13;

/** Spreads numbers of visitors so that neighbours have nothing in common, the same in every run. */
const fraction = (number: number, purpose: number): number =>
  (Math.imul(number + 1, 0x9e3779b1 ^ Math.imul(purpose, 0x85ebca6b)) >>> 0) / 2 ** 32;

/** One of so many people: the same number is the same person, on the same device in the same place. */
function person(number: number): DemoVisitor {
  const { userAgent, referrer, fromQr = false } = WAYS.at(fraction(number, 1));
  const { networks, languages } = HOMES.at(fraction(number, 2));
  const network = networks[Math.floor(fraction(number, 3) * networks.length)] ?? '1.34.40';
  const language = languages[Math.floor(fraction(number, 4) * languages.length)];
  return {
    kind: 'visit',
    ip: `${network}.${String(1 + Math.floor(fraction(number, 5) * 254))}`,
    userAgent,
    referrer,
    acceptLanguage: language,
    fromQr,
  };
}

/** The next visitor: mostly one of `people`, at times a machine. */
export const visitorFor = (random: SeededRandom, people: number): DemoVisitor =>
  random.next() < MACHINE_SHARE ? random.pick(MACHINES) : person(random.below(people));
