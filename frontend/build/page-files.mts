import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { pageFilesOf } from './page-file-list';

/** Writes down which files each page needs, so that the server can name them before any script has run. */
export function pageFiles(): Plugin {
  return {
    name: 'linklet:page-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, '.vite');
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      await writeFile(join(folder, 'page-files.json'), JSON.stringify(pageFilesOf(manifest)));
    },
  };
}
