import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import { accessibilityFaults } from '../../test/accessibility';
import { buildGroup } from '../../test/fake-groups';
import { buildInfo, buildSession } from '../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../test/render-app';

const NAMES: Readonly<Record<number, string>> = { 70: 'Mei', 71: 'Tea shop' };
const GROUPS = [
  buildGroup({ groupId: 70, name: 'Mei' }),
  buildGroup({ groupId: 71, name: 'Tea shop', isHome: false, isAdmin: false, memberCount: 4 }),
];
const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });

/** A member of two groups, who acts in the first. */
function build(groups = GROUPS) {
  const parts = buildSession(7);
  const { browser, tokenApi, sessionApi } = parts;
  tokenApi.memberToken.mockImplementation(((renewal: { groupId?: number }) => {
    if (renewal.groupId !== undefined) browser.signIn(7, renewal.groupId);
    return Promise.resolve({ accessToken: 'member', lifetimeSeconds: 600, ...browser.read() });
  }) as never);
  sessionApi.info.mockImplementation(() => {
    const { groupId } = browser;
    const groupLevel = groupId === 70 ? 2 : 1;
    return Promise.resolve(buildInfo({ groupId, groupLevel, groupName: NAMES[groupId] ?? '' }));
  });
  const stores = knowing(buildStores(7, parts), { info: buildInfo() });
  stores.accountApi.groups.mockResolvedValue(groups);
  return { ...parts, stores };
}

const button = (name: string) =>
  within(screen.getByRole('banner')).findByRole('button', { name: `${name}, group` });

async function openMenu(path: string, parts = build()) {
  const app = await renderApp(path, parts.stores);
  act(() => screen.getByRole('button', { name: 'Mei, group' }).focus());
  await app.user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Groups' });
  return { ...parts, ...app, menu };
}

const many = Array.from({ length: 8 }, (_, index) =>
  buildGroup({ groupId: 70 + index, name: index === 0 ? 'Mei' : `Café ${index}`, isHome: index === 0 }),
);

describe('the group in the header', () => {
  it('is not there for guests', async () => {
    await renderApp('/en', buildStores());
    expect(screen.queryByRole('button', { name: /^Group:/ })).not.toBeInTheDocument();
  });

  it('is named beside the account, on every page', async () => {
    await renderApp('/en/nowhere', build().stores);
    expect(await button('Mei')).toHaveTextContent('Mei');
    expect(screen.getByRole('button', { name: 'Account: Mei' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the menu of groups', () => {
  it('shows the plan and role, the pages of the group, and all groups with the current one checked', async () => {
    const { menu } = await openMenu('/en');
    await within(menu).findByRole('menuitemradio', { name: /Tea shop/ });
    const radios = within(menu).getAllByRole('menuitemradio');
    expect(radios.map((radio) => [radio.textContent, radio.getAttribute('aria-checked')])).toEqual([
      ['MeiHome group · Admin · 1 person', 'true'],
      ['Tea shopGeneral member · 4 people', 'false'],
    ]);
    const ways = within(menu).getAllByRole('menuitem');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Analytics', '/en/analytics'],
      ['Tags', '/en/users/70/tags'],
      ['Tracking tools', '/en/users/70/tools'],
      ['Team', '/en/users/70/members'],
      ['Activities', '/en/users/70/activities'],
      ['Group settings', '/en/users/70/group'],
      ['Plan and usage', '/en/usage'],
      ['New group…', null],
    ]);
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Find a group' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('switches by keyboard alone, keeps the page, says so and closes', async () => {
    const { user, menu, address, session } = await openMenu('/en/users/70');
    const shop = await within(menu).findByRole('menuitemradio', { name: /Tea shop/ });
    await user.keyboard('{ArrowDown}');
    expect(shop).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(session.groupId).toBe(71);
    await waitFor(() => expect(address()).toBe('/en/users/71'));
    expect(await button('Tea shop')).toBeVisible();
    expect(screen.getByText('You are now in Tea shop.')).toBeInTheDocument();
    expect(screen.queryByText(/This page belongs to/)).not.toBeInTheDocument();
  });

  it('loads anew what the page shows, where the address names no group', async () => {
    const { user, menu, address, analyticsApi } = await openMenu('/en/analytics/abc');
    await waitFor(() => expect(analyticsApi.overview).toHaveBeenCalled());
    const before = analyticsApi.overview.mock.calls.length;
    await user.click(await within(menu).findByRole('menuitemradio', { name: /Tea shop/ }));
    await waitFor(() => expect(analyticsApi.overview.mock.calls.length).toBeGreaterThan(before));
    expect(address()).toBe('/en/analytics/abc');
  });

  it('stays open and says why a group cannot be gone to, with another try', async () => {
    const { user, menu, tokenApi, session, address } = await openMenu('/en/users/70');
    tokenApi.memberToken.mockRejectedValueOnce(
      refusal(403, 'groups.not-a-member', 'Not a valid group member'),
    );
    await user.click(await within(menu).findByRole('menuitemradio', { name: /Tea shop/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are no longer a member of this group.');
    expect(session).toMatchObject({ groupId: 70, failure: null });
    expect(address()).toBe('/en/users/70');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button('Tea shop')).toBeVisible();
  });

  it('says when the groups cannot be had, and keeps the ways of this one', async () => {
    const parts = build();
    parts.stores.accountApi.groups.mockRejectedValueOnce(refusal(0, 'client.offline'));
    const { user, menu } = await openMenu('/en', parts);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(within(menu).getByRole('menuitem', { name: 'Team' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await within(menu).findByRole('menuitemradio', { name: /Tea shop/ });
  });

  it('of many groups finds them by any part of their name', async () => {
    const { user, menu, session } = await openMenu('/en', build(many));
    const field = await screen.findByRole('textbox', { name: 'Find a group' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'nothing like it');
    expect(screen.getByText('No group with this name.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'CAFE 3');
    expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(1);
    expect(within(menu).queryByRole('menuitem')).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.groupId).toBe(73));
  });

  it('gives the focus back when it is closed', async () => {
    const { user } = await openMenu('/en');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(await button('Mei')).toHaveFocus();
  });
});

describe('the dialog that makes a group', () => {
  const openDialog = async () => {
    const app = await openMenu('/en');
    await app.user.click(within(app.menu).getByRole('menuitem', { name: 'New group…' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'New group' }) };
  };

  it('makes it and goes on in it', async () => {
    const { user, dialog, groupsApi, session, address } = await openDialog();
    const field = within(dialog).getByRole('textbox', { name: 'Name of the group' });
    expect(field).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(field, 'Bakery{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(groupsApi.make).toHaveBeenCalledWith('Bakery', expect.any(String));
    expect(session.groupId).toBe(72);
    await waitFor(() => expect(address()).toBe('/en/users/72'));
  });

  it('asks for a name, and shows the refusal of one at its field', async () => {
    const { user, dialog, groupsApi } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Create group' }));
    const field = within(dialog).getByRole('textbox', { name: 'Name of the group' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'A name must have 1 to 120 characters on one line and contain no web address.',
    );
    expect(field).toHaveFocus();
    expect(groupsApi.make).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('explains that there are as many groups as one may make', async () => {
    const { user, dialog, groupsApi } = await openDialog();
    groupsApi.make.mockRejectedValueOnce(refusal(409, 'groups.too-many'));
    await user.type(within(dialog).getByRole('textbox'), 'Bakery{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /You have reached the maximum of 20 groups/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('does not make a second group when only the way into the first fails', async () => {
    const { user, dialog, groupsApi, tokenApi, session } = await openDialog();
    tokenApi.memberToken.mockRejectedValueOnce(refusal(0, 'client.offline'));
    await user.type(within(dialog).getByRole('textbox'), 'Bakery{Enter}');
    expect(await within(dialog).findByText(/The group was created/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Switch to group' }));
    await waitFor(() => expect(session.groupId).toBe(72));
    expect(groupsApi.make).toHaveBeenCalledTimes(1);
  });
});

describe('the palette', () => {
  const openPalette = async (parts = build()) => {
    const app = await renderApp('/en/nowhere', parts.stores);
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await app.user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
    return { ...parts, ...app, field: within(dialog).getByRole('combobox') };
  };

  it('switches to another group by its name', async () => {
    const { user, field, session } = await openPalette();
    expect(await screen.findByRole('option', { name: 'Tea shop' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Mei' })).not.toBeInTheDocument();
    await user.type(field, 'tea{Enter}');
    await waitFor(() => expect(session.groupId).toBe(71));
    expect(await screen.findByText('You are now in Tea shop.')).toBeInTheDocument();
  });

  it('leads to the page that says more when that cannot be', async () => {
    const { user, field, tokenApi, address } = await openPalette();
    await screen.findByRole('option', { name: 'Tea shop' });
    tokenApi.memberToken.mockRejectedValueOnce(refusal(0, 'client.offline'));
    await user.type(field, 'tea{Enter}');
    await waitFor(() => expect(address()).toBe('/en/users/71'));
  });

  it.each([
    ['Team', '/en/users/70/members'],
    ['Activities', '/en/users/70/activities'],
    ['Group settings', '/en/users/70/group'],
    ['Plan and usage', '/en/usage'],
  ])('opens %s', async (label, path) => {
    const { user, field, address } = await openPalette();
    await user.type(field, `${label}{Enter}`);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('opens the dialog that makes a group', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'new group{Enter}');
    expect(await screen.findByRole('dialog', { name: 'New group' })).toBeVisible();
  });
});

describe('another tab', () => {
  it('that switches leaves this one in its group', async () => {
    const { stores, browser } = build();
    const { address, session } = await renderApp('/en/users/70', stores);
    act(() => browser.changeFromAnotherTab(7, 71));
    expect(address()).toBe('/en/users/70');
    expect(session.groupId).toBe(70);
    expect(await button('Mei')).toBeVisible();
  });
});
