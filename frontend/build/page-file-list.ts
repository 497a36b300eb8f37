import type { Manifest } from 'vite';
import { PAGE_SOURCES, type PageSource } from '../src/app/page-sources';
import { LOCALES } from '../src/i18n/locale';

const START = 'index.html';
/** Knows where the texts of pages lie. */
const TEXT_LOADER = 'src/i18n/page-catalogues.ts';

/** What the server sends with a page, beside what every page begins with; names of files in the built folder. */
export interface PageFiles {
  readonly page: string;
  /** With `:name` for a segment, and without a language prefix. */
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  /** By language: those of every page, and its own. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** `.vite/page-files.json`, read by the server and by the check of the pages' weights. */
export interface PageFileList {
  /** What every page begins with. */
  readonly start: readonly string[];
  readonly pages: readonly PageFiles[];
}

/** These parts, and all that they cannot begin without. */
function neededBy(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  const visit = (key: string): void => {
    if (known.has(key)) return;
    known.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return known;
}

function scriptsOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const files = [...neededBy(manifest, keys)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Two files that import each other may run in an order in which one finds nothing in the other. */
function refuseCircles(manifest: Manifest): void {
  const isDone = new Set(neededBy(manifest, [START]));
  const visit = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) throw new Error(`built files import each other: ${[...path, key].join(' → ')}`);
    if (isDone.has(key)) return;
    manifest[key]?.imports?.forEach((next) => visit(next, [...path, key]));
    isDone.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}

/** None for a page that is part of what every page begins with. */
const partsOfPage = (manifest: Manifest, page: string): readonly string[] =>
  Object.keys(manifest).filter((key) => key.endsWith(`/pages/${page}.tsx`));

/** @throws Error when two built files import each other */
export function pageFilesOf(manifest: Manifest, sources: readonly PageSource[] = PAGE_SOURCES): PageFileList {
  refuseCircles(manifest);
  const start = scriptsOf(manifest, [START]);
  const beyondStart = (keys: readonly string[]): readonly string[] =>
    scriptsOf(manifest, keys).filter((file) => !start.includes(file));
  const pages = sources.map(({ page, paths, parts = [] }) => ({
    page,
    paths,
    scripts: beyondStart([...partsOfPage(manifest, page), ...(parts.length > 0 ? [TEXT_LOADER] : [])]),
    texts: Object.fromEntries(
      LOCALES.map((language) => [
        language,
        beyondStart(['core', ...parts].map((part) => `locales/${part}/${language}.json`)),
      ]),
    ),
  }));
  return { start, pages };
}
