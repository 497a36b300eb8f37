import { mediumOf } from './known-sources';

/** They do not name who sent the visitor. */
const NOBODY: ReadonlySet<string> = new Set(['direct', 'qr', 'others']);

/**
 * What smart UTM says of a visitor, ready to stand in a query: `utm_source=line&utm_medium=social`. `source` is what
 * `trafficSource` found; `productKey` stands in for a source without a name. Empty for a visit without a source.
 */
export function campaignOfSource(source: string, fromQr: boolean, productKey: string): string {
  if (source === 'direct' && !fromQr) return '';
  const name = NOBODY.has(source) ? productKey : source;
  const medium = fromQr ? 'qr' : (mediumOf(source) ?? 'referral');
  return `utm_source=${encodeURIComponent(name)}&utm_medium=${medium}`;
}
