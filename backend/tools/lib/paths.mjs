import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export const inRoot = (...parts) => join(root, ...parts);

// Programs are run by their script rather than through npx, which costs half a second and a second process each time.
const scripts = {
  nest: '@nestjs/cli/bin/nest.js',
  vite: 'vite/bin/vite.js',
  jest: 'jest/bin/jest.js',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  // The compiler in Go, which only proves types; lint and Nest are built on the other one.
  tscNative: 'typescript-native/bin/tsc',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  openapiTypescript: 'openapi-typescript/bin/cli.js',
  playwright: 'playwright-core/cli.js',
};

/** The command line, starting with Node itself, that runs one of the installed programs. */
export const program = (name, ...args) => [process.execPath, inRoot('node_modules', scripts[name]), ...args];
