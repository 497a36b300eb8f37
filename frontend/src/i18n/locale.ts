export const LOCALES = ['zh-TW', 'en', 'vi', 'id', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'zh-TW';
/** What a language that Linklet does not speak falls back to. */
const FALLBACK_LOCALE: Locale = 'en';

interface Language {
  /** In its own language, for those who cannot read the current one. */
  readonly name: string;
  /** Value of `<html lang>`. */
  readonly tag: string;
  /** Asks, in that language, whether to go on in it. */
  readonly offer: string;
}

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'zh-TW': { name: '繁體中文', tag: 'zh-Hant-TW', offer: '以繁體中文瀏覽' },
  en: { name: 'English', tag: 'en', offer: 'View in English' },
  vi: { name: 'Tiếng Việt', tag: 'vi', offer: 'Xem bằng tiếng Việt' },
  id: { name: 'Bahasa Indonesia', tag: 'id', offer: 'Lihat dalam bahasa Indonesia' },
  ja: { name: '日本語', tag: 'ja', offer: '日本語で表示' },
};

const isLocale = (code: string): code is Locale => (LOCALES as readonly string[]).includes(code);

/** The locale that serves a language code as people, cookies and browsers write it. */
export function localeOf(code: string): Locale {
  if (isLocale(code)) return code;
  const language = code.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (language === 'zh') return 'zh-TW';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

export interface LocalePath {
  readonly locale: Locale;
  /** The path without its prefix, always with a leading slash. */
  readonly path: string;
  /** Whether the address itself names the language. */
  readonly isPrefixed: boolean;
}

export function splitLocale(pathname: string): LocalePath {
  const prefix = pathname.split('/', 2)[1] ?? '';
  if (prefix === DEFAULT_LOCALE || !isLocale(prefix)) {
    return { locale: DEFAULT_LOCALE, path: pathname, isPrefixed: false };
  }
  return { locale: prefix, path: pathname.slice(prefix.length + 1) || '/', isPrefixed: true };
}

/** The address of a path (with its query) in a language; the default language has no prefix. */
export function withLocale(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=\?)/, '')}`;
}

/** The first language that the browser asks for and we speak, when it is another than the one shown. */
export function offeredLocale(shown: Locale, wanted: readonly string[]): Locale | null {
  const spoken = wanted.find((code) => localeOf(code) !== FALLBACK_LOCALE || /^en\b/i.test(code));
  if (spoken === undefined) return null;
  const locale = localeOf(spoken);
  return locale === shown ? null : locale;
}
