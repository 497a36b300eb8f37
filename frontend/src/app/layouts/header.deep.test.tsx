import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../test/accessibility';
import { buildInfo, buildSite } from '../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../test/render-app';

const site = buildSite({
  links: { extension: 'https://extension.example/', partner: null, secondSite: 'https://second.example/' },
});
const guest = () => knowing(buildStores(), { site });
const member = () => knowing(buildStores(7), { site, info: buildInfo() });

const header = () => within(screen.getByRole('banner'));
const targetsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function press(user: { keyboard(keys: string): Promise<void> }, button: HTMLElement, key: string) {
  act(() => button.focus());
  await user.keyboard(key);
}

describe('the entries of the header', () => {
  it('lead guests to what there is', async () => {
    await renderApp('/en', guest());
    expect(targetsIn(header().getByRole('navigation', { name: 'Main' }))).toEqual([
      ['App linksBeta', '/en/applink'],
      ['My links', '/en/login'],
      ['Pricing', '/en/pricing'],
      ['Custom domain', '/en/domain'],
      ['Developers', '/en/developers'],
    ]);
  });

  it('lead members to the pages of their group', async () => {
    await renderApp('/en', member());
    expect(targetsIn(header().getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Links', '/en/users/70'],
      ['Analytics', '/en/analytics'],
      ['Tags', '/en/users/70/tags'],
      ['Tracking', '/en/users/70/tools'],
      ['Team', '/en/users/70/members'],
      ['Settings', '/en/users/70/group'],
    ]);
  });

  it.each([
    ['/en/users/70', 'Links'],
    ['/en/users/70/links/abc', 'Links'],
    ['/en/analytics', 'Analytics'],
    ['/en/analytics/abc', 'Analytics'],
    ['/en/tracking/abc', 'Tracking'],
    ['/en/users/70/activities', 'Team'],
    ['/en/users/70/group', 'Settings'],
  ])('say on %s which page is shown: %s', async (path, name) => {
    await renderApp(path, member());
    const current = header().getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('do not take the page that lets people in for the one they wanted', async () => {
    await renderApp('/en/login', guest());
    expect(header().queryAllByRole('link', { current: 'page' })).toEqual([]);
  });

  it('offer guests the ways in, and members their account', async () => {
    const { unmount } = await renderApp('/en', guest());
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
    expect(header().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/en/signup');
    expect(header().queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
    unmount();
    await renderApp('/en', member());
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(header().getByRole('button', { name: 'Account: Mei' })).toBeVisible();
    expect(header().getByRole('button', { name: /Notifications/ })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('have no bell on the page that signs out: it would ask in the name of a session that ends', async () => {
    await renderApp('/en/logout', member());
    expect(header().queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });
});

describe('the menu of further features', () => {
  it('leads to what the header has no room for, and to places elsewhere that the site names', async () => {
    const { user } = await renderApp('/en', guest());
    await user.click(header().getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu', { name: 'More' });
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/en/bulk',
      '/en/apps/utmto',
      'https://extension.example/',
      '/en/socialvip',
      'https://second.example/',
    ]);
    expect(items[2]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has for members what stands in the header of guests, too', async () => {
    const { user } = await renderApp('/en', member());
    await user.click(header().getByRole('button', { name: 'More' }));
    const items = within(await screen.findByRole('menu', { name: 'More' })).getAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/en/applink',
      '/en/domain',
      '/en/developers',
      '/en/bulk',
      '/en/apps/utmto',
      'https://extension.example/',
      '/en/socialvip',
      'https://second.example/',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names no place elsewhere that the site does not', async () => {
    const { user } = await renderApp('/en', knowing(buildStores(), { site: buildSite() }));
    await user.click(header().getByRole('button', { name: 'More' }));
    expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(3);
  });

  it('works by keyboard alone and gives the focus back', async () => {
    const { user } = await renderApp('/en', guest());
    const button = header().getByRole('button', { name: 'More' });
    await press(user, button, '{Enter}');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(items.at(-1)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the menu of the account', () => {
  it('says who is logged in and leads to what is theirs', async () => {
    const { user, address } = await renderApp('/en', member());
    await user.click(header().getByRole('button', { name: 'Account: Mei' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    expect(screen.getByText('mei@example.com')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(menu).getByRole('menuitem', { name: 'Activity log' }));
    await waitFor(() => expect(address()).toBe('/en/log'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('has the prices, which are nowhere else in the header of members', async () => {
    const { user, address } = await renderApp('/en', member());
    expect(header().queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
    await user.click(header().getByRole('button', { name: 'Account: Mei' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Pricing' }));
    await waitFor(() => expect(address()).toBe('/en/pricing'));
  });

  it('ends the session and goes home', async () => {
    const { user, address, session } = await renderApp('/en/about', member());
    await user.click(header().getByRole('button', { name: 'Account: Mei' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/en'));
    expect(session.isSignedIn).toBe(false);
  });
});

describe('the bell', () => {
  const withUnread = (countOfUnread: number) => {
    const stores = member();
    stores.accountApi.notifications.mockResolvedValue({
      countOfUnread,
      notifications: [
        { id: 1, type: 'welcome', params: {}, createdTime: '2026-11-20T01:00:00.000Z', isRead: false },
      ],
      blocked: [],
      next: null,
    });
    stores.notifications.noteUnread(countOfUnread);
    return stores;
  };

  it.each([
    [0, 'Notifications'],
    [99, 'Notifications, 99 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('of %s unread is called “%s”', async (count, name) => {
    await renderApp('/en', withUnread(count));
    expect(await header().findByRole('button', { name })).toBeVisible();
  });

  it('shows what is new, and takes the focus back when that is closed', async () => {
    const { user } = await renderApp('/en', withUnread(1));
    const bell = await header().findByRole('button', { name: 'Notifications, 1 unread' });
    await press(user, bell, '{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(panel).findByText(/Welcome to Linklet/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(bell).toHaveFocus();
  });
});

describe('the menu of narrow windows', () => {
  const open = async (stores: ReturnType<typeof guest>) => {
    const app = await renderApp('/en', stores);
    const button = header().getByRole('button', { name: 'Menu' });
    await press(app.user, button, '{Enter}');
    return { ...app, button, drawer: await screen.findByRole('dialog', { name: 'Menu' }) };
  };

  it('shows guests the ways in first', async () => {
    const { drawer } = await open(guest());
    expect(targetsIn(drawer).map(([, target]) => target)).toEqual([
      '/en/login',
      '/en/signup',
      '/en/applink',
      '/en/login',
      '/en/pricing',
      '/en/domain',
      '/en/developers',
      '/en/bulk',
      '/en/apps/utmto',
      'https://extension.example/',
      '/en/socialvip',
      'https://second.example/',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has settings, notifications, language and appearance of members', async () => {
    const { user, drawer, address } = await open(member());
    expect(within(drawer).getByText('mei@example.com')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/en/users/settings',
    );
    expect(within(drawer).getByRole('combobox', { name: 'Appearance' })).toHaveValue('system');
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Language' }), '日本語');
    await waitFor(() => expect(address()).toBe('/ja'));
  });

  it('gives way to the notifications', async () => {
    const { user, drawer } = await open(member());
    await user.click(within(drawer).getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(drawer).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back', async () => {
    const { user, drawer, button } = await open(guest());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('closes when it leads to another page', async () => {
    const { user, drawer, address } = await open(guest());
    await user.click(within(drawer).getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(address()).toBe('/en/pricing'));
    expect(drawer).not.toBeInTheDocument();
  });
});

describe('the bar at the bottom of phones', () => {
  const bar = () => screen.getByRole('navigation', { name: 'Quick access' });

  it.each([
    ['guests', guest, ['/en', '/en/login', '/en/login', '/en/login']],
    ['members', member, ['/en', '/en/users/70', '/en/analytics', '/en/users/settings']],
  ])('leads %s to', async (_, stores, targets) => {
    await renderApp('/en', stores());
    expect(targetsIn(bar()).map(([, target]) => target)).toEqual(targets);
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });

  it('leads to the field that makes a link, from wherever', async () => {
    const { user, address } = await renderApp('/en/nowhere', guest());
    await user.click(within(bar()).getByRole('button', { name: 'Create a short link' }));
    await waitFor(() => expect(address()).toBe('/en'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Destination URL' })).toHaveFocus());
  });
});
