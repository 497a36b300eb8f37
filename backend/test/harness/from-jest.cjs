const { createRequire } = require('node:module');

const ofJest = createRequire(require.resolve('jest'));
const ofCore = createRequire(ofJest.resolve('@jest/core'));
const ofRunner = createRequire(ofCore.resolve('jest-runner'));
const ofRuntime = createRequire(ofRunner.resolve('jest-runtime'));

/** Loads a package that Jest itself is made of, in the version that it uses. */
exports.fromJest = (name) => (name === 'jest-runtime' ? ofRunner(name) : ofRuntime(name));
