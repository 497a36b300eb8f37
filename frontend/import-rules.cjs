// Who may import whom in the front end (docs/architecture.md, "Front end").

const features = ({ rule, SPEC, TEST_SUPPORT }) => [
  rule(
    'features-through-their-door',
    "Another feature's index.ts is its door.",
    { path: '^frontend/src/features/([^/]+)/' },
    {
      path: '^frontend/src/features/',
      pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/index\\.ts$'],
    },
  ),
  rule(
    'app-through-feature-doors',
    'The app wires features by their doors; a page is the one thing it may load by path.',
    { path: '^frontend/src/', pathNot: '^frontend/src/(features|shared|api|i18n)/' },
    { path: '^frontend/src/features/', pathNot: '^frontend/src/features/[^/]+/(index\\.ts$|pages/)' },
  ),
  rule(
    'features-know-no-app',
    'The app is put together of features. What it hands them, such as the stores, they reach through shared code.',
    { path: '^frontend/src/features/' },
    { path: '^frontend/src/app/' },
  ),
  rule(
    'pages-are-lazy',
    'A page named by path is loaded when it is visited, never with the app; most visits begin at the home page.',
    { path: '^frontend/src/app/', pathNot: SPEC },
    {
      path: '^frontend/src/features/[^/]+/pages/(?!HomePage\\.)',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  ),
  rule(
    'shared-knows-no-feature',
    'Shared code serves every feature and knows none; nor do the API client and the locales.',
    { path: '^frontend/src/(shared|api|i18n)/', pathNot: [SPEC, TEST_SUPPORT] },
    { path: '^frontend/src/(features|app)/' },
  ),
  rule(
    'state-knows-no-screen',
    'Stores and models expose codes and take what they call by constructor; components show and translate.',
    { path: '^frontend/src/.*\\.(store|model)\\.ts$' },
    {
      path: [
        'node_modules/(react|react-dom|react-router|react-intl|mobx-react-lite|@mui|@emotion)/',
        '\\.tsx$|\\.messages\\.ts$',
        '^frontend/src/(api/client|i18n/|shared/ui/)',
      ],
    },
  ),
];

const server = ({ rule, npm, SPEC, TEST_SUPPORT }) => [
  rule(
    'client-behind-api-files',
    'Only *.api.ts names paths of the server, so one file per feature changes with the contract.',
    {
      path: '^frontend/src/',
      pathNot: [
        '^frontend/src/api/',
        '\\.api\\.ts$',
        SPEC,
        TEST_SUPPORT,
        '^frontend/src/app/root-store\\.ts$',
      ],
    },
    { path: '^frontend/src/api/client\\.ts$' },
  ),
  rule(
    'schema-through-its-door',
    'What the server answers and takes has one door, api/schemas.ts, where it is read-only and asked for by name.',
    { path: '^frontend/src/', pathNot: '^frontend/src/api/' },
    { path: '^frontend/src/api/schema\\.d\\.ts$' },
  ),
  rule(
    'openapi-fetch-in-client',
    'The client holds the token, the lock and the timeouts; a second client would hold none.',
    { path: '^frontend/src/', pathNot: '^frontend/src/api/' },
    { path: npm('openapi-fetch') },
  ),
];

const packages = ({ rule, npm, SPEC, TEST_SUPPORT }) => [
  rule(
    'echarts-in-chart',
    'Charts are drawn in one place, so that they load late, look alike and can be read without eyes.',
    { path: '^frontend/src/', pathNot: '^frontend/src/shared/ui/Chart' },
    { path: npm('echarts', 'echarts-for-react', 'zrender'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'components-behind-shared-ui',
    'The component library is wrapped once, so that it can be themed, checked and replaced once.',
    { path: '^frontend/src/', pathNot: '^frontend/src/(shared/ui/|app/theme)' },
    { path: npm('@mui', '@emotion') },
  ),
  rule(
    'frontend-without-test-packages',
    'Every package of the front end is a development package, so those for tests are named here.',
    { path: '^frontend/src/', pathNot: [SPEC, TEST_SUPPORT] },
    {
      path: npm(
        '@testing-library',
        '@axe-core',
        'axe-core',
        'jest[^/]*',
        'fast-check',
        'playwright-core',
        'supertest',
      ),
    },
  ),
];

module.exports = (words) => [features, server, packages].flatMap((rules) => rules(words));
