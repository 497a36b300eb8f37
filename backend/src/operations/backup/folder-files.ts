import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { ifMissing } from '../../shared/journal/segment-lines';

/** Every file below a folder, by its path from there with slashes, in their order; none when the folder is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** Copies a file, with the folders that it needs; false when there is none. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return copyFile(from, to).then(() => true, ifMissing(false));
}
