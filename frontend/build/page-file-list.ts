import { PAGE_SOURCES, type PageSource } from '../src/app/page-sources';
import { LOCALES } from '../src/i18n/locale';

/** What is asked before a page's own scripts have come. */
const BEGIN = '/session/begin.ts';

/** Know where pages and their texts lie; the home page comes with the frame. */
const LOADERS = ['/app/page-loaders.ts', '/i18n/page-catalogues.ts'];

/** What stands in the place of a page before its scripts have come: rows of a list, a field, or cards (index.html). */
type Sketch = 'rows' | 'field' | 'cards';

/** Cards for all others. */
const SKETCHES: Readonly<Record<string, Sketch>> = {
  HomePage: 'field',
  LinksPage: 'rows',
  TagsPage: 'rows',
  ToolsPage: 'rows',
  TeamPage: 'rows',
};

/** A script that the build has written. */
export interface BuiltScript {
  readonly fileName: string;
  /** Every page begins with it. */
  readonly isEntry: boolean;
  /** Names of the files that it cannot begin without. */
  readonly imports: readonly string[];
  /** Paths of the sources in it. */
  readonly moduleIds: readonly string[];
}

/** What the server sends with a page, beside what every page begins with; names of files in the built folder. */
export interface PageFiles {
  readonly page: string;
  /** With `:name` for a segment, and without a language prefix. */
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  /** By language: those of every page, and its own. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** What stands in its place before all that has come. */
  readonly sketch: Sketch;
}

/** `.vite/page-files.json`, read by the server and by the check of the pages' weights. */
export interface PageFileList {
  /** What every page begins with. */
  readonly start: readonly string[];
  /** The one of these that runs before all others have come. */
  readonly begin: string;
  readonly pages: readonly PageFiles[];
}

const holds =
  (sources: readonly string[]) =>
  ({ moduleIds }: BuiltScript): boolean =>
    moduleIds.some((id) => sources.some((source) => id.endsWith(source)));

/** The scripts of a build by what is in them, and what they need. */
class BuiltScripts {
  private readonly scripts: ReadonlyMap<string, BuiltScript>;

  constructor(scripts: readonly BuiltScript[]) {
    this.scripts = new Map(scripts.map((script) => [script.fileName, script]));
  }

  /** What every page begins with. */
  get start(): ReadonlySet<string> {
    const entries = [...this.scripts.values()].filter(({ isEntry }) => isEntry);
    return this.neededBy(entries.map(({ fileName }) => fileName));
  }

  /** The files with these sources, and all that they cannot begin without. */
  with(sources: readonly string[]): ReadonlySet<string> {
    const files = [...this.scripts.values()].filter(holds(sources));
    return this.neededBy(files.map(({ fileName }) => fileName));
  }

  /** Two files that import each other may run in an order in which one finds nothing in the other. */
  refuseCircles(): void {
    const isDone = new Set(this.start);
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) {
        throw new Error(`built files import each other: ${[...path, file].join(' → ')}`);
      }
      if (isDone.has(file)) return;
      this.scripts.get(file)?.imports.forEach((next) => visit(next, [...path, file]));
      isDone.add(file);
    };
    for (const file of this.scripts.keys()) visit(file, []);
  }

  private neededBy(files: readonly string[]): ReadonlySet<string> {
    const known = new Set<string>();
    const visit = (file: string): void => {
      if (known.has(file)) return;
      known.add(file);
      this.scripts.get(file)?.imports.forEach(visit);
    };
    files.forEach(visit);
    return known;
  }
}

/** @throws Error when two built files import each other */
export function pageFilesOf(
  scripts: readonly BuiltScript[],
  sources: readonly PageSource[] = PAGE_SOURCES,
): PageFileList {
  const built = new BuiltScripts(scripts);
  built.refuseCircles();
  const { start } = built;
  const beyondStart = (modules: readonly string[]): readonly string[] =>
    [...built.with(modules)].filter((file) => !start.has(file));
  const pages = sources.map(({ page, paths, parts = [] }) => ({
    page,
    paths,
    scripts: beyondStart([`/pages/${page}.tsx`, ...(parts.length > 0 ? LOADERS : [])]),
    texts: Object.fromEntries(
      LOCALES.map((language) => [
        language,
        beyondStart(['core', ...parts].map((part) => `/locales/${part}/${language}.json`)),
      ]),
    ),
    sketch: SKETCHES[page] ?? 'cards',
  }));
  return { start: [...start], begin: scripts.find(holds([BEGIN]))?.fileName ?? '', pages };
}
