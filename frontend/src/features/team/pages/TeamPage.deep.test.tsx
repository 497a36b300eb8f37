import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildGroup } from '../../../test/fake-groups';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildInvitee, buildMember, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { Team } from '../people';

const OFFLINE = new ApiError({ status: 0, code: 'client.offline', message: '' });
const refusal = (code: string, details: object = {}): ApiError =>
  new ApiError({ status: 403, code, message: '', details: { details } });

const BO = buildMember({ userId: 8, name: 'Bo', email: 'b•••@example.com', isAdmin: false });
const NAMELESS = buildMember({
  userId: 9,
  name: '',
  email: 'an@example.com',
  isAdmin: false,
  isReadOnly: true,
});

interface Setting {
  readonly team?: Partial<Team>;
  readonly level?: 1 | 2;
  readonly path?: string;
}

async function open({ team = {}, level = 2, path = '/en/users/70/members' }: Setting = {}) {
  const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: level, groupName: 'Tea shop' }) });
  stores.teamApi.team.mockResolvedValue(buildTeam(team));
  return renderApp(path, stores);
}
const rowOf = (text: string | RegExp): HTMLElement => {
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  const row = rows.find(({ textContent }) =>
    typeof text === 'string' ? textContent.includes(text) : text.test(textContent),
  );
  if (row === undefined) throw new Error(`no row says ${String(text)}`);
  return row;
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const TEAM: Partial<Team> = { members: [buildMember(), BO, NAMELESS], seats: { used: 2, limit: 3 } };

describe('the pages of a team', () => {
  it('lead to each other', async () => {
    await open();
    const nav = screen.getByRole('navigation', { name: 'Team' });
    const links = within(nav).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Team', '/en/users/70/members', 'page'],
      ['Activities', '/en/users/70/activities', null],
    ]);
  });

  it('leads guests to the login and back', async () => {
    const { address } = await renderApp('/en/users/70/members');
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Fusers%2F70%2Fmembers'));
  });

  it('offers the switch to another group instead of its team', async () => {
    const { teamApi } = await open({ path: '/en/users/71/members' });
    expect(await screen.findByRole('heading', { name: 'You are not a member of this group' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Team' })).toBeNull();
    expect(teamApi.team).not.toHaveBeenCalled();
  });
});

describe('the team', () => {
  it('shows everybody with role, date and marks', async () => {
    await open({ team: TEAM });
    await screen.findByRole('heading', { level: 2, name: 'Members' });
    expect(rowOf('MeiYou')).toHaveTextContent('mei@example.com');
    expect(within(rowOf('Bo')).getByRole('button', { name: 'Role of Bo: General member' })).toBeVisible();
    expect(rowOf('an@example.com')).toHaveTextContent('View only');
    expect(screen.getByText(/^“View only” marks members/)).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Seats' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3 seats taken',
    );
    expect(rowOf('Bo').querySelector('time')).toHaveAttribute('title', expect.stringContaining('2026'));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells what a team is for while one is alone', async () => {
    const { user } = await open();
    const members = within(await screen.findByRole('region', { name: 'Members' }));
    expect(members.getByText(/^People you invite share the links/)).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Invite people' }));
    expect(await dialog('Invite people')).toBeVisible();
  });

  it('tells apart too many members from too many invitations', async () => {
    await open({ team: { ...TEAM, seats: { used: 2, limit: 1 } } });
    expect(await screen.findByText(/^The group has more members than seats\./)).toBeVisible();
    expect(screen.queryByText('All seats are taken.')).toBeNull();
  });

  it('offers nobody to leave their own home or to be less in it', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo() });
    stores.teamApi.team.mockResolvedValue(buildTeam(TEAM));
    stores.accountApi.groups.mockResolvedValue([buildGroup()]);
    await renderApp('/en/users/70/members', stores);
    expect(await screen.findByRole('button', { name: 'Remove Bo' })).toBeVisible();
    await waitFor(() => expect(rowOf('MeiYou')).toHaveTextContent('Admin'));
    expect(within(rowOf('MeiYou')).queryByRole('button')).toBeNull();
  });

  it('says which plan has more seats when all are taken', async () => {
    const team = { members: [buildMember(), BO], invitees: [buildInvitee()], seats: { used: 2, limit: 1 } };
    await open({ team });
    expect(await screen.findByText('All seats are taken.')).toBeVisible();
    expect(await screen.findByText('Initial has 3.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      '/en/pricing?plan=initial',
    );
  });

  it('lets general members look, and leave', async () => {
    const team = {
      ...TEAM,
      members: [buildMember({ isAdmin: false }), BO],
      invitees: [buildInvitee({ email: null })],
    };
    await open({ team, level: 1 });
    expect(await screen.findByText('Only admins can see who was invited.')).toBeVisible();
    expect(rowOf('An invited person')).toHaveTextContent('Pending');
    expect(screen.queryByRole('button', { name: /^(Role of|Remove|Invite|Send again|Cancel)/ })).toBeNull();
    expect(rowOf('Bo')).toHaveTextContent('General member');
    expect(screen.getByRole('button', { name: 'Leave the group' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when it cannot be had, and asks again', async () => {
    const stores = buildStores(7);
    stores.teamApi.team.mockRejectedValueOnce(OFFLINE).mockResolvedValue(buildTeam());
    const { user } = await renderApp('/en/users/70/members', stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
  });
});

describe('changes of the team', () => {
  it('give a member another role at once', async () => {
    const { user, teamApi } = await open({ team: TEAM });
    await user.click(await screen.findByRole('button', { name: 'Role of Bo: General member' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Admin' }));
    expect(teamApi.changeRole.mock.calls).toEqual([[70, 8, true]]);
    expect(await screen.findByText('Bo is now an admin')).toHaveRole('generic');
    expect(teamApi.team).toHaveBeenCalledTimes(2);
  });

  it('take a role back that the server refuses, and say why', async () => {
    const { user, teamApi } = await open({ team: TEAM });
    teamApi.changeRole.mockRejectedValue(refusal('groups.last-admin'));
    await user.click(await screen.findByRole('button', { name: 'Role of Mei: Admin' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'General member' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('First make another member an admin.');
    expect(screen.getByRole('button', { name: 'Role of Mei: Admin' })).toBeVisible();
  });

  it('remove a member after a question', async () => {
    const { user, teamApi } = await open({ team: TEAM });
    await user.click(await screen.findByRole('button', { name: 'Remove Bo' }));
    const question = await dialog('Remove Bo?');
    expect(question).toHaveTextContent('Links that Bo created stay with the group');
    expect(await accessibilityFaults(question)).toEqual([]);
    teamApi.team.mockResolvedValue(buildTeam({ members: [buildMember(), NAMELESS] }));
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(teamApi.remove.mock.calls).toEqual([[70, 8]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Bo' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Bo was removed from the group')).toBeInTheDocument();
  });

  it('say why somebody cannot be removed', async () => {
    const { user, teamApi } = await open({ team: TEAM });
    teamApi.remove.mockRejectedValue(refusal('groups.home-owner'));
    await user.click(await screen.findByRole('button', { name: 'Remove Bo' }));
    const question = await dialog('Remove Bo?');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('they cannot leave it');
  });

  it('lead who leaves to their home group', async () => {
    const parts = buildSession(7);
    parts.tokenApi.memberToken.mockImplementation((renewal?: { readonly groupId?: number }) => {
      parts.browser.signIn(7, renewal?.groupId ?? 70);
      return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...parts.browser.read() });
    });
    const stores = buildStores(7, parts);
    knowing(stores, { info: buildInfo({ groupName: 'Tea shop' }) });
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 77, name: 'Mei', isAdmin: true, isHome: true, memberCount: 1 },
    ]);
    const { user, address, groupsApi } = await renderApp('/en/users/70/members', stores);
    await user.click(await screen.findByRole('button', { name: 'Leave the group' }));
    const question = await dialog('Leave the group');
    expect(question).toHaveTextContent('the links and statistics of Tea shop');
    await user.click(within(question).getByRole('button', { name: 'Leave the group' }));
    await waitFor(() => expect(address()).toBe('/en/users/77/members'));
    expect(groupsApi.leave.mock.calls).toEqual([[70]]);
    expect(stores.session.groupId).toBe(77);
  });
});

describe('invitations', () => {
  const INVITEES = [
    buildInvitee(),
    buildInvitee({ invitationId: 2, email: null, userId: 42, state: 'expired', isAdmin: true }),
    buildInvitee({ invitationId: 3, email: 'li@example.com', state: 'declined' }),
  ];

  it('show their state, and what can be done', async () => {
    await open({ team: { ...TEAM, invitees: INVITEES } });
    await screen.findByRole('heading', { level: 2, name: 'Invitations' });
    expect(rowOf(/^.?an@example.comPending/i)).toHaveTextContent('Expires on 4 Dec 2026');
    expect(rowOf('Member number 42')).toHaveTextContent('Expiredas adminExpired on 4 Dec 2026');
    const names = (text: string) =>
      within(rowOf(text))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(names('Pending')).toEqual(['Send again to an@example.com', 'Cancel invitation to an@example.com']);
    expect(names('Expired')).toEqual([
      'Send again to Member number 42',
      'Remove from the list: Member number 42',
    ]);
    expect(names('Declined')).toEqual(['Remove from the list: li@example.com']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are sent again, and say when that was too often', async () => {
    const { user, teamApi } = await open({ team: { ...TEAM, invitees: INVITEES } });
    const again = await screen.findByRole('button', { name: 'Send again to an@example.com' });
    await user.click(again);
    expect(teamApi.resend.mock.calls).toEqual([[70, 1, 'en']]);
    expect(await screen.findAllByText('The invitation to an@example.com was sent again')).toHaveLength(2);
    teamApi.resend.mockRejectedValue(
      new ApiError({ status: 429, code: 'http.rate-limited', message: '', retryAfter: 2_400 }),
    );
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 minutes.');
  });

  it('say which plan would have a seat for one that ran out', async () => {
    const { user, teamApi } = await open({ team: { ...TEAM, invitees: INVITEES } });
    teamApi.resend.mockRejectedValue(refusal('plan.limit-reached', { limit: 3, used: 3, plan: 'classic' }));
    await user.click(await screen.findByRole('button', { name: 'Send again to Member number 42' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no seats left');
    expect(await screen.findByText('Classic has 10.')).toBeVisible();
  });

  it('are taken back after a question', async () => {
    const { user, teamApi } = await open({ team: { ...TEAM, invitees: INVITEES } });
    await user.click(await screen.findByRole('button', { name: 'Cancel invitation to an@example.com' }));
    const question = await dialog('Cancel the invitation to an@example.com?');
    teamApi.team.mockResolvedValue(buildTeam(TEAM));
    await user.click(within(question).getByRole('button', { name: 'Cancel invitation' }));
    expect(teamApi.cancel.mock.calls).toEqual([[70, 1]]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull());
  });
});
