import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { UNDO_MS } from '../../../shared/undo-time';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import type { ListedLink } from '../links.api';

const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });
const membership = { isAdmin: true, isHome: false, memberCount: 1 };
const GROUPS = [
  { ...membership, groupId: 70, name: 'Mei' },
  { ...membership, groupId: 71, name: 'Tea shop' },
  { ...membership, groupId: 72, name: 'Ink' },
];

const buildNumbered = (n: number, overrides: Partial<ListedLink> = {}): ListedLink =>
  buildListed({
    encodeId: `s${n}`,
    shortUrl: `http://localhost/s${n}`,
    canEdit: false,
    canTransfer: true,
    ...overrides,
  });

const came = { isTransferred: true, canReturn: true, transferredFrom: { groupId: 71, name: 'Tea shop' } };

/** A member in group 70 who also belongs to two others. */
async function open(links: readonly ListedLink[], groups: readonly object[] = GROUPS) {
  const { session, browser, tokenApi } = buildSession(7);
  tokenApi.memberToken.mockImplementation(() => {
    browser.signIn(7, 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
  });
  const stores = { ...buildStores(), session };
  stores.linkListApi.page.mockResolvedValueOnce({ links, start: 1, hasMore: false, total: null });
  stores.accountApi.groups.mockResolvedValue(groups);
  const parts = await renderApp('/en/users/70', stores);
  await screen.findByRole('link', { name: 'localhost/s1' });
  return { ...parts, ...stores };
}

type Parts = Awaited<ReturnType<typeof open>>;

async function openMenu({ user }: Parts, n = 1): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: `More for localhost/s${n}` }));
  return screen.findByRole('menu', { name: `More for localhost/s${n}` });
}

async function openMove(parts: Parts, n = 1): Promise<HTMLElement> {
  const menu = await openMenu(parts, n);
  await parts.user.click(within(menu).getByRole('menuitem', { name: 'Move to another group…' }));
  return screen.findByRole('dialog', { name: `Move localhost/s${n} to another group` });
}

async function move(parts: Parts, n = 1): Promise<HTMLElement> {
  const dialog = await openMove(parts, n);
  await within(dialog).findByRole('radio', { name: 'Tea shop' });
  await parts.user.click(within(dialog).getByRole('button', { name: 'Move' }));
  return screen.findByText(`localhost/s${n} was moved to Tea shop.`, { ignore: '[role=status] *' });
}

const S1 = { encodeId: 's1', domain: 'localhost' };
const said = () => screen.getByRole('status').textContent;

describe('moving a link to another group', () => {
  it('asks for the group, with the keyboard alone, and shows the way back in its place', async () => {
    const parts = await open([buildNumbered(1), buildNumbered(2)]);
    const { user, linksApi } = parts;
    act(() => screen.getByRole('button', { name: 'More for localhost/s1' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog');
    const first = await within(dialog).findByRole('radio', { name: 'Tea shop' });
    expect(first).toBeChecked();
    expect(within(dialog).queryByRole('radio', { name: 'Mei' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(linksApi.transfer).toHaveBeenCalledWith(expect.objectContaining(S1), 72, expect.any(String));
    expect(said()).toBe('localhost/s1 was moved to Ink.');
    expect(screen.queryByRole('link', { name: 'localhost/s1' })).toBeNull();
    expect(screen.getByRole('link', { name: 'localhost/s2' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be undone, and the link is back with the focus', async () => {
    const parts = await open([buildNumbered(1), buildNumbered(2)]);
    await move(parts);
    await parts.user.click(screen.getByRole('button', { name: 'Undo' }));
    const link = await screen.findByRole('link', { name: 'localhost/s1' });
    await waitFor(() => expect(link.closest('li')?.querySelector('a')).toHaveFocus());
    expect(parts.linksApi.giveBack).toHaveBeenCalledWith(expect.objectContaining(S1), expect.any(String));
    expect(said()).toBe('localhost/s1 was restored.');
  });

  it('says why it cannot be undone, and lets try again', async () => {
    const parts = await open([buildNumbered(1)]);
    parts.linksApi.giveBack.mockRejectedValueOnce(refusal(409, 'links.first-group-ended'));
    await move(parts);
    await parts.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer exists');
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'localhost/s1' })).toBeVisible();
  });

  it('cannot be undone any more some time after the last pointer has left', async () => {
    const parts = await open([buildNumbered(1), buildNumbered(2)]);
    await openMove(parts);
    await screen.findByRole('radio', { name: 'Tea shop' });
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Move' }));
      await act(() => jest.advanceTimersByTimeAsync(1));
      const undo = screen.getByRole('button', { name: 'Undo' });
      fireEvent.pointerOver(undo);
      act(() => undo.blur());
      await act(() => jest.advanceTimersByTimeAsync(UNDO_MS * 2));
      expect(undo).toBeVisible();
      fireEvent.pointerOut(undo);
      await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
      expect(undo).not.toBeInTheDocument();
      expect(screen.queryByText(/localhost\/s1/, { ignore: '[role=status] *' })).toBeNull();
      expect(screen.getByRole('link', { name: 'localhost/s2' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says in the dialog why the link stays, and lets choose another group', async () => {
    const parts = await open([buildNumbered(1)]);
    parts.linksApi.transfer.mockRejectedValueOnce(refusal(403, 'links.target-read-only'));
    const dialog = await openMove(parts);
    await within(dialog).findByRole('radio', { name: 'Tea shop' });
    await parts.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You have read-only access to this group',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.click(within(dialog).getByRole('radio', { name: 'Ink' }));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await parts.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText('localhost/s1 was moved to Ink.', { ignore: '[role=status] *' }),
    ).toBeVisible();
  });

  it('leads whoever has no other group to their groups', async () => {
    const parts = await open([buildNumbered(1)], GROUPS.slice(0, 1));
    const dialog = await openMove(parts);
    expect(await within(dialog).findByText(/You have no other group yet/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'See your groups' })).toHaveAttribute(
      'href',
      '/en/users/settings#groups',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(parts.linksApi.transfer).not.toHaveBeenCalled();
  });

  it('asks for the groups again when they could not be had', async () => {
    const parts = await open([buildNumbered(1)]);
    parts.accountApi.groups.mockRejectedValueOnce(refusal(0, 'client.offline'));
    const dialog = await openMove(parts);
    await parts.user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('radio', { name: 'Ink' })).toBeVisible();
  });

  it('does not offer a way back that would lead elsewhere', async () => {
    const parts = await open([buildNumbered(1, { ...came, transferredFrom: { groupId: 72, name: 'Ink' } })]);
    await move(parts);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a link that came from another group', () => {
  it('says so, and goes back there after a question', async () => {
    const parts = await open([buildNumbered(1, came), buildNumbered(2)]);
    expect(screen.getByText('From Tea shop')).toBeVisible();
    const menu = await openMenu(parts);
    await parts.user.click(within(menu).getByRole('menuitem', { name: 'Return to Tea shop…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return localhost/s1 to Tea shop?' });
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.click(within(dialog).getByRole('button', { name: 'Return' }));
    expect(
      await screen.findByText('localhost/s1 was returned to Tea shop.', { ignore: '[role=status] *' }),
    ).toBeVisible();
    expect(said()).toBe('localhost/s1 was returned to Tea shop.');
    expect(parts.linksApi.giveBack).toHaveBeenCalledWith(expect.objectContaining(S1), expect.any(String));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not name a group that the reader does not belong to', async () => {
    const parts = await open([buildNumbered(1, { ...came, transferredFrom: null })]);
    expect(screen.getByText('From another group')).toBeVisible();
    const menu = await openMenu(parts);
    await parts.user.click(within(menu).getByRole('menuitem', { name: 'Return to its original group…' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Return localhost/s1 to its original group?',
    });
    parts.linksApi.giveBack.mockRejectedValueOnce(refusal(409, 'links.first-group-ended'));
    await parts.user.click(within(dialog).getByRole('button', { name: 'Return' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('so it stays here');
    await parts.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'localhost/s1' })).toBeVisible();
  });
});

it('offers no way to move a link to whoever may neither move nor return it', async () => {
  const parts = await open([buildNumbered(1, { ...came, canTransfer: false, canReturn: false })]);
  const menu = await openMenu(parts);
  expect(within(menu).queryByRole('menuitem', { name: /^(Move|Return)/ })).toBeNull();
});
