// What each page makes a browser load before it can be used, from Vite's list of which part loads which.
const KB = 1000;
const PAGE = /^src\/features\/[^/]+\/pages\/(\w+)\.tsx$/;
const TEXTS = /^locales\/([\w-]+)\/[\w-]+\.json$/;
const START = 'index.html';
const HOME = 'HomePage';

/** Greatest weight of a page's JavaScript as it is sent (gzip), in bytes. */
export const limitOf = (page) => (page === HOME ? 200 : 350) * KB;

/** The files of these parts and of all that they cannot begin without. */
function filesOf(manifest, keys) {
  const known = new Set();
  const visit = (key) => {
    if (known.has(key)) return;
    known.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...new Set([...known].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

/** Of the texts' parts that a condition names, the heaviest in any language. */
function heaviestTexts(manifest, weigh, isWanted) {
  const found = Object.keys(manifest).filter((key) => isWanted(TEXTS.exec(key)?.[1]));
  return found.sort((a, b) => weigh(manifest[b].file) - weigh(manifest[a].file)).slice(0, 1);
}

/**
 * The pages with the weight of the start, of their own code and of their texts: `core` for all, and for all but
 * the home page the heaviest other part besides, whichever part a page really shows. What a page loads only when
 * it is asked for (menus, dialogs, charts) is not counted.
 */
export function weightsOf(manifest, weigh) {
  const core = heaviestTexts(manifest, weigh, (part) => part === 'core');
  const others = heaviestTexts(manifest, weigh, (part) => part !== undefined && part !== 'core');
  return Object.keys(manifest)
    .filter((key) => PAGE.test(key))
    .map((key) => {
      const page = PAGE.exec(key)[1];
      const files = filesOf(manifest, [START, key, ...core, ...(page === HOME ? [] : others)]);
      return { page, bytes: files.reduce((sum, file) => sum + weigh(file), 0) };
    });
}
