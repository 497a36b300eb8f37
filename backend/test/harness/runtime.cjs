// Loads what does not change from one test file to the next once for each worker: packages by Node.js itself, the
// server's code by one runtime of Jest that all files share. Loading them was most of what the shorter files cost.
const { join, sep } = require('node:path');
const { default: CompilingOnce } = require('./compiled-once.cjs');

const PACKAGES = `${sep}node_modules${sep}`;
const SERVER = join(require.resolve('./runtime.cjs'), '../../../src') + sep;
const KEPT = require.resolve('./kept.cjs');
const TEST = /spec\.ts$/;

/** Runtime of the server's code; not torn down with the file that happened to need it first. */
let shared = null;

class SharingRuntime extends CompilingOnce {
  /** Replaces modules by others, and so needs its own copy of the code that uses them. */
  isAlone = false;

  constructor(...made) {
    super(...made);
    this.made = made;
  }

  setMock(...given) {
    this.isAlone = true;
    super.setMock(...given);
  }

  requireModule(from, name, options, isRequireActual) {
    const isOrdinary = !options?.isInternalModule && name && !this.isNodes(name);
    if (!isOrdinary) return super.requireModule(from, name, options, isRequireActual);
    const path = this.pathOf(from, name);
    if (path.includes(PACKAGES) || path === KEPT) return require(path);
    const isShared = path.startsWith(SERVER) && !TEST.test(path) && !this.isAlone;
    if (!isShared || this === shared) return super.requireModule(from, name, options, isRequireActual);
    return this.sharedRuntime().requireModule(from, name);
  }

  sharedRuntime() {
    shared ??= new SharingRuntime(...this.made);
    return shared;
  }

  /** Also those of the shared code, so that failures name its lines. */
  getSourceMaps() {
    this.takeSourceMapsOf(this.sharedRuntime());
    return super.getSourceMaps();
  }
}

exports.__esModule = true;
exports.default = SharingRuntime;
