import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageFilesOf } from './page-file-list';

/** Writes down which files each page needs, so that the server can name them before any script has run. */
export function pageFiles(): Plugin {
  return {
    name: 'linklet:page-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      // Nothing in a folder whose name begins with a dot is served.
      const folder = join(dir, '.vite');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'page-files.json'), JSON.stringify(pageFilesOf(scripts)));
    },
  };
}
