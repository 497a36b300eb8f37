import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { ListedLink } from '../links.api';

const linkNamed = (encodeId: string, overrides: Partial<ListedLink> = {}): ListedLink =>
  buildListed({
    encodeId,
    shortUrl: `http://localhost/${encodeId}`,
    title: `Story ${encodeId}`,
    ...overrides,
  });

/** A member in group 70. */
async function open(path = '', links = ['a', 'b', 'c'].map((id) => linkNamed(id)), planLevel = 3) {
  const { session, browser, tokenApi } = buildSession(7);
  tokenApi.memberToken.mockImplementation(() => {
    browser.signIn(7, 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
  });
  const stores = knowing({ ...buildStores(), session }, { info: buildInfo({ planLevel }) });
  const total = { count: links.length, isExact: true };
  stores.linkListApi.page.mockResolvedValue({ links, start: 'next', hasMore: false, total });
  stores.accountApi.groups.mockResolvedValue([
    { groupId: 70, name: 'Mei', isAdmin: true, isHome: true, memberCount: 1 },
    { groupId: 71, name: 'Tea shop', isAdmin: false, isHome: false, memberCount: 3 },
  ]);
  const view = await renderApp(`/en/users/70${path}`, stores);
  await screen.findByRole('link', { name: 'localhost/a' });
  return { ...view, ...stores };
}

const lastAction = ({ run }: { readonly run: jest.Mock }): unknown => (run.mock.lastCall as unknown[])[0];

/** The time for undoing is over. */
const send = (waiting: { readonly sendAll: () => void }): Promise<void> =>
  act(async () => {
    waiting.sendAll();
    await Promise.resolve();
  });

const box = (id: string) => screen.getByRole('checkbox', { name: `Select localhost/${id}` });
const bar = () => screen.getByRole('region', { name: 'Selected links' });
const inBar = (name: string) => within(bar()).getByRole('button', { name });
const inMenu = async (user: { readonly click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(inBar('More actions for the selected links'));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('many links', () => {
  it('are selected one by one, as a range with Shift, and no more with Esc', async () => {
    const { user } = await open();
    expect(screen.queryByRole('region', { name: 'Selected links' })).toBeNull();
    await user.click(box('a'));
    expect(bar()).toHaveTextContent('1 link selected');
    await user.keyboard('{Shift>}');
    await user.click(box('c'));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('3 links selected');
    expect(box('b')).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected links' })).toBeNull();
    expect(box('b')).not.toBeChecked();
  });

  it('move to the trash, unless that is undone', async () => {
    const { user, bulkApi } = await open();
    await user.click(box('a'));
    await user.click(box('b'));
    await user.click(inBar('Move to trash'));
    expect(screen.queryByRole('link', { name: 'localhost/a' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(undo);
    expect(screen.getByRole('link', { name: 'localhost/a' })).toBeVisible();
    expect(bulkApi.run).not.toHaveBeenCalled();
  });

  it('get tags and lose others', async () => {
    const { user, bulkApi, waitingCalls } = await open();
    await user.click(box('a'));
    await user.click(inBar('Tags…'));
    const dialog = await screen.findByRole('dialog', { name: 'Tags of 1 link' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await within(dialog).findByRole('textbox', { name: 'Tags to add' }));
    await user.paste('spring, 特價');
    await user.click(within(dialog).getByRole('textbox', { name: 'Tags to remove' }));
    await user.paste('fair');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await send(waitingCalls);
    expect(bulkApi.run).toHaveBeenCalledWith(
      { kind: 'tags', add: ['spring', '特價'], remove: ['fair'] },
      { domain: 'localhost', encodeIds: ['a'] },
      true,
    );
    // They stay selected for what is done next.
    expect(box('a')).toBeChecked();
  });

  it('are told of when they were left as they were, each with the reason', async () => {
    const moved = ['a', 'b'].map((id) => linkNamed(id, { canReturn: true }));
    const { user, bulkApi, waitingCalls } = await open('', moved);
    bulkApi.run.mockResolvedValueOnce([
      { encodeId: 'a', code: null },
      { encodeId: 'b', code: 'links.not-allowed' },
    ]);
    await user.click(box('a'));
    await user.click(box('b'));
    await inMenu(user, 'Return');
    await send(waitingCalls);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('1 link returned.');
    expect(alert).toHaveTextContent('Only the link’s creator and admins of the group can do this');
    expect(screen.queryByRole('link', { name: 'localhost/a' })).toBeNull();
    expect(within(alert).getByRole('link', { name: 'localhost/b' })).toHaveAttribute(
      'href',
      '/en/users/70/links/b',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('get another destination, which has to be there', async () => {
    const { user, bulkApi, waitingCalls } = await open();
    await user.click(box('a'));
    await user.click(inBar('Change destination…'));
    const dialog = await screen.findByRole('dialog', { name: 'Change the destination of 1 link' });
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    const field = within(dialog).getByRole('textbox', { name: 'New destination for all of them' });
    expect(field).toHaveAccessibleDescription('Enter the new destination of these links.');
    await user.click(field);
    await user.paste('https://example.com/new');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await send(waitingCalls);
    expect(lastAction(bulkApi)).toEqual({ kind: 'address', value: 'https://example.com/new' });
    // What was done stands in the page for a while, and over nothing.
    const [said] = await screen.findAllByText('Destination of 1 link changed.');
    expect(said).toBeVisible();
    expect(screen.queryByText(/^Changing the destination/)).toBeNull();
  });

  it('move to another group', async () => {
    const { user, bulkApi, waitingCalls } = await open();
    await user.click(box('a'));
    await inMenu(user, 'Move to another group…');
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 link to another group' });
    expect(await within(dialog).findByRole('radio', { name: /Tea shop/ })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await send(waitingCalls);
    expect(lastAction(bulkApi)).toEqual({ kind: 'move', groupId: 71 });
  });

  it.each([
    ['', 'Move to trash', 'Moving 1 link to the trash.', '1 link moved to the trash.'],
    ['', 'Return', 'Returning 1 link.', '1 link returned.'],
    ['?tab=trashBin', 'Restore', 'Restoring 1 link.', '1 link restored.'],
  ])('are said to be under way until they are done, of %s %s', async (path, action, waiting, done) => {
    const links = ['a', 'b'].map((id) => linkNamed(id, { canReturn: true }));
    const { user, waitingCalls } = await open(path, links);
    await user.click(box('a'));
    await (action === 'Return' ? inMenu(user, action) : user.click(inBar(action)));
    expect(screen.getAllByText(waiting)[0]).toBeVisible();
    expect(screen.queryByText(done)).toBeNull();
    await send(waitingCalls);
    expect((await screen.findAllByText(done))[0]).toBeVisible();
    expect(screen.queryByText(waiting)).toBeNull();
  });

  it('are selected and put into the trash by keys on a row', async () => {
    const { user } = await open();
    act(() => screen.getByRole('link', { name: 'localhost/b' }).focus());
    await user.keyboard('x');
    expect(box('b')).toBeChecked();
    await user.keyboard('#');
    expect(screen.getAllByText('Moving 1 link to the trash.')[0]).toBeVisible();
  });
});

describe('one link', () => {
  it('moves to the trash from its menu', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /localhost\/a/, expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to trash' }));
    expect(screen.getAllByText('Moving 1 link to the trash.')[0]).toBeVisible();
  });
});

describe('links in the trash bin', () => {
  const trashed = ['a', 'b'].map((id) =>
    linkNamed(id, {
      trashTime: '2026-11-20T01:00:00.000Z',
      purgeTime: '2026-12-20T01:00:00.000Z',
      canEdit: false,
    }),
  );

  it('are put back', async () => {
    const { user, bulkApi, waitingCalls } = await open('?tab=trashBin', trashed);
    await user.click(box('a'));
    expect(within(bar()).queryByRole('button', { name: 'Move to trash' })).toBeNull();
    await user.click(inBar('Restore'));
    await send(waitingCalls);
    expect(lastAction(bulkApi)).toEqual({ kind: 'putBack' });
  });

  it('are not where the plan cannot, which says what could', async () => {
    const { user } = await open('?tab=trashBin', trashed, 0);
    await user.click(box('a'));
    expect(within(bar()).getByRole('link', { name: 'Restoring requires the Personal plan' })).toHaveAttribute(
      'href',
      '/en/pricing?plan=personal',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});
