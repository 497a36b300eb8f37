import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInvitation } from '../../../test/fake-groups';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const TOKEN = 't'.repeat(43);
const refusal = (status: number, code = 'x.y', message = '') => new ApiError({ status, code, message });

type Stores = ReturnType<typeof buildStores>;

/** A person opens the link of the mail; `prepare` may change what the server answers. */
async function open(userId: number, prepare: (api: Stores['invitationApi']) => void = () => undefined) {
  const parts = buildSession(userId);
  const { browser, tokenApi } = parts;
  tokenApi.memberToken.mockImplementation(((renewal: { groupId?: number }) => {
    if (renewal.groupId !== undefined) browser.signIn(userId, renewal.groupId);
    return Promise.resolve({ accessToken: 'member', lifetimeSeconds: 600, ...browser.read() });
  }) as never);
  const stores = knowing(buildStores(userId, parts), { info: userId === 0 ? null : buildInfo() });
  prepare(stores.invitationApi);
  const app = await renderApp(`/en/invitation#${TOKEN}`, stores);
  return { ...parts, ...app };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => window.sessionStorage.clear());

describe('the page of an invitation', () => {
  it('says what it is to, from whom, for whom and until when', async () => {
    const { invitationApi } = await open(7);
    expect(await heading('Join Tea shop?')).toBeVisible();
    expect(invitationApi.look.mock.calls).toEqual([[TOKEN]]);
    expect(screen.getByText(/^Lin invites you to share links/)).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual(['General member: creates and edits links', 'm•••@example.com']);
    expect(facts[2]).toMatch(/^5 December 2026/);
    expect(screen.getByText('You are logged in as mei@example.com.')).toBeVisible();
    expect(document.title).toBe('Your invitation · Linklet');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('takes the token out of the address, and keeps it for this tab', async () => {
    const { address, hash } = await open(7);
    await heading('Join Tea shop?');
    expect([address(), hash()]).toEqual(['/en/invitation', '']);
    expect(window.sessionStorage.getItem('linklet.invitation')).toBe(TOKEN);
  });

  it('is there again without the address, as after logging in', async () => {
    window.sessionStorage.setItem('linklet.invitation', TOKEN);
    const stores = knowing(buildStores(7), { info: buildInfo() });
    await renderApp('/en/invitation', stores);
    expect(await heading('Join Tea shop?')).toBeVisible();
  });

  it('accepted leads to the links of the group, with a welcome', async () => {
    const { user, address, session, invitationApi } = await open(7);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(address()).toBe('/en/users/71'));
    expect(invitationApi.accept.mock.calls).toEqual([[TOKEN]]);
    expect(session).toMatchObject({ groupId: 71, notice: 'joined-group' });
    expect(await screen.findByText(/You are now a member/)).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('accepted while the group cannot be gone to says so, and tries that alone again', async () => {
    const { user, address, tokenApi, invitationApi } = await open(7);
    tokenApi.memberToken.mockRejectedValueOnce(refusal(403, 'groups.ip-not-allowed', 'IP not allow'));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await heading('You are now a member')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This group can only be used from certain networks');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Switch to Tea shop' }));
    await waitFor(() => expect(address()).toBe('/en/users/71'));
    expect(invitationApi.accept).toHaveBeenCalledTimes(1);
  });

  it('is declined after a question', async () => {
    const { user, invitationApi } = await open(7);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this invitation?' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(invitationApi.decline).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    expect(await heading('You have declined')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks guests to log in or sign up, and to come back', async () => {
    await open(0);
    await heading('Join Tea shop?');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/en/login?redirect_to=%2Finvitation',
    );
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/en/signup?redirect_to=%2Finvitation',
    );
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/en/signup?redirect_to=%2Finvitation',
    );
    expect(main.getByRole('button', { name: 'Decline' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('for somebody else says for whom, and offers to change the account', async () => {
    const { user, address, session } = await open(7, (api) =>
      api.look.mockResolvedValue(buildInvitation({ invitedAs: 'l•••@example.com' })),
    );
    expect(
      await screen.findByText(/It is for l•••@example\.com, and you are logged in as mei@example\.com/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Finvitation'));
    expect(session.isSignedIn).toBe(false);
    expect(window.sessionStorage.getItem('linklet.invitation')).toBe(TOKEN);
  });

  it('for somebody with a similar address learns that from the server', async () => {
    const { user } = await open(7, (api) =>
      api.accept.mockRejectedValue(refusal(403, 'teams.invitation-for-other')),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(
      await screen.findByRole('heading', { name: 'This invitation is for another account' }),
    ).toBeVisible();
  });

  it.each([
    ['accepted', 'This invitation has been accepted', 'you can find Tea shop in the group menu'],
    ['declined', 'This invitation was declined', 'ask Lin for another one'],
    ['expired', 'This invitation has expired', 'It expired on 5 December 2026. Ask Lin'],
  ])('that is %s says so', async (state, title, text) => {
    await open(7, (api) => api.look.mockResolvedValue(buildInvitation({ state })));
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your links' })).toHaveAttribute('href', '/en/users/70');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('that was taken back says so', async () => {
    await open(0, (api) => api.look.mockRejectedValue(refusal(404)));
    expect(await heading('This invitation no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
  });

  it('that cannot be loaded is asked for again', async () => {
    const { user } = await open(7, (api) => api.look.mockRejectedValueOnce(refusal(0, 'client.offline')));
    expect(await heading('The invitation could not be loaded')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Join Tea shop?')).toBeVisible();
  });

  it('is shown as on its way meanwhile', async () => {
    await open(7, (api) => api.look.mockReturnValue(new Promise(() => undefined)));
    expect(await heading('Your invitation')).toBeVisible();
    expect(screen.getByText('Loading the invitation…')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('without a link says where that is', async () => {
    await renderApp('/en/invitation', buildStores());
    expect(await heading('No invitation found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('without a link leads members to where they answer the invitations of their account', async () => {
    await renderApp('/en/invitation', knowing(buildStores(7), { info: buildInfo() }));
    await heading('No invitation found');
    expect(screen.getByRole('link', { name: 'See your groups and invitations' })).toHaveAttribute(
      'href',
      '/en/users/settings#groups',
    );
  });
});
