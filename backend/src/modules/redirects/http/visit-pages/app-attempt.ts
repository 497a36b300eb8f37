import { inAppSource } from '../../../../shared/domain/visitor/known-sources';
import { platformOf } from '../../../../shared/domain/visitor/platform';
import type { AppName, AppOpening } from '../../domain/visit/app-opening';
import { isIos } from '../../domain/visit/phones';

/** How a page opens an app for a visitor, and what else it offers. */
export interface AppAttempt {
  /** What the page tries by itself; null where trying does harm. */
  readonly address: string | null;
  /** The web address in the visitor's own browser, outside of the app that they read in; null when they are in it. */
  readonly outside: string | null;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
/** Made by ourselves already, for the package of the app. */
const INTENT = 'intent://';
/** Their readers on Android show an error in place of the page for schemes that they do not know. */
const META_APPS: ReadonlySet<string | null> = new Set(['facebook', 'instagram', 'messenger', 'threads']);
const PACKAGES: Readonly<Partial<Record<AppName, string>>> = { youtube: 'com.google.android.youtube' };
const PLAY_ID = /[?&]id=([A-Za-z][\w.]*)/;

const CHROME = 'com.android.chrome';

/** The address as Android's own kind of link; `fallback` is where browsers that heed it go without the app. */
function intentOf(address: string, packageName: string | null, fallback: string): string {
  const [whole = '', scheme = ''] = SCHEME.exec(address) ?? [];
  const rest = address.slice(whole.length).replaceAll('#', '%23');
  const parts = [
    `scheme=${scheme}`,
    ...(packageName === null ? [] : [`package=${packageName}`]),
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `intent://${rest}#Intent;${parts.join(';')};end`;
}

function withParameter(address: string, pair: string): string {
  const [before = '', ...fragment] = address.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}${pair}`;
  return [joined, ...fragment].join('#');
}

const packageOf = ({ name, storeUrl }: AppOpening): string | null =>
  PLAY_ID.exec(storeUrl?.startsWith('https://play.google.com/') ? storeUrl : '')?.[1] ??
  PACKAGES[name] ??
  null;

function outsideOf(location: string, inApp: string | null, isOnIos: boolean): string | null {
  if (inApp === null) return null;
  if (inApp === 'line') return withParameter(location, 'openExternalBrowser=1');
  // Safari alone knows this one, from iOS 17 on; the page says what else to do.
  return isOnIos
    ? location.replace(SCHEME, (whole) => `x-safari-${whole}`)
    : intentOf(location, CHROME, location);
}

function attemptOf(app: AppOpening, location: string, userAgent: string): string | null {
  const platform = platformOf(userAgent);
  if (isIos(platform)) return app.scheme;
  if (platform !== 'android') return null;
  // Firefox goes straight to what is meant for those without the app.
  if (userAgent.includes('Firefox/')) return null;
  const isSpelledOut = app.scheme.startsWith(INTENT);
  return !isSpelledOut && META_APPS.has(inAppSource(userAgent))
    ? intentOf(app.scheme, packageOf(app), app.storeUrl ?? location)
    : app.scheme;
}

/** @param location where the link leads on the web */
export function appAttempt(app: AppOpening, location: string, userAgent: string): AppAttempt {
  return {
    address: attemptOf(app, location, userAgent),
    outside: outsideOf(location, inAppSource(userAgent), isIos(platformOf(userAgent))),
  };
}
