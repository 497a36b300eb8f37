import { type Locale, localeOf } from './locale';

const COOKIE = 'i18n_select_lang';
const DAYS_365 = 365 * 24 * 60 * 60;

/** The language that this visitor chose by hand, if any. */
export function chosenLocale(): Locale | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair === undefined ? null : localeOf(pair.slice(COOKIE.length + 1));
}

export function rememberLocale(locale: Locale): void {
  document.cookie = `${COOKIE}=${locale}; Path=/; Max-Age=${DAYS_365}; SameSite=Lax`;
}
