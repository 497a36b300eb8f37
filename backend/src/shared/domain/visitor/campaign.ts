const MEDIA: Readonly<Record<string, readonly string[]>> = {
  social: [
    'facebook',
    'messenger',
    'instagram',
    'threads',
    'x',
    'line',
    'wechat',
    'kakaotalk',
    'zalo',
    'tiktok',
    'whatsapp',
    'telegram',
    'linkedin',
    'pinterest',
    'youtube',
    'bluesky',
    'plurk',
    'dcard',
    'ptt',
    'mobile01',
    'bahamut',
  ],
  email: ['gmail', 'outlook', 'yahoo-mail'],
  organic: ['google', 'bing', 'yahoo', 'naver'],
};
const mediumOf: ReadonlyMap<string, string> = new Map(
  Object.entries(MEDIA).flatMap(([medium, sources]) => sources.map((source) => [source, medium] as const)),
);
/** They name nobody who sent the visitor: we did. */
const NOBODY: ReadonlySet<string> = new Set(['direct', 'qr', 'others']);

/**
 * What smart UTM says of a visitor, ready to stand in a query: `utm_source=line&utm_medium=social`. `source` is what
 * `trafficSource` found; `productKey` stands in for a source that names nobody.
 */
export function campaignOfSource(source: string, fromQr: boolean, productKey: string): string {
  const name = NOBODY.has(source) ? productKey : source;
  const medium = fromQr ? 'qr' : (mediumOf.get(source) ?? 'referral');
  return `utm_source=${encodeURIComponent(name)}&utm_medium=${medium}`;
}
