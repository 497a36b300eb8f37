const escaped = (name: string): string => name.replaceAll(/[.+()]/g, String.raw`\$&`);

/** How browsers begin to name themselves; the long row are those of phones before smartphones. */
const BROWSERS = [
  'Mozilla/',
  // Some proxies send all of it in small letters.
  'mozilla/',
  'Opera/',
  'UCWEB',
  // Apps of Meta, where they leave out the browser that they are built on.
  ...[String.raw`\[FBAN/`, String.raw`\[FB_IAB/`, String.raw`Instagram \d[\d.]* (?:Android )?\(`],
  // Televisions.
  ...['HbbTV/', 'HBBTV/', 'Roku', 'NetTV/', 'SmartTV', 'AppleTV', 'Apple TV'],
  ...['DoCoMo', 'KDDI', 'SoftBank', 'Vodafone', 'J-PHONE', 'Nokia', 'NOKIA', 'SAMSUNG', 'SEC-', 'LG'],
  ...['BlackBerry', 'SonyEricsson', 'MOT', 'HUAWEI', 'Huawei', 'ZTE', 'Lenovo', 'ALCATEL', 'Alcatel', 'HTC'],
  ...['MAUI', 'ASUS', 'SIE-', 'SHARP', 'Sharp', 'PANTECH', 'Pantech', 'BenQ', 'PHILIPS', 'Philips', 'SAGEM'],
  ...['portalmmm/', 'emobile/'],
  // Browsers without pictures, and small ones of free systems.
  ...['E?Links[ /]', 'Lynx/', 'w3m/', 'NetSurf/', 'Dillo/', 'Midori/', 'Konqueror/', 'iCab/', 'Uzbl '],
  // Browsers for phones that give no other name.
  ...['M?QQBrowser[ /]', 'iBrowser/', 'OneBrowser/', String.raw`Dolphin \d`],
];

/** What only browsers write, wherever it stands: some give the name of an app or a phone first. */
const PARTS_OF_BROWSERS = [
  // “MQQBrowser/371 Mozilla/5.0 (iPhone…”: a whole name of a browser follows.
  String.raw`[\w. /()-]{1,60}[ /]Mozilla/[45]\.0 \((?!compatible; (?!MSIE|ANTGalio))`,
  // UC's browser lists what it runs on as `pf(Linux);…;dv(GT-S7562);pr(UCBrowser/9.4)`.
  ...[String.raw`.*\bUCWEB\d`, String.raw`.*\bUC ?Browser`],
  // Of Meta's apps on Android, behind the name of a library.
  String.raw`.*\[FB(?:AN|_IAB)/`,
  ...['UP.Browser/', 'Profile/MIDP-', 'Configuration/CLDC-'].map((part) => `.*${escaped(part)}`),
];

/** Programs that add themselves in front change nothing of what stands behind. */
const IN_FRONT = String.raw`[\s"']*(?:[Uu]ser-?[Aa]gent: *)?`;

/** Neither begins as browsers do nor contains what only browsers write. */
export const NO_BROWSER = new RegExp(`^(?!${IN_FRONT}(?:${[...BROWSERS, ...PARTS_OF_BROWSERS].join('|')}))`);

/** Programs that name themselves inside the name of a browser, and that the library does not know. */
const NAMES = [
  ...[
    'GTmetrix',
    'YLT Chrome',
    'DebugBear',
    'Miniature.io',
    'PagePeeker',
    'WebThumbnail',
    'BrowserMob',
    'phantomas',
  ],
  ...[
    'Prerender',
    'sitebulb',
    'ThousandEyes',
    'Uptime-Kuma',
    'Uptimia',
    'CheckHost',
    'Probely',
    'Siteimprove',
  ],
  ...[
    'woorankreview',
    'Seobility',
    'SEOkicks',
    'MegaIndex',
    'Barkrowler',
    'Qwantify',
    'Seekport',
    'BrandVerity',
  ],
  ...[
    'Assetnote',
    'RecordedFuture',
    'l9tcpid',
    'l9explore',
    'NetSystemsResearch',
    'TLSProbe',
    'SSL Labs',
    'ltx71',
  ],
  ...[
    'Amzn-User',
    'NovaAct',
    'AmazonBuyForMe',
    'ChatGPT-User',
    'Claude-User',
    'Claude-Web',
    'Perplexity-User',
  ],
  ...[
    'MistralAI-User',
    'Kimi-User',
    'cohere-ai',
    'anthropic-ai',
    'Gemini-Deep-Research',
    'Character-AI',
    'img2dataset',
  ],
  // Browsers without a screen, and tools that put load on a site.
  ...[
    'SlimerJS',
    'jsdom/',
    'HappyDOM',
    'Zombie.js',
    'CasperJS',
    'HtmlUnit',
    'Siege/',
    'Nodemeter',
    ';OneTrust;',
  ],
  ...[
    'meta-externalfetcher',
    'meta-webindexer',
    'meta-externalads',
    'Hatena',
    'SiteSucker',
    'heritrix',
    'Scrapy',
  ],
  ...[
    'TrendsmapResolver',
    'Netvibes',
    'Nuzzel',
    'MuckRack',
    'adbeat',
    'ias_wombles',
    'TTD-Content',
    'YahooCacheSystem',
  ],
  ...[
    'YandexAntivirus',
    'YandexScreenshot',
    'YandexRenderResources',
    'YandexAccessibility',
    'RamblerMail',
    'NodePing',
  ],
  ...[
    'microsoft-flow',
    'github-camo',
    'Nmap Scripting Engine',
    'W3C-checklink',
    'gobuster',
    'munin',
    'Sublinq',
  ],
  ...[
    'creenshot',
    'creenShot',
    'webscreenie',
    'Websnapr',
    'Webthumb',
    'WebThumb',
    'imgsizer',
    'wkhtmltoimage',
    'wkhtmltopdf',
  ],
  ...[
    'Alibaba.Security.Heimdall',
    'BingLocalSearch',
    'Clarsentia',
    'Fetch API Request',
    'KimonoLabs',
    'MapperCmd',
    'SPEng',
  ],
  // Translates pages for people, who then visit them.
  'Yandex.Translate',
  // Office looks at a link before it opens the browser.
  ...['Mac OS X) Word/', 'Mac OS X) Excel/', 'Mac OS X) PowerPoint/'],
];
/** “compatible;” introduces what a program is called, but for old browsers. */
const COMPATIBLE = String.raw`\bcompatible; (?!MSIE|Konqueror|ANTGalio|U;|Windows|Linux|Android|iPhone)`;

const INTRODUCED = new RegExp(COMPATIBLE);
/** In capitals or not: the same program does not always write its name alike. */
const NAMED = new RegExp(NAMES.map(escaped).join('|'), 'i');

export const PROGRAMS: readonly RegExp[] = [INTRODUCED, NAMED];

const WORDS = [
  // Lynx names the library that it is made with.
  String.raw`(?<=^Lynx/\S* )libwww-FM/\S+`,
  // What Facebook and Messenger add to the browser that they are built on, or send instead.
  String.raw`\[FB(?:AN|_IAB)/[^\]]*\]?`,
  // A program of Google's made pages small for phones, and their people read them.
  String.raw`\(Google WAP Proxy/[\d.]+\)`,
  // The library finds the number of a model, where Meta's apps leave out the browser.
  String.raw`^Instagram \d[\d.]* (?:Android )?\([^)]*\)?`,
  // WeChat on Android names the process of its browser.
  String.raw`\bProcess/\w+(?:\(\w+\))?`,
  // Sogou's browser for phones, beside its crawlers.
  String.raw`\bSogou(?:MSE|MobileBrowser|SearchApp)[\w./]*`,
  String.raw`\bSogou/[\d.]+(?= SogouMobileBrowser)`,
  // Plugins and editions of old browsers.
  String.raw`\bchromeframe/[\d.]+`,
  String.raw`\b[Mm][Ss][Nn] Optimized\w*`,
  String.raw`http://bsalsa\.com\b`,
  String.raw`\bFire(?:PHP|Download|Torrent)/[\d.]+`,
  String.raw`\b[Uu]ser-[Aa]gent: `,
  String.raw`\(AutoProxy-\w+\)`,
  'GWX:DOWNLOADED',
  'masking-agent',
  // Phones before smartphones.
  'Bada/1.0',
  'HTC; Radar',
  String.raw`/java_runtime_version=\w+`,
  // Names of phones, which are as their makers please: “CUBOT”, “iBot 5”. Addresses are no part of one.
  String.raw`(?<=\bAndroid [\d.]+; (?:[a-z]{2}[-_][a-zA-Z]{2}; )?)[\w ()+-]+(?=\)| Build/|; wv\))`,
];

/** Parts of browsers' names in which the library finds words of programs. */
export const PEOPLES_WORDS = new RegExp(WORDS.join('|'), 'g');
