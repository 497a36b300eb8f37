// A name that is exported has one owner in its half, so that it means one thing wherever it is imported. A re-export is
// no second owner.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HALVES = ['frontend/src', 'backend/src'];

const isSource = (name) =>
  /\.tsx?$/.test(name) && !/\.(test|deep\.test|spec)\.tsx?$|-spec\.ts$|\.d\.ts$/.test(name);

const DECLARATION =
  /^export (?:declare |abstract |async )*(?:class|interface|type|const|function|enum)\*? (\w+)/gm;

const namesIn = (text) => new Set([...text.matchAll(DECLARATION)].map(([, name]) => name));

function ownersIn(tree, folder) {
  const owners = new Map();
  const files = readdirSync(join(tree, folder), { recursive: true }).filter(isSource).sort();
  for (const file of files) {
    for (const name of namesIn(readFileSync(join(tree, folder, file), 'utf8'))) {
      owners.set(name, [...(owners.get(name) ?? []), `${folder}/${file}`]);
    }
  }
  return owners;
}

/** A line for each name that more than one file of a half exports. */
export const namesExportedTwice = (tree) =>
  HALVES.flatMap((half) =>
    [...ownersIn(tree, half)]
      .filter(([, files]) => files.length > 1)
      .map(([name, files]) => `${name}: ${files.join(', ')}`),
  );
