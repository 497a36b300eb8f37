import type { Plugin } from 'vite';

/** Parts that buttons of the component library carry along for looks that our theme never shows. */
const UNUSED = /(?:\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/;
const BUTTONS = /@mui\/material\/(?:Button|IconButton|ButtonBase)\/\w+\.mjs$/;
const NOTHING = '\0linklet:nothing';

/** Leaves out of the buttons what they would draw while they ripple or load, which ours do not. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'linklet:without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return UNUSED.test(source) && importer !== undefined && BUTTONS.test(importer) ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING ? { code: 'export default () => null;', moduleType: 'js' } : null;
    },
  };
}
