import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a built page needs; the build writes it (`frontend/build/page-files.mts`). */
interface PageFiles {
  /** With `:name` for a segment, and without a language prefix. */
  readonly paths: readonly string[];
  /** Scripts in the built folder. */
  readonly scripts: readonly string[];
  /** Files of its texts by language prefix; `zh-TW` is that of addresses without one. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** What stands in its place before all that has come: a name that index.html has a drawing for. */
  readonly sketch: string;
}

interface PageFileList {
  readonly begin: string;
  readonly pages: readonly PageFiles[];
}

const UNPREFIXED = 'zh-TW';
const NO_PAGE_SKETCH = 'cards';

/** Names what a page is sent with: its files, so that browsers fetch them at once instead of one script after another. */
export class PageFileNames {
  private readonly pages: readonly { readonly pattern: RegExp; readonly files: PageFiles }[];

  /** The script that asks what a page asks first, before all others have come; every page begins with it. */
  readonly begin: string;

  constructor({ begin, pages }: PageFileList) {
    this.begin = `/${begin}`;
    this.pages = pages.flatMap((files) =>
      files.paths.map((path) => ({
        pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
        files,
      })),
    );
  }

  /** Reads the list that was written with the built pages in `dir`. */
  static readFrom(dir: string): PageFileNames {
    const list = readFileSync(join(dir, '.vite', 'page-files.json'), 'utf8');
    return new PageFileNames(JSON.parse(list) as PageFileList);
  }

  /** Paths of the files of the page at a path without its language prefix; none where there is no page. */
  namesOf(path: string, prefix: string): readonly string[] {
    const files = this.at(path);
    if (files === undefined) return [];
    return [...files.scripts, ...(files.texts[prefix || UNPREFIXED] ?? [])].map((file) => `/${file}`);
  }

  /** What stands in the place of the page at a path; cards where there is no page. */
  sketchOf(path: string): string {
    return this.at(path)?.sketch ?? NO_PAGE_SKETCH;
  }

  private at(path: string): PageFiles | undefined {
    return this.pages.find(({ pattern }) => pattern.test(path))?.files;
  }
}
