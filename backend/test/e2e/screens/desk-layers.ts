import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

/** A case that was not looked at yet. */
export const REPORTED = {
  caseId: 5,
  state: 'open',
  shortUrl: 'https://lk.test/bad',
  url: 'https://harm.test/login',
  groupId: 70,
  isTrashed: false,
  measure: 'warn',
  total: 3,
  counts: { phishing: 2, malware: 0, spam: 1, illegal: 0, other: 0 },
  openedTime: '2026-11-20T08:00:00.000Z',
  lastReportTime: '2026-11-21T08:00:00.000Z',
  closedTime: null,
  appealedTime: '2026-11-21T09:00:00.000Z',
};

const PLAN = {
  groupId: 42,
  name: 'Tea shop',
  currentPlan: 'classic',
  grants: [
    {
      plan: 'classic',
      source: 'admin',
      from: '2026-11-20T08:00:00.000Z',
      until: '2030-01-31T16:00:00.000Z',
      reason: 'A prize',
      isLive: true,
    },
  ],
};

/** The reader runs the site, and this is what they are told at paths below `/admin`. */
export const asAdmin =
  (answers: Readonly<Record<string, object>>) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.route('**/api/v1/my/info*', async (route) => {
      const response = await route.fetch();
      const { data: info } = (await response.json()) as { readonly data: object };
      await route.fulfill({ response, json: { data: { ...info, isAdmin: true } } });
    });
    for (const [path, data] of Object.entries(answers)) {
      await page.route(`**/api/v1/admin/${path}*`, (route) => route.fulfill({ json: { data } }));
    }
  };

const failing = async (visitor: Visitor): Promise<void> => {
  await visitor.page.route('**/api/v1/admin/abuse-reports?*', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'http.unavailable', message: '' } } }),
  );
  await asAdmin({})(visitor);
};

const findTea = async (visitor: Visitor): Promise<void> => {
  await visitor.the('textbox', 'desk.plans.q').fill('42');
  await visitor.press('button', 'desk.plans.find');
};

const plans = { path: '/admin/plans', title: 'desk.plans.title' } as const;
const TASK = {
  id: 5,
  domainName: 'tea.link',
  groupId: 42,
  state: 'registering',
  refusal: 'its registry asks more for it',
  registeredUntil: null,
  records: [
    { type: 'TXT', name: '_linklet.tea.link', value: 'linklet-7f2cu4z5v6pqa3' },
    { type: 'A', name: 'tea.link', value: '192.0.2.10' },
  ],
  createdTime: '2026-11-20T08:00:00.000Z',
};
const RENEWAL = {
  ...TASK,
  id: 6,
  domainName: 'cake.link',
  state: 'renewing',
  refusal: null,
  registeredUntil: '2026-12-20',
};

const registrations = { path: '/admin/domains', title: 'desk.domains.title' } as const;
const queue = { path: '/admin/reports', title: 'report.cases.title' } as const;

/** What those see who run the site. */
export const DESK_LAYERS: readonly Screen[] = [
  { name: 'reports-for-admins-only', path: '/admin/reports', title: 'report.cases.adminsOnly' },
  {
    name: 'reports-empty',
    ...queue,
    prepare: asAdmin({ 'abuse-reports?*': { cases: [], start: -1, open: 0 } }),
  },
  {
    name: 'reports',
    ...queue,
    prepare: asAdmin({ 'abuse-reports?*': { cases: [REPORTED], start: 4, open: 1 } }),
  },
  {
    name: 'reports-failed',
    ...queue,
    expected: /status of 503/,
    prepare: failing,
    open: (visitor) => visitor.reads('problem.unavailable'),
  },
  {
    name: 'registrations',
    ...registrations,
    prepare: asAdmin({ domains: { tasks: [TASK, RENEWAL] } }),
    open: (visitor) => visitor.page.getByText('cake.link').first().waitFor(),
  },
  {
    name: 'registrations-refuse',
    ...registrations,
    prepare: asAdmin({ domains: { tasks: [TASK] } }),
    open: async (visitor) => {
      await visitor.page.getByRole('listitem').getByRole('button').last().click();
      await visitor.reads('desk.domains.refuseText');
    },
  },
  {
    name: 'registrations-none',
    ...registrations,
    prepare: asAdmin({ domains: { tasks: [] } }),
    open: (visitor) => visitor.reads('desk.domains.emptyText'),
  },
  {
    name: 'plans',
    ...plans,
    prepare: asAdmin({
      'groups?*': { groups: [{ groupId: 42, name: 'Tea shop', memberCount: 3 }] },
      'groups/42/plan': PLAN,
    }),
    open: async (visitor) => {
      await findTea(visitor);
      await visitor.page.getByText('A prize').waitFor();
    },
  },
  {
    name: 'plans-nobody',
    ...plans,
    prepare: asAdmin({ 'groups?*': { groups: [] } }),
    open: async (visitor) => {
      await findTea(visitor);
      await visitor.reads('desk.plans.nobodyText');
    },
  },
];
