// A name that is exported has one owner, so that it means one thing wherever it is imported: all names of the front
// end, and the types of the back end. A re-export is no second owner.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TYPES = 'class|interface|type';
const ALL = `${TYPES}|const|function|enum`;

const HALVES = [
  { folder: 'frontend/src', kinds: ALL },
  { folder: 'backend/src', kinds: TYPES },
];

const isSource = (name) =>
  /\.tsx?$/.test(name) && !/\.(test|deep\.test|spec)\.tsx?$|-spec\.ts$|\.d\.ts$/.test(name);

const namesIn = (text, kinds) => {
  const declaration = new RegExp(`^export (?:declare |abstract |async )*(?:${kinds})\\*? (\\w+)`, 'gm');
  return new Set([...text.matchAll(declaration)].map(([, name]) => name));
};

function ownersIn(tree, { folder, kinds }) {
  const owners = new Map();
  const files = readdirSync(join(tree, folder), { recursive: true }).filter(isSource).sort();
  for (const file of files) {
    for (const name of namesIn(readFileSync(join(tree, folder, file), 'utf8'), kinds)) {
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
