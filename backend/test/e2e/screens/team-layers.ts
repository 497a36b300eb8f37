import type { Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const TEAM = { path: '/users/{group}/members', title: 'team.page.title' } as const;
const INVITEE = {
  invitationId: 1,
  id: null,
  email: 'an@example.com',
  groupLevel: 1,
  invitedAt: '2026-11-21T09:30:00.000Z',
  expiresAt: '2026-12-05T09:30:00.000Z',
  state: 'pending',
};
const SETTINGS = { path: '/users/{group}/group', title: 'team.group.title' } as const;

/** Types whom to invite into the dialog. */
async function invite({ page, text }: Visitor, typed: string): Promise<void> {
  await page
    .getByRole('button', { name: text('team.page.invite') })
    .first()
    .click();
  await page.getByRole('textbox', { name: text('team.invite.who') }).pressSequentially(typed);
}

/** What lies over the pages of a group, and what becomes of them by what one does. */
export const TEAM_LAYERS: readonly Screen[] = [
  { name: 'team-invite', ...TEAM, open: (visitor) => invite(visitor, 'an@example.com bo@ ') },
  {
    name: 'team-invited',
    ...TEAM,
    async open(visitor) {
      // There is one free seat, and another language would find it taken.
      await visitor.page.route('**/invite*', (route) =>
        route.fulfill({ status: 201, json: { data: { invitations: [INVITEE] } } }),
      );
      await invite(visitor, 'an@example.com');
      await visitor.press('button', 'team.invite.send');
      await visitor.the('dialog', 'team.invite.sentTitle').waitFor();
    },
  },
  {
    name: 'team-leave',
    ...TEAM,
    async prepare({ page }, { group }) {
      // Out of one's home there is no way.
      const elsewhere = { groupId: Number(group), name: 'Tea', level: 2, isHome: false, memberCount: 2 };
      await page.route('**/api/v1/my/groups*', (route) =>
        route.fulfill({ json: { data: { groups: [elsewhere] } } }),
      );
    },
    async open(visitor) {
      await visitor.press('button', 'team.member.leave');
      await visitor.the('dialog', 'team.member.leave').waitFor();
    },
  },
  {
    name: 'activities-export',
    path: '/users/{group}/activities',
    title: 'team.activities.title',
    async open(visitor) {
      await visitor.page.getByRole('row').or(visitor.page.getByRole('listitem')).last().waitFor();
      await visitor.press('button', 'team.export.export');
      await visitor.the('dialog', 'billing.reminder.featureTitle').waitFor();
    },
  },
  {
    name: 'group-lock-out',
    ...SETTINGS,
    async open(visitor) {
      const { page, text } = visitor;
      const list = text('team.group.addresses');
      await visitor.the('button', 'team.list.addTo', { list }).click();
      await page.getByRole('group', { name: list }).getByRole('textbox').fill('203.0.113.9');
      await visitor.press('button', 'form.save');
      await visitor.reads('team.settingsProblem.ownAddress');
      // Whatever the header covers half of, where the page happens to be, would count as too small to be pressed.
      await page.evaluate('scrollTo(0, 0)');
    },
    expected: /status of 400/,
  },
  {
    name: 'group-zones',
    ...SETTINGS,
    async open(visitor) {
      await visitor.page.getByRole('button', { name: visitor.text('team.group.timeZone') }).click();
      await visitor.the('dialog', 'team.group.zoneSearch').waitFor();
    },
  },
];
