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
}

const UNPREFIXED = 'zh-TW';

/** Names the files of a page, so that browsers fetch them at once instead of one script after another. */
export class PageFileNames {
  private readonly pages: readonly { readonly pattern: RegExp; readonly files: PageFiles }[];

  constructor(pages: readonly PageFiles[]) {
    this.pages = pages.flatMap((files) =>
      files.paths.map((path) => ({
        pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
        files,
      })),
    );
  }

  /** Reads the list that was written with the built pages in `dir`. */
  static readFrom(dir: string): PageFileNames {
    const list = JSON.parse(readFileSync(join(dir, '.vite', 'page-files.json'), 'utf8')) as {
      readonly pages: readonly PageFiles[];
    };
    return new PageFileNames(list.pages);
  }

  /** Paths of the files of the page at a path without its language prefix; none where there is no page. */
  namesOf(path: string, prefix: string): readonly string[] {
    const files = this.pages.find(({ pattern }) => pattern.test(path))?.files;
    if (files === undefined) return [];
    return [...files.scripts, ...(files.texts[prefix || UNPREFIXED] ?? [])].map((file) => `/${file}`);
  }
}
