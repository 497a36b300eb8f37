/** Apps and sites as they call themselves, by the code that clicks are counted under; the same in every language. */
const SOURCES: Readonly<Partial<Record<string, string>>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  threads: 'Threads',
  x: 'X',
  line: 'LINE',
  wechat: 'WeChat',
  kakaotalk: 'KakaoTalk',
  zalo: 'Zalo',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  bluesky: 'Bluesky',
  snapchat: 'Snapchat',
  viber: 'Viber',
  reddit: 'Reddit',
  discord: 'Discord',
  tumblr: 'Tumblr',
  vk: 'VK',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  plurk: 'Plurk',
  dcard: 'Dcard',
  ptt: 'PTT',
  mobile01: 'Mobile01',
  gmail: 'Gmail',
  outlook: 'Outlook',
  'proton-mail': 'Proton Mail',
  'zoho-mail': 'Zoho Mail',
  google: 'Google',
  bing: 'Bing',
  yahoo: 'Yahoo',
  naver: 'NAVER',
  duckduckgo: 'DuckDuckGo',
  yandex: 'Yandex',
  coccoc: 'Cốc Cốc',
  ecosia: 'Ecosia',
  brave: 'Brave Search',
  startpage: 'Startpage',
  qwant: 'Qwant',
  kagi: 'Kagi',
  daum: 'Daum',
  sogou: 'Sogou',
  seznam: 'Seznam',
  aol: 'AOL',
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  copilot: 'Copilot',
  grok: 'Grok',
  deepseek: 'DeepSeek',
  'meta-ai': 'Meta AI',
};

const PLATFORMS: Readonly<Partial<Record<string, string>>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  ipod: 'iPod',
  android: 'Android',
  windows: 'Windows',
  chromeos: 'ChromeOS',
  macintosh: 'Mac',
  linux: 'Linux',
};

// Their long names are official titles (中國香港特別行政區); the short ones of other countries are letters, such as US.
const CALLED_SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);

/** How many letters of a language's or country's code a browser may refuse. */
function displayName(locale: string, type: 'language' | 'region', code: string): string {
  const style = CALLED_SHORT.has(code) ? 'short' : 'long';
  try {
    return new Intl.DisplayNames(locale, { type, style }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const sourceName = (code: string): string => SOURCES[code] ?? code;
export const platformName = (code: string): string => PLATFORMS[code] ?? code;
export const countryName = (locale: string, code: string): string => displayName(locale, 'region', code);
export const languageName = (locale: string, code: string): string => displayName(locale, 'language', code);
