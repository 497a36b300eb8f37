import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SOURCES } from '../src/app/page-sources';
import { LOCALES } from '../src/i18n/locale';
import { DARK, LIGHT } from '../src/shared/ui/theme/palette';
import { type BuiltScript, pageFilesOf } from './page-file-list';

const script = (name: string, moduleIds: string[], imports: string[] = []): BuiltScript => ({
  fileName: `assets/${name}.js`,
  isEntry: name === 'index',
  imports: imports.map((each) => `assets/${each}.js`),
  moduleIds: moduleIds.map((id) => `/somewhere/frontend/${id}`),
});

const BUILT = [
  { ...script('begin', ['src/features/session/begin.ts']), isEntry: true },
  script('index', ['src/main.tsx', 'src/features/home/pages/HomePage.tsx'], ['libraries', 'begin']),
  script('libraries', ['node_modules/react/index.js']),
  script('shared', ['src/shared/ui/Section.tsx'], ['libraries']),
  script('later', ['src/features/help/HelpBubble.tsx', 'src/i18n/page-catalogues.ts'], ['libraries']),
  script('TeamPage', ['src/features/team/pages/TeamPage.tsx'], ['index', 'shared']),
  ...LOCALES.map((locale) => script(`core-${locale}`, [`locales/core/${locale}.json`])),
  ...LOCALES.map((locale) =>
    script(`groups-${locale}`, [`locales/groups/${locale}.json`, `locales/team/${locale}.json`]),
  ),
];

const TEAM = { page: 'TeamPage', paths: ['/team'], parts: ['team', 'groups'] } as const;
const HOME = { page: 'HomePage', paths: ['/'] } as const;

describe('the files of a page', () => {
  it('are its own, what they import, and its texts; without what every page begins with', () => {
    const { start, begin, pages } = pageFilesOf(BUILT, [TEAM]);
    expect(start).toEqual(['assets/begin.js', 'assets/index.js', 'assets/libraries.js']);
    expect(begin).toBe('assets/begin.js');
    expect(pages[0]).toMatchObject({
      paths: ['/team'],
      scripts: ['assets/later.js', 'assets/TeamPage.js', 'assets/shared.js'],
    });
  });

  it('are one file of texts for each group of them, in each language', () => {
    const texts = pageFilesOf(BUILT, [TEAM]).pages[0]?.texts ?? {};
    expect(texts['vi']).toEqual(['assets/core-vi.js', 'assets/groups-vi.js']);
    expect(Object.keys(texts)).toEqual([...LOCALES]);
  });

  it('are texts alone for a page that every page begins with', () => {
    const [home] = pageFilesOf(BUILT, [HOME]).pages;
    expect(home?.scripts).toEqual([]);
    expect(home?.texts['ja']).toEqual(['assets/core-ja.js']);
  });

  it.each([
    [TEAM, 'rows'],
    [HOME, 'field'],
    [{ page: 'AboutPage', paths: ['/about'] }, 'cards'],
  ] as const)('come with the name of what stands in their place: %o %s', (source, sketch) => {
    expect(pageFilesOf(BUILT, [source]).pages[0]?.sketch).toBe(sketch);
  });

  it('must not import each other', () => {
    const circle = [...BUILT, script('a', [], ['b']), script('b', [], ['a'])];
    expect(() => pageFilesOf(circle, [TEAM])).toThrow(
      'built files import each other: assets/a.js → assets/b.js → assets/a.js',
    );
  });
});

it('has a drawing in the page for every name of what stands in a place, in the colours of the theme', () => {
  const html = readFileSync(join(__dirname, '../index.html'), 'utf8');
  const named = new Set(pageFilesOf([]).pages.map(({ sketch }) => sketch));
  expect(
    [...named].filter((sketch) => sketch !== 'cards' && !html.includes(`[data-sketch='${sketch}']`)),
  ).toEqual([]);
  const colorsAfter = (selector: string): string[] => {
    const [, rules = ''] = html.split(`${selector} {`);
    return rules.slice(0, rules.indexOf('}')).match(/#[0-9a-f]{6}/g) ?? [];
  };
  const { surface, line, primary, onPrimary } = LIGHT;
  expect(colorsAfter('      #shell')).toEqual([surface, LIGHT.sunken, line, primary, onPrimary]);
  expect(colorsAfter("      html[data-theme='dark'] #shell")).toEqual([
    DARK.surface,
    DARK.line,
    DARK.line,
    DARK.primary,
    DARK.onPrimary,
  ]);
});

it.each(PAGE_SOURCES.flatMap(({ page, paths }) => paths.map((path) => [path, page])))(
  'the page of %s is %s, and none that the list has before it',
  (path, page) => {
    const first = PAGE_SOURCES.find(({ paths }) =>
      paths.some((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)),
    );
    expect(first?.page).toBe(page);
  },
);
