import { UNKNOWN } from './facet-value';
import { inAppSource } from './in-app-source';
import { sourceOfHost, sourceOfPackage } from './source-tables';

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
export function parseReferrer(header: string, ownHosts: ReadonlySet<string>): Referrer {
  const app = ANDROID_APP.exec(header)?.[1];
  if (app !== undefined) return { kind: 'app', package: app.toLowerCase() };
  if (!/^https?:\/\//i.test(header) || !URL.canParse(header)) return NONE;
  const url = new URL(header);
  if (ownHosts.has(url.host) || ownHosts.has(url.hostname)) return NONE;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  return host === '' ? NONE : { kind: 'host', host };
}

export interface Arrival {
  readonly userAgent: string;
  readonly referrer: Referrer;
  /** The address carried the mark of our own QR codes. */
  readonly fromQr: boolean;
}

/** Who sent the visitor: the app whose browser it is, else the referrer, else a QR code, else nobody. */
export function trafficSource({ userAgent, referrer, fromQr }: Arrival): string {
  const app = inAppSource(userAgent);
  if (app !== null) return app;
  if (referrer.kind === 'host') return sourceOfHost(referrer.host) ?? UNKNOWN;
  if (referrer.kind === 'app') return sourceOfPackage(referrer.package) ?? UNKNOWN;
  return fromQr ? QR : DIRECT;
}

/** The referrer as its own report names it. */
export function referrerName(referrer: Referrer): string {
  if (referrer.kind === 'none') return DIRECT;
  return referrer.kind === 'host' ? referrer.host : referrer.package;
}
