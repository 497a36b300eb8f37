/** A host counts for itself and for what lies below it. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.me', 'fb.com'],
  messenger: ['messenger.com'],
  instagram: ['instagram.com'],
  threads: ['threads.net', 'threads.com'],
  x: ['t.co', 'x.com', 'twitter.com'],
  line: ['line.me'],
  wechat: ['mp.weixin.qq.com', 'weixin.qq.com', 'wechat.com'],
  kakaotalk: ['kakao.com'],
  zalo: ['zalo.me', 'chat.zalo.me'],
  tiktok: ['tiktok.com'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  telegram: ['t.me', 'web.telegram.org', 'telegram.org'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
  bluesky: ['bsky.app'],
  plurk: ['plurk.com'],
  dcard: ['dcard.tw'],
  ptt: ['ptt.cc'],
  mobile01: ['mobile01.com'],
  bahamut: ['gamer.com.tw'],
  gmail: ['mail.google.com'],
  outlook: ['outlook.live.com', 'outlook.office.com', 'outlook.office365.com'],
  bing: ['bing.com'],
  yahoo: ['search.yahoo.com'],
  naver: ['search.naver.com'],
  chatgpt: ['chatgpt.com', 'chat.openai.com'],
  claude: ['claude.ai'],
  gemini: ['gemini.google.com'],
  perplexity: ['perplexity.ai'],
  copilot: ['copilot.microsoft.com'],
  grok: ['grok.com'],
  deepseek: ['chat.deepseek.com'],
  'meta-ai': ['meta.ai'],
};

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  facebook: ['com.facebook.katana', 'com.facebook.lite'],
  messenger: ['com.facebook.orca'],
  instagram: ['com.instagram.android'],
  threads: ['com.instagram.barcelona'],
  x: ['com.twitter.android'],
  line: ['jp.naver.line.android'],
  wechat: ['com.tencent.mm'],
  kakaotalk: ['com.kakao.talk'],
  zalo: ['com.zing.zalo'],
  tiktok: ['com.zhiliaoapp.musically', 'com.ss.android.ugc.trill'],
  whatsapp: ['com.whatsapp'],
  telegram: ['org.telegram.messenger'],
  linkedin: ['com.linkedin.android'],
  gmail: ['com.google.android.gm'],
  google: ['com.google.android.googlequicksearchbox'],
};

/** Sites with a domain per country. The end of the host is anchored, so that `google.com.example.net` is nobody. */
const COUNTRY_SITES: readonly (readonly [RegExp, string])[] = [
  [/^(?!(?:.*\.)?(?:docs|accounts)\.google\.)(?:.+\.)?google\.(?:com?\.)?[a-z]{2,3}$/, 'google'],
  [/^(?:.+\.)?pinterest\.(?:com?\.)?[a-z]{2,3}$/, 'pinterest'],
  [/^(?:.+\.)?mail\.yahoo\.(?:com?\.)?[a-z]{2,3}$/, 'yahoo-mail'],
];

const sourcesByName = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([source, list]) => list.map((name) => [name, source] as const)));

const byHost = sourcesByName(HOSTS);
const byPackage = sourcesByName(PACKAGES);

/** The longest listed suffix of the host decides. */
export function sourceOfHost(host: string): string | null {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const source = byHost.get(rest);
    if (source !== undefined) return source;
  }
  return COUNTRY_SITES.find(([pattern]) => pattern.test(host))?.[1] ?? null;
}

export function sourceOfPackage(name: string): string | null {
  return byPackage.get(name) ?? null;
}
