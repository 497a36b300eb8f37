import type { Platform } from '../../../../shared/domain/visitor/platform';
import { withoutTrailingDot } from '../../../../shared/domain/public-host';
import { youtubeVideoId } from '../../../links/values';
import type { AppName, AppOpening } from './app-opening';
import { isIos } from './phones';

type KnownApp = Pick<AppOpening, 'name' | 'scheme'>;

interface Shop {
  readonly name: AppName;
  readonly hosts: readonly string[];
  readonly androidPackage: string;
  /** Null: none was confirmed, so that its links stay on the web. */
  readonly iosScheme: string | null;
}

const SHOPS: readonly Shop[] = [
  {
    name: 'shopee',
    hosts: ['shopee.tw', 'www.shopee.tw'],
    androidPackage: 'com.shopee.tw',
    iosScheme: 'shopeetw',
  },
  {
    name: 'momo',
    hosts: ['www.momoshop.com.tw', 'm.momoshop.com.tw', 'momoshop.com.tw'],
    androidPackage: 'com.momo.mobile.shoppingv2.android',
    iosScheme: null,
  },
  { name: 'pchome', hosts: ['24h.pchome.com.tw'], androidPackage: 'com.pchome24h', iosScheme: null },
];
const shopOf: ReadonlyMap<string, Shop> = new Map(
  SHOPS.flatMap((shop) => shop.hosts.map((host) => [host, shop] as const)),
);

/** Opens an address on the web in this app alone; who lacks it goes on to the web. */
const intentFor = ({ protocol, host, pathname, search, href }: URL, androidPackage: string): string =>
  `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=${androidPackage};` +
  `S.browser_fallback_url=${encodeURIComponent(href)};end`;

/** The app whose page a destination on the web is, and how a phone opens it there; null for none that is known. */
export function nativeAppOf(url: string, platform: Platform): KnownApp | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  const video = youtubeVideoId(address);
  if (video !== null) return { name: 'youtube', scheme: `vnd.youtube://${video}` };
  const shop = shopOf.get(withoutTrailingDot(address.hostname));
  if (!shop) return null;
  const { name, androidPackage, iosScheme } = shop;
  if (!isIos(platform)) return { name, scheme: intentFor(address, androidPackage) };
  if (iosScheme === null) return null;
  return { name, scheme: `${iosScheme}://${address.pathname.slice(1)}${address.search}` };
}
