const { createRequire } = require('node:module');

/** Loads a part of the jsdom that tests run in, or a package that it uses. */
exports.fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
