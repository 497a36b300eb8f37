import { readFileSync } from 'node:fs';

const PACKAGE = JSON.parse(readFileSync(require.resolve('../../../package.json'), 'utf8')) as {
  readonly version: string;
  readonly engines: { readonly node: string };
};

/** Version of this build, from package.json. */
export const VERSION = PACKAGE.version;

/** The range of Node.js versions that it runs on. */
export const NODE_WANTED = PACKAGE.engines.node;
