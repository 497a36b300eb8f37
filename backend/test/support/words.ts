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
const SELECT = /\{(\w+), select, ((?:\S+ \{[^{}]*\}\s*)+)\}/g;
const BRANCH = /(\S+) \{([^{}]*)\}/g;

function* leavesOf(value: unknown, path: string): Iterable<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      yield* leavesOf(child, path === '' ? key : `${path}.${key}`);
    }
  }
}

/** Every text of one kind in one language, by its place; files of messages are flat already. */
const leavesIn = (folder: string, part: string, locale: Locale, start = ''): Texts =>
  Object.fromEntries(leavesOf(JSON.parse(readFileSync(join(folder, part, `${locale}.json`), 'utf8')), start));

/** All messages of one language by their ids, and its long texts by file and place, such as `help.own-name.question`. */
export const textsOf = (locale: Locale): Texts =>
  Object.assign(
    {},
    ...readdirSync(LOCALES_DIR).map((part) => leavesIn(LOCALES_DIR, part, locale)),
    ...readdirSync(CONTENT_DIR).map((part) => leavesIn(CONTENT_DIR, part, locale, part)),
  ) as Texts;

const branchesIn = (branches: string): ReadonlyMap<string, string> =>
  new Map([...branches.matchAll(BRANCH)].map(([, key = '', text = '']) => [key, text]));

/** The branch of a choice by name, in the form `redirect {Goes on} other {Stays}`. */
function branchNamed(name: string, branches: string): string {
  const texts = branchesIn(branches);
  return texts.get(name) ?? texts.get('other') ?? '';
}

/** The branch of a plural for a count, in the form `one {# click} other {# clicks}`. */
function branchFor(count: number, branches: string, rules: Intl.PluralRules): string {
  const texts = branchesIn(branches);
  const text = texts.get(`=${count}`) ?? texts.get(rules.select(count)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', String(count));
}

const known = new Map<Locale, Words>();

/** What the screens say in one language, by the id of the message. */
export function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

function readWords(locale: Locale): Words {
  const texts = textsOf(locale);
  const rules = new Intl.PluralRules(locale);
  return (id, values = {}) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`no message ${id} in ${locale}`);
    return text
      .replaceAll(PLURAL, (_, name: string, branches: string) =>
        branchFor(Number(values[name]), branches, rules),
      )
      .replaceAll(SELECT, (_, name: string, branches: string) => branchNamed(String(values[name]), branches))
      .replaceAll(/\{(\w+)(?:, number)?\}/g, (argument, name: string) => String(values[name] ?? argument));
  };
}

/** Where a path of the site lies in one language. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === 'zh-TW' ? path : `/${locale}${path === '/' ? '' : path}`;
