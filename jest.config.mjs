// One project per test tier (docs/architecture.md, "Tests"): the suffix of a file decides where it runs.
const swcBackend = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const esmOnly =
  'react-intl|@formatjs|intl-messageformat|echarts|echarts-for-react|zrender|use-intl|tslib|iso-3166';

/** Files that only the deep run has time for have this in their names. */
const deepOnly = process.env['LINKLET_TEST_DEPTH'] === 'deep' ? [] : ['\\.deep\\.'];

const backend = (displayName, testMatch, extra = {}) => ({
  displayName,
  rootDir: '.',
  roots: ['<rootDir>/backend'],
  testMatch,
  // One realm, and what is loaded once for each worker: see there.
  testEnvironment: '<rootDir>/backend/test/harness/one-realm.cjs',
  runtime: '<rootDir>/backend/test/harness/runtime.cjs',
  globalSetup: '<rootDir>/backend/test/harness/begin-run.cjs',
  globalTeardown: '<rootDir>/backend/test/harness/end-run.cjs',
  setupFiles: ['<rootDir>/backend/test/harness/seed-properties.ts'],
  testPathIgnorePatterns: deepOnly,
  transform: swcBackend,
  modulePathIgnorePatterns: ['<rootDir>/backend/dist', '<rootDir>/frontend/dist'],
  ...extra,
});

export default {
  // Browsers and databases on a busy machine; no test asserts how long anything takes.
  testTimeout: 180_000,
  // What was drawn from tables (backend/test/support/depth.ts) is drawn again with `--seed`.
  showSeed: true,
  // Two cores serve the tests of a file that run at once.
  maxConcurrency: 2,
  testSequencer: '<rootDir>/backend/test/harness/longest-first.cjs',
  projects: [
    backend('unit', ['<rootDir>/backend/**/*.spec.ts'], {
      testPathIgnorePatterns: [...deepOnly, '\\.(db|api|smoke|e2e|fault)-spec\\.ts$'],
    }),
    backend('db', ['<rootDir>/backend/**/*.db-spec.ts']),
    backend('api', ['<rootDir>/backend/test/api/**/*.api-spec.ts']),
    backend('smoke', ['<rootDir>/backend/test/smoke/**/*.smoke-spec.ts']),
    backend('e2e', ['<rootDir>/backend/test/e2e/**/*.e2e-spec.ts']),
    backend('faults', ['<rootDir>/backend/test/faults/**/*.fault-spec.ts']),
    {
      displayName: 'web',
      rootDir: '.',
      roots: ['<rootDir>/frontend/src', '<rootDir>/frontend/build'],
      testMatch: ['<rootDir>/frontend/{src,build}/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/frontend/jsdom/environment.cjs',
      runtime: '<rootDir>/backend/test/harness/compiled-once.cjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/src/test-setup.ts'],
      testPathIgnorePatterns: deepOnly,
      transform: {
        '^.+\\.(m?jsx?|tsx?)$': [
          '@swc/jest',
          {
            jsc: {
              target: 'es2023',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs' },
          },
        ],
      },
      transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
    },
  ],
};
