import { chosenLocale } from '../i18n/locale-choice';
import { DEFAULT_LOCALE, splitLocale, withLocale } from '../i18n/locale';

/**
 * An address without a prefix says nothing about language, so there the visitor's own choice wins. An
 * address with a prefix was chosen by whoever followed it.
 */
export function entryPath(pathname: string): string {
  const { isPrefixed, path } = splitLocale(pathname);
  return isPrefixed ? pathname : withLocale(chosenLocale() ?? DEFAULT_LOCALE, path);
}
