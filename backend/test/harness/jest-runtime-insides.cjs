// All that our harness uses of Jest without Jest offering it: the packages that it is made of, and what its runtime keeps
// inside. Jest has a setting for another runtime, and no word about how one is made.
const { createRequire } = require('node:module');

const ofJest = createRequire(require.resolve('jest'));
const ofCore = createRequire(ofJest.resolve('@jest/core'));
const ofRunner = createRequire(ofCore.resolve('jest-runner'));
const ofRuntime = createRequire(ofRunner.resolve('jest-runtime'));
/** What runs the tests of a file; each file loads it anew. */
const circus = createRequire(ofCore.resolve('jest-config')).resolve('jest-circus/runner');

/** Loads a package that Jest itself is made of, in the version that it uses. */
const fromJest = (name) => (name === 'jest-runtime' ? ofRunner(name) : ofRuntime(name));

const { default: Runtime } = fromJest('jest-runtime');

const INSIDES = [
  ['executor.compile', (runtime) => typeof runtime.executor?.compile === 'function'],
  [
    'executor.injectedModuleParameters',
    (runtime) => Array.isArray(runtime.executor?.injectedModuleParameters),
  ],
  ['_environment.getVmContext', (runtime) => typeof runtime._environment?.getVmContext === 'function'],
  ['_resolution.resolveCjs', (runtime) => typeof runtime._resolution?.resolveCjs === 'function'],
  ['_resolution.isCoreModule', (runtime) => typeof runtime._resolution?.isCoreModule === 'function'],
  ['transformCache.sourceMaps', (runtime) => typeof runtime.transformCache?.sourceMaps === 'object'],
  ['requireModule', (runtime) => typeof runtime.requireModule === 'function'],
  ['setMock', (runtime) => typeof runtime.setMock === 'function'],
  ['getSourceMaps', (runtime) => typeof runtime.getSourceMaps === 'function'],
];

/** What a runtime does not keep as we know it. */
const missingInsides = (runtime) => INSIDES.filter(([, isThere]) => !isThere(runtime)).map(([name]) => name);

/** A runtime with names for what it keeps inside; those that it overrides itself are `requireModule`, `setMock` and `getSourceMaps`. */
class OpenRuntime extends Runtime {
  constructor(...made) {
    super(...made);
    const missing = missingInsides(this);
    if (missing.length > 0) {
      throw new Error(`jest-runtime keeps otherwise what we use: ${missing.join(', ')}`);
    }
  }

  get vmContext() {
    return this._environment.getVmContext();
  }

  get moduleParameters() {
    return this.executor.injectedModuleParameters;
  }

  /** From now on this compiles the source of a module. */
  compileBy(compile) {
    this.executor.compile = compile;
  }

  isNodes(name) {
    return this._resolution.isCoreModule(name);
  }

  pathOf(from, name) {
    return this._resolution.resolveCjs(from, name);
  }

  takeSourceMapsOf(other) {
    this.transformCache.sourceMaps = other.transformCache.sourceMaps;
  }
}

module.exports = { circus, fromJest, missingInsides, OpenRuntime };
