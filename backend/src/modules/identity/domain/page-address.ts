import { type Language, LANGUAGES } from '../../../shared/domain/language';

/** Addresses of the front end name the language, except for this one. */
const [UNNAMED, ...NAMED] = LANGUAGES;
const NAMES_LANGUAGE = new RegExp(`^/(?:${NAMED.join('|')})(?=[/?#]|$)`);

/** Address of a page in a language; a path that names another language already stays as it is. */
export function pageAt(appOrigin: string, lang: Language, path: string): string {
  const isAsItIs = lang === UNNAMED || NAMES_LANGUAGE.test(path);
  return isAsItIs ? appOrigin + path : `${appOrigin}/${lang}${path}`;
}
