import type { LinkTarget, TargetKind } from '../../../links/values';
import { nativeAppOf } from './native-app';
import { isOnTheWeb } from './target-choice';
import type { AppLinks } from './visit-card';

const APPLE_ID = /\/id(\d+)/;
const PLAY_ID = /[?&]id=([\w.]+)/;

interface Opened {
  /** Of the link, on the web. */
  readonly url: string;
  readonly targets: readonly LinkTarget[];
  readonly isNativeOpen: boolean;
}

/** Apps that a link opens, for programs that show it and know how to; null for none. */
export function appLinksOf({ url, targets, isNativeOpen }: Opened): AppLinks | null {
  const urlOf = (kind: TargetKind): string => targets.find(({ target }) => target === kind)?.url ?? '';
  const appOf = (...kinds: readonly TargetKind[]): string | null =>
    kinds.map(urlOf).find((address) => address !== '' && !isOnTheWeb(address)) ?? null;
  const nativeOf = (platform: 'iphone' | 'android'): string | null =>
    isNativeOpen ? (nativeAppOf(url, platform)?.scheme ?? null) : null;
  const links: AppLinks = {
    iosUrl: appOf('ios', 'ios_android') ?? nativeOf('iphone'),
    iosStoreId: APPLE_ID.exec(urlOf('ios_store'))?.[1] ?? null,
    androidUrl: appOf('android', 'ios_android') ?? nativeOf('android'),
    androidPackage: PLAY_ID.exec(urlOf('android_store'))?.[1] ?? null,
  };
  return Object.values(links).some((each) => each !== null) ? links : null;
}
