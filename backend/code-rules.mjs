// What a file of the backend may not contain (docs/architecture.md, "Domain, errors, DTOs, configuration").

const SOURCES = ['backend/src/**/*.ts'];
const DOMAIN = ['backend/src/**/domain/**/*.ts'];
const USE_CASES = ['backend/src/**/application/**/*.ts'];

const MOMENT = 'Take the moment as a parameter, or ask the Clock port.';

const env = { object: 'process', property: 'env', message: 'Settings are read by backend/src/config only.' };
const random = { object: 'Math', property: 'random', message: 'It can be guessed: ask the Randomness port.' };
const clocks = [
  { object: 'Date', property: 'now', message: MOMENT },
  { object: 'DateTime', property: 'now', message: MOMENT },
];

/** What Node offers without an import, so that no import rule sees it. */
const impure = [
  'Buffer clearInterval clearTimeout console crypto fetch performance process queueMicrotask',
  'setImmediate setInterval setTimeout',
]
  .flatMap((names) => names.split(' '))
  .map((name) => ({ name, message: 'The domain has no clock, randomness, input or output.' }));

const unboundedFetch = {
  name: 'fetch',
  message:
    'It waits and reads without end: OutboundHttp calls what users name, GatewayClient fixed services.',
};
/** Talks to the server itself, from the command line. */
const SEED = ['backend/src/operations/seed/**/*.ts'];

/** Settings and the machine, the database and jobs, what is observed, and what guards and interceptors of all routes need. */
const GLOBAL_MODULES = [
  ...['platform/platform', 'database/database', 'jobs/jobs', 'events/events', 'health/health', 'audit/audit'],
  ...['human-verification/human-verification', 'http/idempotency', 'http/visitors'],
].map((name) => `backend/src/shared/${name}.module.ts`);

export default ({ SPECS, bans, syntax, imports }) => {
  const clockReading = bans(
    ['NewExpression[callee.name="Date"][arguments.length=0]', MOMENT],
    ['CallExpression[callee.name="Date"]', MOMENT],
    [
      'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(local|utc)$/][arguments.length=0]',
      MOMENT,
    ],
  );
  const processImport = { name: 'node:process', message: 'Use the global one, whose env is guarded.' };
  return [
    {
      files: SOURCES,
      rules: {
        'no-console': 'error',
        'no-restricted-imports': ['error', { paths: [...imports, processImport] }],
        'no-restricted-properties': ['error', env, random],
      },
    },
    {
      files: SOURCES,
      ignores: [...SPECS, ...SEED],
      rules: { 'no-restricted-globals': ['error', unboundedFetch] },
    },
    // Response classes only name a shape; a presenter may build one from parts.
    { files: ['backend/src/**/*.presenter.ts'], rules: { '@typescript-eslint/no-misused-spread': 'off' } },
    { files: ['backend/src/config/**/*.ts'], rules: { 'no-restricted-properties': ['error', random] } },
    { files: DOMAIN, ignores: SPECS, rules: { 'no-restricted-globals': ['error', ...impure] } },
    {
      files: [...DOMAIN, ...USE_CASES],
      ignores: SPECS,
      rules: {
        'no-restricted-properties': ['error', env, random, ...clocks],
        'no-restricted-syntax': ['error', ...syntax, ...clockReading],
      },
    },
    {
      files: ['backend/src/**/*.module.ts'],
      ignores: GLOBAL_MODULES,
      rules: {
        'no-restricted-syntax': [
          'error',
          ...syntax,
          ...bans(['Decorator[expression.callee.name="Global"]', 'A module imports what it stands on.']),
        ],
      },
    },
  ];
};
