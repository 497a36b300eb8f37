// Which tests belong to a module: those in folders with its name, and the end-to-end tests whose file begins with it.
import { readdirSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { Explained } from './progress.mjs';

/** Other names under which a module goes in the front end and in the end-to-end tests. */
const otherNames = {
  abuse: ['reports'],
  account: ['leaving'],
  billing: ['desk'],
  identity: ['session', 'register', 'google'],
  links: [
    'applink',
    'bulk',
    'campaign',
    'coming-back',
    'creation',
    'editor',
    'first-link',
    'home',
    'labels',
    'link',
    'list',
    'moving',
    'preview',
    'qr',
    'shorten',
    'tracking',
  ],
  groups: ['group', 'member', 'invitation'],
  domains: ['domain'],
  payments: ['buying', 'payment'],
  redirects: ['explain', 'visitor'],
  teams: ['team', 'log'],
};
/** Features of the front end that no module of the server stands behind. */
const featuresOfNoModule = ['admin', 'content', 'help'];

export const modules = () =>
  readdirSync(inRoot('backend', 'src', 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What no module's tests are: those of what all share. */
export const REST = 'rest';

const namesOf = (module) => [module, ...(otherNames[module] ?? [])];

/** Whether it is decided which tests a feature of the front end belongs to. */
export const isPlaced = (feature) =>
  [...featuresOfNoModule, ...modules(), ...Object.values(otherNames).flat()].includes(feature);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pathsOf(module) {
  const names = namesOf(module).join('|');
  return (
    `(?:(?:backend/src/modules|backend/test/api|frontend/src/features)/(?:${names})/` +
    `|backend/test/(?:e2e|faults)/(?:.*/)?(?:${names})[-./])`
  );
}

/** A pattern for the absolute paths of a module's test files, in all tiers. */
export function patternOf(module) {
  const known = modules();
  if (module === REST) return `^${escaped(root)}/(?!${known.map(pathsOf).join('|')})`;
  if (known.includes(module)) return `^${escaped(root)}/${pathsOf(module)}`;
  throw new Explained(`there is no module ${module}, but ${[...known, REST].join(', ')}`);
}
