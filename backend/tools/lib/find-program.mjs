import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps servers in the sbin folders, which are not on everyone's PATH.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs that this machine has. */
export const findProgram = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
