import type { Plugin } from 'vite';

/** Parts that components of the library carry along for looks that ours never have: the theme switches them off. */
const UNUSED = /(?:\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/;
const USERS = /@mui\/material\/(?:Button|IconButton|ButtonBase)\/\w+\.mjs$/;
const NOTHING = '\0linklet:nothing';

/**
 * Leaves out what buttons would draw while they ripple or load. It goes by the names of files inside of the library:
 * `backend/test/mui-button-insides.spec.ts` says which ones.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'linklet:without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return UNUSED.test(source) && importer !== undefined && USERS.test(importer) ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING ? { code: 'export default () => null;', moduleType: 'js' } : null;
    },
  };
}
