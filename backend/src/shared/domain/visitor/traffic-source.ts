import { type HostSet, isOwnHost } from '../own-host';
import { parsedUrl } from '../parsed-url';
import { sourceOfHost, sourceOfPackage } from './known-sources';
import { UNKNOWN } from './unknown';

/** No page, app or code is known to have sent the visitor. */
const DIRECT = 'direct';
const QR = 'qr';

/** Where a `Referer` header points: a host in lower case without "www.", or an Android package. */
export type Referrer =
  | { readonly kind: 'none' }
  | { readonly kind: 'host'; readonly host: string }
  | { readonly kind: 'app'; readonly package: string };

const NONE: Referrer = { kind: 'none' };
const ANDROID_APP = /^android-app:\/\/([a-z0-9_.]+)/i;

/** Our own hosts are no referrers: a visitor who came through our pages came from nowhere else. */
export function parseReferrer(header: string, ownHosts: HostSet): Referrer {
  const app = ANDROID_APP.exec(header)?.[1];
  if (app !== undefined) return { kind: 'app', package: app.toLowerCase() };
  const url = /^https?:\/\//i.test(header) ? parsedUrl(header) : null;
  if (!url || isOwnHost(url, ownHosts)) return NONE;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  return host === '' ? NONE : { kind: 'host', host };
}

/** The shortest header that says the same of where a visitor comes from; null for nowhere. */
export function shortReferrer(referrer: Referrer): string | null {
  if (referrer.kind === 'none') return null;
  return referrer.kind === 'host' ? `https://${referrer.host}/` : `android-app://${referrer.package}`;
}

/** Whom a referrer names; null for none. */
export function sourceOfReferrer(referrer: Referrer): string | null {
  if (referrer.kind === 'none') return null;
  const known = referrer.kind === 'host' ? sourceOfHost(referrer.host) : sourceOfPackage(referrer.package);
  return known ?? UNKNOWN;
}

/** What an address itself says of who shares it. */
export interface AddressMarks {
  /** It carried the mark of our own QR codes. */
  readonly fromQr: boolean;
  /** The source of a campaign, as `readCampaignSource` made it; null for none. */
  readonly campaignSource: string | null;
}

/** What is known of where a visitor comes from. */
export interface Traces extends AddressMarks {
  /** As `inAppSource` found it. */
  readonly inApp: string | null;
  /** As {@link sourceOfReferrer} found it. */
  readonly referredBy: string | null;
}

/** What sent the visitor: the app whose browser it is, else the referrer, else a QR code, else a campaign, else nothing. */
export const trafficSource = ({ inApp, referredBy, fromQr, campaignSource }: Traces): string =>
  inApp ?? referredBy ?? (fromQr ? QR : (campaignSource ?? DIRECT));

/** The referrer as its own report names it. */
export function referrerName(referrer: Referrer): string {
  if (referrer.kind === 'none') return DIRECT;
  return referrer.kind === 'host' ? referrer.host : referrer.package;
}
