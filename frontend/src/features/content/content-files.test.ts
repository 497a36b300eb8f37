import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../i18n/locale';
import { PATHS, PATTERNS } from '../../shared/paths';
import { RETIRED, RETIRED_IN_ENGLISH } from '../../test/retired-words';
import type { Block } from './blocks';
import { type ContentKind, loadContent } from './content-file';

const FRONTEND = join(__dirname, '../../..');
const CONTENT = join(FRONTEND, 'content');
const KINDS = ['about', 'help', 'policy', 'privacy'] as const satisfies readonly ContentKind[];

const read = (kind: string, locale: string): unknown =>
  JSON.parse(readFileSync(join(CONTENT, kind, `${locale}.json`), 'utf8'));

/** What is typed, where links lead and how something looks is the same in every language. */
const SAME = new Set(['kind', 'to', 'code', 'id', 'mark', 'where']);
const isSame = (path: string): boolean => SAME.has(path.slice(path.lastIndexOf('/') + 1));

/** Keys, cookies and a product are called alike everywhere. */
const isName = (text: string): boolean =>
  !/\p{L}\p{L}/u.test(text) || /^[\w, ]*_[\w, ]*$/.test(text) || ['Esc', 'LINE Page Poker'].includes(text);

/** Every text of a file by its place in it. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
}

/** The form of a file, and what is the same in every language. */
const skeletonOf = (value: unknown): string[] =>
  textsOf(value).map(([path, text]) => (isSame(path) ? `${path}=${text}` : path));

/** Paths that have a page, as the program declares them. */
const declared = ['page-sources.ts', 'routes.tsx']
  .map((file) => readFileSync(join(FRONTEND, 'src/app', file), 'utf8'))
  .join('\n');
const routes = Object.entries({ ...PATHS, ...PATTERNS }).flatMap(([name, path]) =>
  new RegExp(`PAT(HS|TERNS)\\.${name}\\b`).test(declared) ? [path] : [],
);

const FORMS: Readonly<Record<Block['kind'], readonly string[]>> = {
  paragraph: ['kind', 'text'],
  list: ['items', 'kind'],
  steps: ['items', 'kind'],
  note: ['kind', 'text'],
  link: ['kind', 'text', 'to'],
  code: ['code', 'kind'],
  table: ['heads', 'kind', 'rows'],
};

async function blocksOf(kind: ContentKind, locale: Locale): Promise<readonly Block[]> {
  switch (kind) {
    case 'help':
      return Object.values(await loadContent(kind, locale)).flatMap((answer) => answer?.blocks ?? []);
    default:
      return (await loadContent(kind, locale)).sections.flatMap(({ blocks }) => blocks);
  }
}

it('exist for every kind and language, and for nothing else', () => {
  expect(readdirSync(CONTENT).sort()).toEqual(KINDS);
  for (const kind of KINDS) {
    expect(readdirSync(join(CONTENT, kind)).sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
  }
});

describe.each(KINDS)('the long texts of %s', (kind) => {
  it.each(LOCALES)('have in %s the topics, blocks and links of the default language', (locale) => {
    expect(skeletonOf(read(kind, locale))).toEqual(skeletonOf(read(kind, DEFAULT_LOCALE)));
  });

  it.each(LOCALES)('are neither empty nor left in English in %s', (locale) => {
    const english = new Map(textsOf(read(kind, 'en')));
    for (const [path, text] of textsOf(read(kind, locale))) {
      expect([path, text]).not.toEqual([path, '']);
      expect([path, text]).toEqual([path, text.trim()]);
      if (locale !== 'en' && !isSame(path) && !isName(text)) {
        expect([path, text]).not.toEqual([path, english.get(path)]);
      }
    }
  });

  it.each(LOCALES)('write %s in its own signs', (locale) => {
    const words = textsOf(read(kind, locale)).filter(([path]) => !isSame(path));
    // Languages are called by their own names.
    const all = words.map(([, text]) => text.replaceAll(/日本語|繁體中文/g, '')).join('\n');
    const has = { kana: /[\u3041-\u30FF]/.test(all), han: /[\u4E00-\u9FFF]/.test(all) };
    expect(has).toEqual({ kana: locale === 'ja', han: locale === 'ja' || locale === 'zh-TW' });
  });

  // What people may type to find a topic is theirs to word.
  const isSearched = (path: string): boolean => path.endsWith('/words');

  it.each([
    ['en', RETIRED_IN_ENGLISH],
    ['zh-TW', RETIRED],
  ] as const)('have in %s one term for one thing', (locale, retired) => {
    const texts = textsOf(read(kind, locale)).filter(([path]) => !isSame(path) && !isSearched(path));
    for (const { word, but, term } of retired) {
      const found = texts.filter(([path, text]) => word.test(text) && but?.test(kind + path) !== true);
      expect([term, found]).toEqual([term, []]);
    }
  });

  it('consist of known blocks', async () => {
    for (const block of await blocksOf(kind, DEFAULT_LOCALE)) {
      const { where = 'sold', ...piece } = block;
      expect(['sold', 'unsold']).toContain(where);
      expect(Object.keys(piece).sort()).toEqual(FORMS[block.kind]);
    }
  });

  it('lead to pages that exist', async () => {
    const topics = Object.keys(await loadContent('help', DEFAULT_LOCALE));
    for (const block of await blocksOf(kind, DEFAULT_LOCALE)) {
      if (block.kind !== 'link' || block.to === '/api/docs' || block.to.startsWith('https://')) continue;
      const path = block.to.replace(/#.*$/, '');
      expect([path, routes.some((route) => matchPath(route, path) !== null)]).toEqual([path, true]);
      const topic = /^\/help\/(.+)$/.exec(path)?.[1];
      if (topic !== undefined) expect(topics).toContain(topic);
    }
  });
});

it.each(['about', 'policy', 'privacy'] as const)('come down to a few things in %s', async (kind) => {
  const { gist, sections } = await loadContent(kind, DEFAULT_LOCALE);
  expect(gist.length).toBe(4);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});
