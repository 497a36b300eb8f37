// Who may import whom (docs/architecture.md): what holds for the whole tree is here, the rest in each half.
// backend/test/architecture.deep.spec.ts plants a violation of every rule, by its name.
const backendRules = require('./backend/import-rules.cjs');
const frontendRules = require('./frontend/import-rules.cjs');

const SPEC = '\\.((db|api|e2e|fault)-)?spec\\.ts$|\\.test\\.tsx?$';
/** Test support that is not a spec itself. */
const TEST_SUPPORT = '^backend/(test|sandbox/testing)/|^frontend/src/(test-setup\\.ts|test/)';

const npm = (...names) =>
  `node_modules/(@types/)?(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(/|$)`;

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const everywhere = [
  rule('no-cycles', 'Two files that need each other are one file, or lack a third.', {}, { circular: true }),
  rule(
    'no-orphans',
    'A file that nobody imports and that imports nothing is dead.',
    { orphan: true, path: '^(backend/(src|tools|sandbox)|frontend/src)/', pathNot: '\\.d\\.ts$' },
    {},
  ),
  rule(
    'imports-resolve',
    'An import that leads nowhere fails at run time; what the build writes and the SDK of the CLI are there by then.',
    {},
    { couldNotResolve: true, pathNot: ['(^|/)dist/', '^@linklet/client$'] },
  ),
  rule(
    'packages-are-declared',
    'A package that only came along with another one leaves with it: name it in package.json.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'no-odds-and-ends',
    'A file is named after what it does; "utils", "helpers" and "common" collect what has no place.',
    {},
    { path: '^(backend|frontend)/.*(^|/)(utils?|helpers?|common|misc)(/|\\.[^/]*$)' },
  ),
  rule(
    'backend-apart-from-frontend',
    'The halves share the OpenAPI document, never code.',
    { path: '^backend/' },
    { path: '^frontend/' },
  ),
  rule(
    'frontend-apart-from-backend',
    'The halves share the OpenAPI document, never code.',
    { path: '^frontend/' },
    { path: '^backend/' },
  ),
  rule(
    'production-without-tests',
    'What ships never needs a test or its support.',
    { path: '^(backend/(src|tools|sandbox)|frontend/src)/', pathNot: [SPEC, TEST_SUPPORT] },
    { path: [SPEC, TEST_SUPPORT] },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...everywhere,
    ...backendRules({ rule, npm, SPEC }),
    ...frontendRules({ rule, npm, SPEC, TEST_SUPPORT }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((backend|frontend)/dist|backend/sandbox/dist|coverage|data)/' },
    // A type import ties two files together as much as any other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
