// Who may import whom inside a module (docs/architecture.md, "Modules and their interfaces").

/** Inside large modules: every capability and the lower ones that it stands on. The words of links, core/domain, are open to all. */
const CAPABILITIES = {
  links: {
    labels: [],
    core: ['labels'],
    previews: ['core', 'labels'],
    search: ['core', 'labels'],
    bulk: ['core', 'labels'],
    creation: ['core', 'labels', 'previews', 'search', 'bulk'],
  },
  analytics: { counting: [], reports: ['counting'], live: ['counting', 'reports'] },
  developer: { mcp: [], picsee: [], yourls: ['plan'], plan: [], tokens: ['plan'], webhooks: ['plan'] },
};

/** Inside the application layer of payments, where all capabilities share the domain and the ports. */
const PAYMENTS = {
  mails: [],
  coupons: [],
  'gateway-events': [],
  invoices: ['mails'],
  ledger: ['mails', 'invoices'],
  mandates: ['mails', 'gateway-events'],
  refunds: ['mails', 'invoices', 'mandates'],
  subscriptions: ['mails', 'gateway-events', 'ledger', 'mandates', 'refunds'],
  orders: ['coupons', 'gateway-events', 'invoices', 'ledger', 'refunds', 'subscriptions'],
  changes: ['mails', 'invoices', 'subscriptions', 'orders'],
  reconciliation: ['gateway-events'],
  'personal-data': ['invoices', 'subscriptions', 'orders'],
  desk: ['invoices', 'refunds', 'orders'],
};

/** In a module, or in one of its capabilities. */
const inside = (part) => `(${part}|[^/]+/${part})`;

const capabilities = ({ rule, SPEC }) =>
  Object.entries(CAPABILITIES).flatMap(([module, order]) =>
    Object.entries(order).map(([name, lower]) =>
      rule(
        `${module}-order-${name}`,
        `In ${module}, ${name} stands on ${lower.join(', ') || 'no other capability'}; the words of links, in core/domain, are open to all.`,
        { path: `^backend/src/modules/${module}/${name}/`, pathNot: SPEC },
        {
          path: `^backend/src/modules/${module}/[^/]+/`,
          pathNot: [
            `^backend/src/modules/${module}/(${[name, ...lower].join('|')})/`,
            `^backend/src/modules/${module}/core/domain/`,
          ],
        },
      ),
    ),
  );

const paymentCapabilities = ({ rule, SPEC }) => {
  const application = '^backend/src/modules/payments/application';
  return [
    ...Object.entries(PAYMENTS).map(([name, lower]) =>
      rule(
        `payments-order-${name}`,
        `In payments, ${name} stands on ${lower.join(', ') || 'no other capability'}, and on the ports.`,
        { path: `${application}/${name}/`, pathNot: SPEC },
        {
          path: `${application}/[^/]+/`,
          pathNot: `${application}/(${[name, 'ports', ...lower].join('|')})/`,
        },
      ),
    ),
    rule(
      'payments-order-common',
      'What all capabilities of payments use, such as sellers, knows none of them.',
      { path: `${application}/[^/]+\\.ts$`, pathNot: SPEC },
      { path: `${application}/[^/]+/`, pathNot: `${application}/ports/` },
    ),
  ];
};

const domainCapabilities = ({ rule, SPEC }) => [
  rule(
    'domains-order-brand',
    'Proof, life and certificates of brand domains stand on the domains of the house, whose rules and stores do not know them.',
    { path: '^backend/src/modules/domains/(domain|infrastructure)/', pathNot: SPEC },
    { path: '^backend/src/modules/domains/brand/' },
  ),
  rule(
    'domains-order-certificates',
    'Certificates are of hosts, whosever they are.',
    { path: '^backend/src/modules/domains/certificates/', pathNot: SPEC },
    {
      path: '^backend/src/modules/(?!domains/certificates/)',
      pathNot:
        '/domains/(events|host-changes\\.module|domain/host-name|application/hosts/host-change-feed.*)\\.ts$',
    },
  ),
  rule(
    'domains-order-landings',
    'Landings are of domains by their numbers, whosever they are: nothing else of domains is needed for them.',
    { path: '^backend/src/modules/domains/landings/', pathNot: SPEC },
    { path: '^backend/src/modules/domains/(?!landings/|events\\.ts$)' },
  ),
  rule(
    'domains-order-sales',
    'Domains are sold on top of those that customers bring: nothing else of domains knows how one was paid for.',
    {
      path: '^backend/src/modules/domains/(domain|application|infrastructure|http|brand|certificates|landings)/',
      pathNot: SPEC,
    },
    { path: '^backend/src/modules/domains/sales/' },
  ),
];

const wordsFirst = ({ rule, SPEC }) => [
  rule(
    'abuse-order-desk',
    'Site administrators act on cases like others: reports, cases and appeals do not know their desk.',
    { path: '^backend/src/modules/abuse/(domain|application|infrastructure|http)/', pathNot: SPEC },
    { path: '^backend/src/modules/abuse/desk/' },
  ),
  rule(
    'payments-order-plans',
    'Plans are sold by a seller that registers itself; orders, payments, coupons and invoices do not know what is sold.',
    { path: '^backend/src/modules/payments/(domain|application|infrastructure)/', pathNot: SPEC },
    { path: ['^backend/src/modules/payments/plans/', '^backend/src/modules/billing/'] },
  ),
  rule(
    'words-stand-alone',
    'The words of links are open to all its capabilities, so they need none of them.',
    { path: '^backend/src/modules/links/core/domain/', pathNot: SPEC },
    { path: '^backend/src/modules/links/[^/]+/', pathNot: '^backend/src/modules/links/core/' },
  ),
  rule(
    'values-are-pure',
    'values.ts is open to the domains of higher modules: it hands out what is in its own domains, and nothing else.',
    { path: '^backend/src/modules/([^/]+)/values\\.ts$' },
    { path: '.', pathNot: `^backend/src/modules/$1/${inside('domain/')}` },
  ),
];

module.exports = (tools) => [
  ...capabilities(tools),
  ...paymentCapabilities(tools),
  ...domainCapabilities(tools),
  ...wordsFirst(tools),
];
