import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../test/accessibility';
import { buildInfo } from '../../test/fake-session';
import { buildLink } from '../../test/fakes';
import { buildStores, knowing, renderApp } from '../../test/render-app';

const guest = () => buildStores();
const member = () => knowing(buildStores(7), { info: buildInfo() });

/** Puts the focus on something of the page that takes no keys. */
const leaveField = () => act(() => screen.getByRole('heading', { level: 1 }).focus());

describe('the palette', () => {
  const open = async (path = '/en', stores = guest()) => {
    const app = await renderApp(path, stores);
    leaveField();
    await app.user.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
    return { ...app, dialog, field: within(dialog).getByRole('combobox') };
  };
  const options = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);

  it('opens by its keys, from a field, too, and closes by the same', async () => {
    const { user } = await renderApp('/en');
    await user.click(screen.getByRole('textbox', { name: 'Destination URL' }));
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Destination URL' })).toHaveFocus();
  });

  it('offers guests the ways in, and members what is theirs', async () => {
    const { unmount, field } = await open();
    expect(field).toHaveFocus();
    expect(options()).toEqual(expect.arrayContaining(['Create a short link', 'Log in', 'Sign up', '日本語']));
    expect(options()).not.toContain('Log out');
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    await open('/en', member());
    expect(options()).toEqual(expect.arrayContaining(['Account settings', 'Activity log', 'Log out']));
    expect(options()).not.toContain('Log in');
  });

  it('goes to what the arrows choose', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'pricing');
    expect(options()).toEqual(['Pricing']);
    await user.clear(field);
    await user.type(field, 'o');
    const chosen = () => screen.getByRole('option', { selected: true });
    const first = chosen();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).not.toBe(first);
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(first);
    await user.clear(field);
    await user.type(field, 'custom dom{Enter}');
    await waitFor(() => expect(address()).toBe('/en/domain'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds the links of this device by where they lead', async () => {
    const stores = guest();
    stores.deviceLinks.add(buildLink({ url: 'https://example.com/spring-sale' }));
    const { user, field, address } = await open('/en/nowhere', stores);
    await user.type(field, 'spring{Enter}');
    await waitFor(() => expect(address()).toBe('/en/analytics/abc'));
  });

  it('finds the links of the group by what the server knows of them, and leads to where they are changed', async () => {
    const stores = member();
    const { paletteApi } = stores;
    paletteApi.findLinks.mockResolvedValue([
      {
        encodeId: 'tea',
        domain: 'mei.test',
        shortUrl: 'http://mei.test/tea',
        url: 'https://example.com/t',
        title: 'Spring tea',
      },
    ]);
    const { user, field, address } = await open('/en/nowhere', stores);
    await user.type(field, 'note of ours');
    expect(await screen.findByRole('option', { name: /Spring tea/ })).toBeVisible();
    expect(paletteApi.findLinks).toHaveBeenLastCalledWith('note of ours');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toBe(`/en/users/${stores.session.groupId}/links/tea?domain=mei.test`),
    );
  });

  it.each([
    ['a guest’s by the device that made them', guest, 'Links on this device', 'Links'],
    ['those of a group links', member, 'Links', 'Links on this device'],
  ])('calls %s', async (_, visitor, heading, other) => {
    const stores = visitor();
    stores.deviceLinks.add(buildLink({ url: 'https://example.com/spring-sale' }));
    const { user, dialog, field } = await open('/en/nowhere', stores);
    await user.type(field, 'spring');
    expect(await within(dialog).findByText(heading)).toBeVisible();
    expect(within(dialog).queryByText(other)).not.toBeInTheDocument();
  });

  it('says so when it finds nothing', async () => {
    const { user, field } = await open();
    await user.type(field, 'zzzz');
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument();
    expect(screen.getByText('No results. Try another word or part of a URL.')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('switches language and appearance', async () => {
    const { user, field, address } = await open('/en/nowhere');
    await user.type(field, '日本語{Enter}');
    await waitFor(() => expect(address()).toBe('/ja/nowhere'));
  });

  it('closes by Escape and gives the focus back', async () => {
    const { user } = await open('/en/nowhere');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not take Enter that chooses a character for its own', async () => {
    const { user, field, address } = await open('/en/nowhere');
    await user.type(field, 'pricing');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    act(() => {
      field.dispatchEvent(enter);
    });
    expect(address()).toBe('/en/nowhere');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the list of keys', () => {
  const open = async (stores = guest()) => {
    const app = await renderApp('/en/nowhere', stores);
    leaveField();
    await app.user.keyboard('?');
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) };
  };

  it('says what they do', async () => {
    const { user, dialog } = await open();
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Ctrl K', '/', 'C', 'J', 'K', 'E', 'Q', 'X', '#', '?', 'Esc']);
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('switches single keys off', async () => {
    const { user, dialog, shell } = await open();
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    leaveField();
    await user.keyboard('?c/');
    expect(shell.overlay).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('single keys', () => {
  it('lead to a new link and to the search', async () => {
    const { user, address } = await renderApp('/en/nowhere');
    leaveField();
    await user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('c');
    await waitFor(() => expect(address()).toBe('/en'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Destination URL' })).toHaveFocus());
    await user.keyboard('c?/');
    expect(screen.getByRole('textbox', { name: 'Destination URL' })).toHaveValue('c?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a server that is asked too often', () => {
  it('makes the page say until when to wait, once', async () => {
    const { user, shell } = await renderApp('/en');
    act(() => shell.noteLimit(75));
    const dialog = await screen.findByRole('dialog', { name: 'Please wait a moment' });
    expect(within(dialog).getByText(/continue at \d\d:\d\d:\d\d; nothing is lost\./)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
    act(() => shell.noteLimit(75));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('news about features', () => {
  it('open by an address that ends in #feature, and leave it when they are closed', async () => {
    const { user, address } = await renderApp('/en/nowhere?x=1#feature');
    const dialog = await screen.findByRole('dialog', { name: 'New in analytics' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(address()).toBe('/en/nowhere?x=1');
  });
});

describe('the help at the bottom right', () => {
  it.each([
    ['/en', true],
    ['/en/nowhere', true],
    ['/en/login', false],
    ['/en/help', false],
  ])('at %s, once the page is shown: %s', async (path, isShown) => {
    const { shell } = await renderApp(path);
    expect(screen.queryByRole('button', { name: 'Quick help' })).not.toBeInTheDocument();
    act(() => shell.settle());
    if (isShown) expect(await screen.findByRole('button', { name: 'Quick help' })).toBeVisible();
    else expect(screen.queryByRole('button', { name: 'Quick help' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
