import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { partOf, PARTS } from './catalogue';
import { RETIRED, RETIRED_IN_ENGLISH } from '../test/retired-words';
import { LOCALES } from './locale';

const FRONTEND = join(__dirname, '../..');
const CLI = join(dirname(require.resolve('@formatjs/cli/package.json')), 'bin/formatjs');

type Texts = Readonly<Record<string, string>>;

const formatjs = (...args: readonly string[]): string =>
  execFileSync(CLI, args, { cwd: FRONTEND, encoding: 'utf8' });

const readPart = (part: string, locale: string): Texts =>
  JSON.parse(readFileSync(join(FRONTEND, 'locales', part, `${locale}.json`), 'utf8')) as Texts;

const read = (locale: string): Texts =>
  Object.assign({}, ...PARTS.map((part) => readPart(part, locale))) as Texts;

/** Every message at its call site: id and English text. */
const declared = (): Texts =>
  JSON.parse(formatjs('extract', 'src/**/*.{ts,tsx}', '--format', 'simple')) as Texts;

const sources = readdirSync(join(FRONTEND, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(FRONTEND, 'src', file), 'utf8') }));

describe('the catalogues', () => {
  it.each(RETIRED_IN_ENGLISH)('have one term for one thing in English: $term', ({ word }) => {
    expect(Object.entries(read('en')).filter(([, text]) => word.test(text))).toEqual([]);
  });

  it.each(RETIRED)('have one term for one thing in Chinese: $term', ({ word, but }) => {
    const texts = Object.entries(read('zh-TW'));
    expect(texts.filter(([id, text]) => word.test(text) && but?.test(id) !== true)).toEqual([]);
  });

  const messages = declared();
  const ids = Object.keys(messages).sort();

  it('know every message that the program uses, and no other', () => {
    expect(ids.length).toBeGreaterThan(100);
    for (const locale of LOCALES) expect([locale, Object.keys(read(locale)).sort()]).toEqual([locale, ids]);
  });

  it.each(PARTS)('keep in %s what its screens show, and nothing else', (part) => {
    for (const locale of LOCALES) {
      expect(Object.keys(readPart(part, locale)).filter((id) => partOf(id) !== part)).toEqual([]);
    }
  });

  it('have the English of the call sites', () => {
    expect(read('en')).toEqual(messages);
  });

  it('say the same with the same placeholders, plurals and tags', () => {
    const folder = mkdtempSync(join(tmpdir(), 'linklet-catalogues-'));
    for (const locale of LOCALES) writeFileSync(join(folder, `${locale}.json`), JSON.stringify(read(locale)));
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    try {
      const verify = () => formatjs('verify', '--source-locale', 'en', ...checks, join(folder, '*.json'));
      expect(verify).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(LOCALES)('leave nothing empty or untranslated in %s', (locale) => {
    const texts = read(locale);
    // Names of file formats, words that have no other name, and texts of placeholders only are the same everywhere.
    const alike = new Set([
      'qr.png',
      'developer.clients.picsee',
      'developer.clients.yourls',
      'developer.page.title',
      'developer.token.heading',
      'developer.token.secret',
      'qr.svg',
      'account.access.email',
      'ui.valueOf',
      'analytics.name.townInRegion',
      'analytics.total',
      'app.nav.beta',
      'labels.field.lineTag',
      'list.filter.domain',
      'list.filter.onDomain',
      'list.filter.tag',
      'list.has.utm',
      'list.tab.api',
      'shorten.create.domain',
      'suggest.fromAi',
    ]);
    for (const id of ids) {
      expect([id, texts[id]?.trim()]).not.toEqual([id, '']);
      if (locale !== 'en' && !alike.has(id)) expect([id, texts[id]]).not.toEqual([id, messages[id]]);
    }
  });

  it.each(LOCALES)('begin the long name of a button with its visible text in %s', (locale) => {
    const texts = read(locale);
    for (const [visible, name] of [
      ['qr.png', 'qr.pngLong'],
      ['qr.svg', 'qr.svgLong'],
      ['ui.copy', 'ui.copyAddress'],
    ]) {
      expect(texts[name ?? '']?.startsWith(texts[visible ?? ''] ?? '?')).toBe(true);
    }
  });

  it('hold nothing that no screen shows', () => {
    const declarations = sources.filter(({ file }) => file.endsWith('.messages.ts'));
    const users = sources.filter(({ file }) => !file.endsWith('.messages.ts')).map(({ text }) => text);
    const text =
      users.join('\n') + declarations.flatMap((file) => file.text.match(/: \w+\.\w+,$/gm) ?? []).join(' ');
    const keys = declarations.flatMap((file) =>
      [...file.text.matchAll(/^ {2}(\w+): \{/gm)].map(([, key]) => key),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(text))).toEqual([]);
  });
});
