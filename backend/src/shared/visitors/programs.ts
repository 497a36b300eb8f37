const escaped = (name: string): string => name.replaceAll(/[.+()]/g, String.raw`\$&`);

/** How browsers begin to name themselves; the long row are those of phones before smartphones. */
const BROWSERS = [
  'Mozilla/',
  'Opera/',
  'UCWEB',
  ...['DoCoMo', 'KDDI', 'SoftBank', 'Vodafone', 'J-PHONE', 'Nokia', 'SAMSUNG', 'SEC-', 'LG', 'BlackBerry'],
  ...[
    'SonyEricsson',
    'MOT-',
    'HUAWEI',
    'Huawei',
    'ZTE',
    'Lenovo',
    'ALCATEL',
    'Alcatel',
    'HTC',
    'MAUI',
    'ASUS',
  ],
];

/** Begins as no browser does. */
export const NO_BROWSER = new RegExp(`^(?!${BROWSERS.join('|')})`);

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
  // Translates pages for somebody, who then visits them.
  'Yandex.Translate',
  // Office looks at a link before it opens the browser.
  ...['Mac OS X) Word/', 'Mac OS X) Excel/', 'Mac OS X) PowerPoint/'],
];
/** “compatible;” introduces what a program is called, but for old browsers. */
const COMPATIBLE = String.raw`\bcompatible; (?!MSIE|Konqueror|U;|Windows|Android|iPhone)`;

export const PROGRAMS = new RegExp([COMPATIBLE, ...NAMES.map(escaped)].join('|'));

const WORDS = [
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
  String.raw`\bUser-agent: `,
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
