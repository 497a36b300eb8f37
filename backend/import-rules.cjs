// Who may import whom in the backend (docs/architecture.md, "Modules and their interfaces").
const capabilityRules = require('./capability-rules.cjs');

/** Every module and the lower ones whose doors it may use. */
const MODULES = {
  groups: [],
  billing: ['groups'],
  identity: ['groups', 'billing'],
  notifications: ['groups', 'identity'],
  domains: ['groups', 'billing', 'identity', 'notifications', 'safety', 'payments'],
  account: ['groups', 'billing', 'identity', 'notifications', 'domains', 'payments'],
  teams: ['groups', 'billing', 'identity', 'notifications', 'account'],
  payments: ['groups', 'billing', 'identity', 'notifications'],
  safety: [],
  links: ['groups', 'billing', 'identity', 'domains', 'safety'],
  redirects: ['domains', 'safety', 'links'],
  monitoring: ['domains', 'safety', 'links'],
  abuse: ['groups', 'identity', 'notifications', 'safety', 'domains', 'links'],
  analytics: ['groups', 'billing', 'links', 'redirects'],
  'weekly-reports': ['groups', 'identity', 'analytics'],
  batch: ['groups', 'billing', 'identity', 'safety', 'links', 'payments'],
  developer: ['groups', 'billing', 'identity', 'notifications', 'domains', 'links'],
};

const DOOR = '(index|values|events|thread)\\.ts$';
/** In a module, or in one of its capabilities. */
const inside = (part) => `(${part}|[^/]+/${part})`;
const PURE_PACKAGES = ['luxon', 'ipaddr.js', 'tldts', 'libphonenumber-js'];
const WIRING = '\\.module\\.ts$';
const KNOWS_TABLES = [
  '/infrastructure/',
  '^backend/src/shared/(database|jobs)/',
  '\\.query\\.ts$',
  '\\.db-spec\\.ts$',
];

const packages = ({ rule, npm, SPEC }) => [
  rule(
    'backend-without-dev-packages',
    'The production image installs no development packages.',
    { path: '^backend/src/', pathNot: SPEC },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  ),
  rule(
    'tools-need-nothing-installed',
    'The tools run before the first install: Node built-ins and tools/lib only.',
    { path: '^backend/tools/' },
    { pathNot: '^backend/tools/lib/', dependencyTypesNot: ['core'] },
  ),
  rule(
    'typeorm-in-infrastructure',
    'Tables are known to infrastructure, read queries and the shared database and jobs; nothing else.',
    { path: '^backend/src/', pathNot: KNOWS_TABLES },
    { path: npm('typeorm', 'mysql2', '@photostructure/sqlite', 'better-sqlite3') },
  ),
  rule(
    'nest-typeorm-in-infrastructure',
    'Repositories are injected in infrastructure and registered in a module; nothing else.',
    { path: '^backend/src/', pathNot: [...KNOWS_TABLES, WIRING] },
    { path: npm('@nestjs/typeorm') },
  ),
];

const domain = ({ rule, npm, SPEC }) => [
  rule(
    'domain-sees-only-domain',
    'Rules of the business stand alone, so that they can be read and tested without anything running.',
    { path: [`^backend/src/modules/([^/]+)/${inside('domain/')}`, '^backend/src/(shared)/domain/'] },
    {
      path: '^backend/',
      pathNot: [
        '^backend/src/shared/domain/',
        `^backend/src/modules/$1/${inside('domain/')}`,
        // The words of a lower module.
        '^backend/src/modules/[^/]+/values\\.ts$',
        // A domain's specs may build their data with shared support.
        '^backend/test/support/',
      ],
    },
  ),
  rule(
    'domain-uses-pure-packages',
    'No clock, disk, network or framework in the domain: only packages that compute, and the codings of names in node:url.',
    { path: `^backend/src/(modules/[^/]+|shared)/${inside('domain/')}`, pathNot: SPEC },
    { pathNot: ['^(backend|frontend)/', '^(node:)?url$', npm(...PURE_PACKAGES)] },
  ),
];

const application = ({ rule, npm, SPEC }) => [
  rule(
    'application-below-http',
    'A use case must not know who calls it or who stores for it: it owns ports, others implement them. It may call a .query.ts.',
    { path: `^backend/src/modules/([^/]+)/${inside('application/')}`, pathNot: SPEC },
    {
      path: [`^backend/src/modules/$1/${inside('(http|infrastructure)/')}`, '^backend/src/shared/http/'],
      pathNot: '/infrastructure/.*\\.query\\.ts$',
    },
  ),
  rule(
    'application-without-web-packages',
    'A use case speaks in domain words, not in requests, answers or documentation of them.',
    { path: `^backend/src/modules/[^/]+/${inside('application/')}`, pathNot: SPEC },
    {
      path: npm(
        'fastify',
        '@fastify',
        '@nestjs/(platform-fastify|swagger)',
        'class-validator',
        'class-transformer',
      ),
    },
  ),
];

const layers = ({ rule, SPEC }) => [
  rule(
    'infrastructure-implements-ports',
    'Adapters see the ports they implement and the domain, not the use cases or the web.',
    { path: `^backend/src/modules/([^/]+)/${inside('infrastructure/')}`, pathNot: SPEC },
    { path: `^backend/src/modules/$1/${inside('(http/|application/(?!ports/))')}` },
  ),
  rule(
    'http-reads-through-queries',
    'A controller calls a use case; only a read without a rule may skip it, through a .query.ts file.',
    { path: `^backend/src/modules/([^/]+)/${inside('http/')}`, pathNot: SPEC },
    { path: `^backend/src/modules/$1/${inside('infrastructure/')}`, pathNot: '\\.query\\.ts$' },
  ),
  rule(
    'wiring-stays-outside',
    'What puts a module together (its doors, its Nest modules, its threads) sees the layers; they never see it.',
    {
      path: `^backend/src/modules/([^/]+)/${inside('(domain|application|infrastructure|http)/')}`,
      pathNot: [SPEC, WIRING],
    },
    {
      path: [
        `^backend/src/modules/$1/((index|values)\\.ts$|[^/]+/thread/)`,
        '^backend/src/modules/$1/.*\\.module\\.ts$',
      ],
    },
  ),
];

const order = ({ rule }) =>
  Object.entries(MODULES).map(([name, lower]) =>
    rule(
      `module-order-${name}`,
      `${name} may use ${lower.join(', ') || 'no other module'}; of the rest it hears through their events.ts.`,
      { path: `^backend/src/modules/${name}/` },
      {
        path: '^backend/src/modules/',
        pathNot: [`^backend/src/modules/(${[name, ...lower].join('|')})/`, '/events\\.ts$'],
      },
    ),
  );

const threads = ({ rule }) => [
  rule(
    'thread-loads-little',
    'What runs in a thread is loaded a second time: it may not lead to a Nest module and all that this puts together.',
    { path: '^backend/src/.*\\.thread\\.ts$' },
    { path: WIRING, reachable: true },
  ),
];

const doors = ({ rule, SPEC }) => [
  rule(
    'two-doors',
    "Another module's index.ts, values.ts, events.ts and thread.ts are its doors; the rest is its own business.",
    { path: '^backend/src/modules/([^/]+)/' },
    {
      path: '^backend/src/modules/',
      pathNot: ['^backend/src/modules/$1/', `^backend/src/modules/[^/]+/${DOOR}`],
    },
  ),
  rule(
    'doors-without-shapes',
    'Doors hand out services and values: DTOs, presenters and SQL are the business of the module that answers with them.',
    { path: '^backend/src/modules/[^/]+/index\\.ts$' },
    { path: ['/dto/', '\\.(presenter|query|schema)\\.ts$', inside('infrastructure/')] },
  ),
  rule(
    'modules-wired-at-the-top',
    'What starts the program or operates on it wires modules: it too goes through their doors or their Nest module.',
    { path: '^backend/src/([^/]+\\.ts$|operations/)' },
    { path: '^backend/src/modules/', pathNot: [`^backend/src/modules/[^/]+/${DOOR}`, WIRING] },
  ),
  rule(
    'events-import-nothing',
    'events.ts is open to all modules; whatever it imported would be too.',
    { path: '^backend/src/modules/[^/]+/events\\.ts$' },
    { path: '.' },
  ),
  rule(
    'shared-knows-no-module',
    'Shared code serves every module and knows none.',
    { path: '^backend/src/shared/' },
    { path: '^backend/src/modules/' },
  ),
  rule(
    'journal-knows-no-business',
    'The journal keeps lines; it must outlive every change of what they mean.',
    { path: '^backend/src/shared/journal/', pathNot: SPEC },
    {
      path: ['^backend/src/', 'node_modules/'],
      pathNot: '^backend/src/shared/(journal/|domain/|database/file-lock)',
    },
  ),
  rule(
    'config-stands-alone',
    'Everything reads its settings from here, so settings depend on nothing.',
    { path: '^backend/src/config/', pathNot: SPEC },
    { path: '^backend/src/', pathNot: '^backend/src/(config|shared/domain)/' },
  ),
];

const sandbox = ({ rule, SPEC }) => [
  rule(
    'sandbox-apart-from-src',
    'The simulators are a second implementation: a mistake in shared code would hide from every test.',
    { path: '^backend/sandbox/' },
    { path: '^backend/(src|test|tools)/' },
  ),
  rule(
    'src-apart-from-sandbox',
    'What ships calls gateways by their addresses; only tests know the simulators.',
    { path: '^backend/(src|tools)/', pathNot: SPEC },
    { path: '^backend/sandbox/' },
  ),
  rule(
    'simulators-apart',
    'One simulator knows nothing of another: what they share is in sandbox/shared.',
    { path: '^backend/sandbox/(?!shared/|testing/)([^/]+)/' },
    { path: '^backend/sandbox/', pathNot: '^backend/sandbox/($1|shared|testing)/' },
  ),
];

module.exports = (words) =>
  [packages, domain, application, layers, order, capabilityRules, threads, doors, sandbox].flatMap((rules) =>
    rules(words),
  );
