import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES_DIR = 'frontend/locales';
const CONTENT_DIR = 'frontend/content';

export const LOCALES = ['zh-TW', 'en', 'vi', 'id', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

type Texts = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** What a message says, with the given values in the place of its arguments. */
export type Words = (id: string, values?: Values) => string;

const PLURAL = /\{(\w+), plural, ((?:\S+ \{[^{}]*\}\s*)+)\}/g;
const BRANCH = /(\S+) \{([^{}]*)\}/g;

const read = (folder: string, part: string, locale: Locale): unknown =>
  JSON.parse(readFileSync(join(folder, part, `${locale}.json`), 'utf8'));

/** All messages of one language, as the screens have them. */
export const textsOf = (locale: Locale): Texts =>
  Object.assign({}, ...readdirSync(LOCALES_DIR).map((part) => read(LOCALES_DIR, part, locale))) as Texts;

/** The branch of a plural for a count, in the form `one {# click} other {# clicks}`. */
function branchFor(count: number, branches: string, rules: Intl.PluralRules): string {
  const texts = new Map([...branches.matchAll(BRANCH)].map(([, key = '', text = '']) => [key, text]));
  const text = texts.get(`=${count}`) ?? texts.get(rules.select(count)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', String(count));
}

/** What the screens say in one language, by the id of the message. */
export function wordsOf(locale: Locale): Words {
  const texts = textsOf(locale);
  const rules = new Intl.PluralRules(locale);
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`no message ${id} in ${locale}`);
    return text
      .replaceAll(PLURAL, (_, name: string, branches: string) =>
        branchFor(Number(values[name]), branches, rules),
      )
      .replaceAll(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument));
  };
}

/** A long text of the site, such as `coming`, in one language. */
export const contentOf = (name: string, locale: Locale): unknown => read(CONTENT_DIR, name, locale);

/** Where a path of the site lies in one language. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === 'zh-TW' ? path : `/${locale}${path === '/' ? '' : path}`;
