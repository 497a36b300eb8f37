import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildLink, buildListed, fakeLinksApi, FakeShelf } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import { DeviceLinksStore } from '../device-links.store';
import type { LinkPage } from '../list/list.api';

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

const buildPage = (count: number, start = -1, first = 0): LinkPage => ({
  start,
  hasMore: count >= 10,
  total: { count: 21, isExact: true },
  links: Array.from({ length: count }, (_, index) =>
    buildListed({
      encodeId: `s${first + index}`,
      shortUrl: `http://localhost/s${first + index}`,
      url: `https://example.com/story-${first + index}`,
      title: `Story ${first + index}`,
      totalClicks: index,
    }),
  ),
});

interface Setting {
  readonly path?: string;
  readonly userId?: number;
  /** How many links a guest made on this device. */
  readonly guestLinks?: number;
  readonly pages?: readonly LinkPage[];
}

/** A member in group 70 who also belongs to group 71. */
function build({ userId = 7, guestLinks = 0, pages = [] }: Setting) {
  const parts = buildSession(userId);
  parts.tokenApi.memberToken.mockImplementation((renewal?: { readonly groupId?: number }) => {
    parts.browser.signIn(7, renewal?.groupId ?? 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...parts.browser.read() });
  });
  const linksApi = fakeLinksApi();
  const kept = Array.from({ length: guestLinks }, (_, n) =>
    buildLink({ encodeId: `g${n}`, claim: `claim-of-g${n}` }),
  );
  const links = new DeviceLinksStore(linksApi, new FakeShelf(kept));
  links.setOwner(parts.session.groupId);
  const stores = { ...buildStores(), session: parts.session, linksApi, deviceLinks: links };
  for (const page of pages) stores.linkListApi.page.mockResolvedValueOnce(page);
  stores.accountApi.groups.mockResolvedValue([
    { groupId: 70, name: 'Mei', isAdmin: true, isHome: true, memberCount: 1 },
    { groupId: 71, name: 'Tea shop', isAdmin: false, isHome: false, memberCount: 3 },
  ]);
  return { ...parts, stores };
}

async function open(setting: Setting = {}) {
  const parts = build(setting);
  return { ...parts, ...(await renderApp(setting.path ?? '/en/users/70', parts.stores)) };
}

/** Each row copies its own link. */
const rows = () => screen.queryAllByRole('button', { name: /^Copy / });

describe('the links of a group', () => {
  it('are listed with their clicks and the way to their analytics', async () => {
    await open({ pages: [buildPage(2)] });
    const link = await screen.findByRole('link', { name: 'localhost/s1' });
    expect(link).toHaveAttribute('href', 'http://localhost/s1');
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('example.com/story-1')).toBeVisible();
    const clicks = screen.getByRole('link', { name: 'Analytics of localhost/s1: 1 click, 1 person' });
    expect(clicks).toHaveAttribute('href', '/en/analytics/s1');
    expect(screen.getByRole('button', { name: 'Copy localhost/s1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are changed in one step, and gone through and used by single keys', async () => {
    const { user, address } = await open({ pages: [buildPage(3)] });
    const titleOf = (index: number) => screen.getByRole('link', { name: `Story ${index}` });
    expect(await screen.findByRole('link', { name: 'Story 1' })).toHaveAttribute(
      'href',
      '/en/users/70/links/s1',
    );
    await user.keyboard('j');
    expect(titleOf(0)).toHaveFocus();
    await user.keyboard('jj');
    expect(titleOf(2)).toHaveFocus();
    await user.keyboard('jk');
    expect(titleOf(1)).toHaveFocus();
    await user.keyboard('q');
    expect(await screen.findByRole('dialog', { name: /localhost\/s1/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => titleOf(1).focus());
    await user.keyboard('e');
    await waitFor(() => expect(address()).toBe('/en/users/70/links/s1'));
  });

  it('leave single keys alone where these are switched off', async () => {
    const { user, shell } = await open({ pages: [buildPage(2)] });
    await screen.findByRole('link', { name: 'Story 0' });
    act(() => shell.setShortcuts(false));
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Story 0' })).not.toHaveFocus();
  });

  it('say when there are none, and what to do', async () => {
    const { user } = await open({ pages: [buildPage(0)] });
    expect(await screen.findByRole('heading', { level: 2, name: 'No links yet' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    const [create] = screen.getAllByRole('button', { name: 'Shorten a link' });
    await user.click(create ?? document.body);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('are waited for without saying that there are none', async () => {
    const parts = build({});
    parts.stores.linkListApi.page.mockReturnValue(new Promise(() => undefined));
    await renderApp('/en/users/70', parts.stores);
    expect(screen.queryByText('No links yet')).toBeNull();
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('come with another try when they could not be had', async () => {
    const parts = build({});
    parts.stores.linkListApi.page.mockRejectedValueOnce(offline).mockResolvedValueOnce(buildPage(1));
    const { user } = await renderApp('/en/users/70', parts.stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'localhost/s0' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('go on where the page before ended, without losing the place', async () => {
    const { user, linkListApi } = await open({
      pages: [buildPage(10, 40), buildPage(10, 30, 10), buildPage(1, 29, 20)],
    });
    const more = await screen.findByRole('button', { name: 'Show more' });
    await user.click(more);
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(more).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 links are shown'));
    await user.click(more);
    await waitFor(() => expect(rows()).toHaveLength(21));
    expect(more).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Story 20' })).toHaveFocus();
    expect(linkListApi.page.mock.calls.map(([, start]) => start as number)).toEqual([-1, 40, 30]);
  });

  it('that are there stay when more cannot be had', async () => {
    const parts = build({ pages: [buildPage(10, 40)] });
    parts.stores.linkListApi.page.mockRejectedValueOnce(offline).mockResolvedValueOnce(buildPage(2, 38, 10));
    const { user } = await renderApp('/en/users/70', parts.stores);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
  });
});

describe('the links that were made on this device before', () => {
  it('can be brought along, and the list begins anew', async () => {
    const { user, linksApi } = await open({ guestLinks: 2, pages: [buildPage(0), buildPage(2)] });
    expect(screen.getByText('2 links on this device are not in your account')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText('2 links were added.')).toHaveFocus();
    expect(linksApi.claim).toHaveBeenCalledWith(['claim-of-g0', 'claim-of-g1']);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('stay when the server could not be reached', async () => {
    const { user, linksApi, deviceLinks: links } = await open({ guestLinks: 1, pages: [buildPage(0)] });
    linksApi.claim.mockRejectedValueOnce(offline);
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(links.guestLinks).toHaveLength(1);
  });
});

describe('the page of another group', () => {
  it('of the member offers to switch, and shows its links then', async () => {
    const { user, session, tokenApi } = await open({ path: '/en/users/71', pages: [buildPage(1)] });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This page belongs to Tea shop' }),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Switch to Tea shop' }));
    expect(await screen.findByRole('link', { name: 'localhost/s0' })).toBeVisible();
    expect(tokenApi.memberToken).toHaveBeenCalledWith({ groupId: 71 });
    expect(session.groupId).toBe(71);
  });

  it('says why it cannot be switched to', async () => {
    const { user, session, tokenApi } = await open({ path: '/en/users/71' });
    tokenApi.memberToken.mockRejectedValueOnce(offline);
    await user.click(await screen.findByRole('button', { name: 'Switch to Tea shop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(session).toMatchObject({ isSignedIn: true, groupId: 70 });
  });

  it.each(['/en/users/99', '/en/users/nobody'])('of other people leads back (%s)', async (path) => {
    await open({ path });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'You are not a member of this group' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your links' })).toHaveAttribute('href', '/en/users/70');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is asked for again when it is not known whose it is', async () => {
    const parts = build({});
    parts.stores.accountApi.groups.mockRejectedValueOnce(offline);
    const { user } = await renderApp('/en/users/71', parts.stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Switch to Tea shop' })).toBeVisible();
  });
});

describe('whoever is not logged in', () => {
  it('logs in first and comes back', async () => {
    const { address } = await open({ userId: 0 });
    expect(address()).toBe('/en/login?redirect_to=%2Fusers%2F70');
  });

  it('any more, since another tab logged out, does too', async () => {
    const { address, browser, session } = await open({ pages: [buildPage(1)] });
    await screen.findByRole('link', { name: 'localhost/s0' });
    act(() => browser.changeFromAnotherTab(0, 0));
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Fusers%2F70'));
    expect(session.info).toBeNull();
    expect(screen.queryByText('localhost/s0')).toBeNull();
  });
});
