import type { LinkTarget, TargetKind } from '../../../links/values';
import { isIos, isPhone } from './phones';
import type { Visitor } from './visit';

const SAFARI = /Version\/.*Safari\//;
const OTHER_BROWSER = /CriOS|FxiOS|EdgiOS/;
const FACEBOOK_ON_ANDROID = /FB_IAB|FBAN/;
const ON_THE_WEB = /^https?:/i;

const isOnIos = ({ platform }: Visitor): boolean => isIos(platform);
const isOnAndroid = ({ platform }: Visitor): boolean => platform === 'android';
const isOnPc = ({ platform }: Visitor): boolean =>
  platform === 'windows' || platform === 'linux' || platform === 'chromeos';
const isOnMac = ({ platform }: Visitor): boolean => platform === 'macintosh';

/** Whom each kind is for. */
const FITS: Readonly<Record<TargetKind, (visitor: Visitor) => boolean>> = {
  facebook: ({ inApp, referredBy }) => inApp === 'facebook' || referredBy === 'facebook',
  twitter: ({ inApp, referredBy }) => inApp === 'x' || referredBy === 'x',
  ios_line: (visitor) => isOnIos(visitor) && visitor.inApp === 'line',
  ios_safari: (visitor) =>
    isOnIos(visitor) &&
    visitor.inApp === null &&
    SAFARI.test(visitor.userAgent) &&
    !OTHER_BROWSER.test(visitor.userAgent),
  android_fb: (visitor) => isOnAndroid(visitor) && FACEBOOK_ON_ANDROID.test(visitor.userAgent),
  ios_store: isOnIos,
  android_store: isOnAndroid,
  ios: isOnIos,
  android: isOnAndroid,
  ios_android: ({ platform }) => isPhone(platform),
  pc: isOnPc,
  mac: isOnMac,
  pc_mac: (visitor) => isOnPc(visitor) || isOnMac(visitor),
};

/** Whether browsers go there themselves; all else opens an app. */
export const isOnTheWeb = (url: string): boolean => ON_THE_WEB.test(url);

/**
 * The first target that is for this visitor, in the order in which links keep them. Addresses of apps are for phones
 * alone: on a desk, nothing would happen.
 */
export const chooseTarget = (targets: readonly LinkTarget[], visitor: Visitor): LinkTarget | null =>
  targets.find(
    ({ target, url }) => FITS[target](visitor) && (isOnTheWeb(url) || isPhone(visitor.platform)),
  ) ?? null;
