import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDeskAction, NOTHING_FOUND } from '../../../test/fake-moderation';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin/blocks';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const ADDRESS = {
  url: 'https://bad.example/pay',
  exact: 'bad.example/pay',
  host: 'bad.example',
  domain: '*.bad.example',
  blockedBy: null,
};
const REFUSED = { hits: 1_234, lastHitTime: '2026-11-27T08:00:00.000Z' };
const BLOCKED = buildDeskAction({
  kind: 'address-blocked',
  subject: '*.worse.example',
  refused: REFUSED,
});
const FILE = { readTime: '2026-11-27T08:00:00.000Z', entries: 12_000, isOutdated: false };

describe('the page of blocked destinations', () => {
  it('is for those who run the site', async () => {
    const { moderationApi } = await renderApp(PATH, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(moderationApi.blockListFile).not.toHaveBeenCalled();
  });

  it('says that nothing is blocked, and that there is no file', async () => {
    const { moderationApi } = await renderApp(PATH, admin());
    expect(await screen.findByText(/is listed here until it is undone/)).toBeVisible();
    expect(await screen.findByText('There is no file')).toBeVisible();
    expect(moderationApi.actions).toHaveBeenCalledWith(null, { kind: 'address-blocked', isInForce: true });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists what is blocked by hand, and allows it again', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    api.actions.mockResolvedValue({ items: [BLOCKED], start: null });
    api.undo.mockResolvedValue({ ...BLOCKED, state: 'undoing', canUndo: false });
    const { user } = await renderApp(PATH, stores);
    const list = within(await screen.findByRole('list', { name: 'Blocked by hand' }));
    expect(list.getByText('*.worse.example')).toBeVisible();
    expect(list.getByText(/^Blocked 1,234 attempts/)).toBeVisible();
    await user.click(list.getByRole('button', { name: /worse\.example/ }));
    await waitFor(() => expect(api.undo).toHaveBeenCalledWith(1));
    expect(list.queryByRole('button')).toBeNull();
  });

  it('looks up a destination, and blocks it where nothing does', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    api.find.mockResolvedValue({ ...NOTHING_FOUND, address: ADDRESS });
    const { user } = await renderApp(PATH, stores);
    await user.type(screen.getByRole('textbox', { name: 'Destination URL' }), 'bad.example/pay{Enter}');
    expect(await screen.findByText('Allowed')).toBeVisible();
    const blockedBy = { entry: 'bad.example/pay', source: 'desk', hits: 0, lastHitTime: null };
    api.find.mockResolvedValue({ ...NOTHING_FOUND, address: { ...ADDRESS, blockedBy } });
    await user.click(button('Block destination'));
    const dialog = within(screen.getByRole('dialog', { name: 'Block destination' }));
    await user.click(dialog.getByRole('button', { name: 'Block destination' }));
    expect(await screen.findByText('Blocked by bad.example/pay')).toBeVisible();
    expect(screen.getByText('No blocked attempt yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block destination' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says what is no destination, and what the file blocks', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    const { user } = await renderApp(`${PATH}?q=own`, stores);
    expect(await screen.findByText('This is no destination')).toBeVisible();
    const blockedBy = { entry: '*.bad.example', source: 'file', ...REFUSED };
    api.find.mockResolvedValue({ ...NOTHING_FOUND, address: { ...ADDRESS, blockedBy } });
    await user.click(button('Search'));
    expect(await screen.findByText('Blocked by *.bad.example in the block list file')).toBeVisible();
    expect(screen.getByText(/^Blocked 1,234 attempts, last on 27 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block destination' })).toBeNull();
  });

  it('shows what was read of the file, and the lines that are of no use', async () => {
    const stores = admin();
    stores.moderationApi.blockListFile.mockResolvedValue({
      ...FILE,
      skipped: 1,
      skippedLines: [{ number: 4, text: 'two words' }],
      isOutdated: true,
    });
    await renderApp(PATH, stores);
    expect(await screen.findByText('12,000')).toBeVisible();
    expect(screen.getByText('1 line is not valid')).toBeVisible();
    expect(screen.getByText('Line 4')).toBeVisible();
    expect(screen.getByText('two words')).toBeVisible();
    expect(screen.getByText(/cannot be read/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
