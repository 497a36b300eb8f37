import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { DEFAULT_LOCALE, LOCALES } from '../../i18n/locale';
import type { Answer, Block, ComingText, LongText } from './blocks';
import { COMING_TOPICS } from './coming-topic';

const FRONTEND = join(__dirname, '../../..');
const CONTENT = join(FRONTEND, 'content');
const KINDS = ['about', 'coming', 'help', 'policy', 'privacy'];

function read<T>(kind: string, locale: string): T {
  return JSON.parse(readFileSync(join(CONTENT, kind, `${locale}.json`), 'utf8')) as T;
}

/** Every text of a file by its place in it. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
}

/** What is the same in every language: the form, what is typed, and where links lead. */
function skeletonOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(skeletonOf);
  if (typeof value !== 'object' || value === null) return 'text';
  const same = new Set(['kind', 'tone', 'to', 'code', 'id']);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      same.has(key) && typeof part === 'string' ? part : skeletonOf(part),
    ]),
  );
}

/** Paths that have a page, as the program declares them. */
const routes = ['pages.tsx', 'routes.tsx'].flatMap((file) =>
  [...readFileSync(join(FRONTEND, 'src/app', file), 'utf8').matchAll(/'(\/[\w/:?*-]*)'/g)].flatMap(
    ([, path]) => path ?? [],
  ),
);

const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []));

const FORMS: Readonly<Record<Block['kind'], readonly string[]>> = {
  paragraph: ['kind', 'text'],
  list: ['items', 'kind'],
  steps: ['items', 'kind'],
  note: ['kind', 'text', 'tone'],
  link: ['kind', 'text', 'to'],
  code: ['code', 'kind'],
  table: ['heads', 'kind', 'rows'],
};

function blocksOf(kind: string, locale: string): readonly Block[] {
  if (kind === 'help') {
    return Object.values(read<Readonly<Record<string, Answer>>>(kind, locale)).flatMap(
      ({ blocks }) => blocks,
    );
  }
  if (kind === 'coming') {
    return Object.values(read<Readonly<Record<string, ComingText>>>(kind, locale)).flatMap(
      ({ today }) => today,
    );
  }
  return read<LongText>(kind, locale).sections.flatMap(({ blocks }) => blocks);
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
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, text]).toEqual([path, text.trim()]);
      const isName = /\/(kind|tone|to|code|id)$/.test(path) || /^[\w, ]*_[\w, ]*$/.test(text);
      if (locale !== 'en' && !isName && text !== 'LINE Page Poker') {
        expect([path, text]).not.toEqual([path, english.get(path)]);
      }
    }
  });

  it.each(LOCALES)('write %s in its own signs', (locale) => {
    const words = textsOf(read(kind, locale)).filter(([path]) => !/\/(kind|tone|to|code|id)$/.test(path));
    const all = words.map(([, text]) => text).join('\n');
    const has = {
      kana: /[\u3041-\u30FF]/.test(all.replaceAll('日本語', '')),
      han: /[\u4E00-\u9FFF]/.test(all.replaceAll('繁體中文', '').replaceAll('日本語', '')),
    };
    expect(has).toEqual({ kana: locale === 'ja', han: locale === 'ja' || locale === 'zh-TW' });
  });

  it('consist of known blocks', () => {
    for (const block of blocksOf(kind, DEFAULT_LOCALE)) {
      expect(Object.keys(block).sort()).toEqual(FORMS[block.kind]);
    }
  });

  it('lead to pages that exist', () => {
    const topics = Object.keys(read<object>('help', DEFAULT_LOCALE));
    for (const to of linksOf(blocksOf(kind, DEFAULT_LOCALE))) {
      if (to === '/api/docs' || to.startsWith('https://')) continue;
      expect([to, routes.some((route) => matchPath(route, to) !== null)]).toEqual([to, true]);
      const topic = /^\/help\/(.+)$/.exec(to)?.[1];
      if (topic !== undefined) expect(topics).toContain(topic);
    }
  });
});

it('tell of every page that is still to come', () => {
  expect(Object.keys(read<object>('coming', DEFAULT_LOCALE)).sort()).toEqual([...COMING_TOPICS].sort());
});
