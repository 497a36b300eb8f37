import type { Opening, Screen } from '../../support/screen';
import type { Visitor } from '../../support/visitor';

const SEEN = {
  groupId: 2,
  groupName: '茶行 Tea',
  inviterName: '林 Lin',
  role: 'general',
  invitedAs: 'm•••@example.com',
  expiresAt: '2026-12-05T09:30:00.000Z',
  state: 'pending',
};
const TOKEN = 't'.repeat(43);

/** Has the server know the link of the mail as this. */
const being =
  (seen: object): Opening =>
  async ({ page }) => {
    await page.route('**/api/v1/invitations/check*', (route) => route.fulfill({ json: { data: seen } }));
  };

async function openGroups(visitor: Visitor): Promise<void> {
  const { page, text } = visitor;
  await page.getByRole('button', { name: text('app.nav.group', { name: '' }).trim() }).click();
  await visitor.the('menu', 'groups.menu.title').waitFor();
  await page.getByRole('menuitemradio').waitFor();
}

/** Has the group have more members than its plan pays for. */
async function takeSeat({ page }: Visitor): Promise<void> {
  await page.route('**/api/v1/my/info*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: object };
    await route.fulfill({ response, json: { data: { ...data, isReadOnly: true } } });
  });
}

/** As the mail links to it. */
const path = `/invitation#${TOKEN}`;
const invitation = { path, title: 'groups.invitation.heading', prepare: being(SEEN) } as const;

/** An invitation, for the person who opens it. */
export const INVITATION_LAYERS: readonly Screen[] = [
  {
    name: 'invitation',
    ...invitation,
    open: (visitor) => visitor.sees('groups.invitation.title', { name: SEEN.groupName }),
  },
  {
    name: 'invitation-decline',
    ...invitation,
    async open(visitor) {
      await visitor.press('button', 'groups.invitation.decline');
      await visitor.the('dialog', 'groups.invitation.declineTitle').waitFor();
    },
  },
  {
    name: 'invitation-expired',
    path,
    title: 'groups.invitation.expiredTitle',
    prepare: being({ ...SEEN, state: 'expired' }),
    open: (visitor) => visitor.sees('groups.invitation.expiredTitle'),
  },
];

/** What the group acted in brings along on every page. */
export const GROUP_LAYERS: readonly Screen[] = [
  { name: 'menu-groups', path: '/about', title: 'about.title', open: openGroups },
  {
    name: 'new-group',
    path: '/about',
    title: 'about.title',
    async open(visitor) {
      await openGroups(visitor);
      await visitor.the('menuitem', 'groups.menu.newGroup').click();
      await visitor.the('dialog', 'groups.new.title').waitFor();
    },
  },
  {
    name: 'member-invitation',
    ...invitation,
    open: (visitor) => visitor.the('button', 'groups.invitation.accept').waitFor(),
  },
  {
    name: 'member-invitation-other',
    ...invitation,
    prepare: being({ ...SEEN, invitedAs: 'z•••@example.com' }),
    open: (visitor) => visitor.sees('groups.invitation.otherTitle'),
  },
  {
    name: 'read-only',
    path: '/about',
    title: 'about.title',
    prepare: takeSeat,
    async open(visitor) {
      const name = visitor.text('shell.banner.region');
      await visitor.page.getByRole('complementary', { name }).waitFor();
    },
  },
];
