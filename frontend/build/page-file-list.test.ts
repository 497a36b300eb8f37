import type { Manifest } from 'vite';
import { LOCALES } from '../src/i18n/locale';
import { pageFilesOf } from './page-file-list';

const chunk = (file: string, imports: string[] = []): Manifest[string] => ({
  file: `assets/${file}`,
  imports,
});

const texts = (part: string): Manifest =>
  Object.fromEntries(
    LOCALES.map((locale) => [`locales/${part}/${locale}.json`, chunk(`${part}-${locale}.js`)]),
  );

const MANIFEST: Manifest = {
  'index.html': chunk('index.js', ['_libraries.js']),
  '_libraries.js': chunk('libraries.js'),
  '_shared.js': chunk('shared.js', ['_libraries.js']),
  'src/i18n/page-catalogues.ts': chunk('page-catalogues.js', ['_libraries.js']),
  'src/features/team/pages/TeamPage.tsx': chunk('TeamPage.js', ['index.html', '_shared.js']),
  'style.css': chunk('style.css'),
  ...texts('core'),
  ...texts('team'),
};

const TEAM = { page: 'TeamPage', paths: ['/team'], parts: ['team'] } as const;
const HOME = { page: 'HomePage', paths: ['/'] } as const;

describe('the files of a page', () => {
  it('are its own, what they import, and its texts; without what every page begins with', () => {
    const { start, pages } = pageFilesOf(MANIFEST, [TEAM]);
    expect(start).toEqual(['assets/index.js', 'assets/libraries.js']);
    expect(pages[0]).toMatchObject({
      paths: ['/team'],
      scripts: ['assets/TeamPage.js', 'assets/shared.js', 'assets/page-catalogues.js'],
    });
    expect(pages[0]?.texts['vi']).toEqual(['assets/core-vi.js', 'assets/team-vi.js']);
    expect(Object.keys(pages[0]?.texts ?? {})).toEqual([...LOCALES]);
  });

  it('are texts alone for a page that every page begins with', () => {
    const [home] = pageFilesOf(MANIFEST, [HOME]).pages;
    expect(home?.scripts).toEqual([]);
    expect(home?.texts['ja']).toEqual(['assets/core-ja.js']);
  });

  it('must not import each other', () => {
    const circle = {
      ...MANIFEST,
      '_shared.js': chunk('shared.js', ['src/features/team/pages/TeamPage.tsx']),
    };
    expect(() => pageFilesOf(circle, [TEAM])).toThrow(
      'built files import each other: _shared.js → src/features/team/pages/TeamPage.tsx → _shared.js',
    );
  });
});
