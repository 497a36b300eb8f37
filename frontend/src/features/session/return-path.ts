import { DEFAULT_LOCALE, type Locale, splitLocale, withLocale } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';

/** Pages that lead nowhere for a person who has just signed in. */
const DEAD_ENDS: ReadonlySet<string> = new Set([PATHS.login, PATHS.signup, PATHS.logout]);
/** Any origin will do: what still has it after being read is a path of our own. */
const HERE = 'https://here.invalid';

function localPathIn(text: string): string | null {
  // Browsers read a backslash as a slash, and skip line breaks and tabs.
  if (!/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return null;
  const url = new URL(text, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : null;
}

/** Where to go on after signing in: only to a page of this site, never where the address bar leads elsewhere. */
export function returnPath(wanted: string | null, locale: Locale): string {
  const path = localPathIn(wanted ?? '') ?? PATHS.home;
  const { path: page, isPrefixed } = splitLocale(path.replace(/[?#].*$/, ''));
  if (DEAD_ENDS.has(page) || page.startsWith('//')) return withLocale(locale, PATHS.home);
  return isPrefixed ? path : withLocale(locale, path);
}

/** The same without a language prefix, for links that put the current one before it. */
export function returnPage(wanted: string): string {
  const address = returnPath(wanted, DEFAULT_LOCALE);
  const end = address.search(/[?#]|$/);
  return splitLocale(address.slice(0, end)).path + address.slice(end);
}
