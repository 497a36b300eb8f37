import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTag } from '../../../test/fake-labels';
import { buildSession } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import type { ListedLink } from '../links.api';

const TAGS = [buildTag(1, 'Autumn'), buildTag(2, 'Café'), buildTag(3, '春節')];

const buildTagged = (overrides: Partial<ListedLink> = {}): ListedLink =>
  buildListed({ tags: [{ tagId: 1, value: 'Autumn', color: 'gray' }], canTransfer: false, ...overrides });

/** A member in group 70 with one link. */
async function open(link = buildTagged()) {
  const { session, browser, tokenApi } = buildSession(7);
  tokenApi.memberToken.mockImplementation(() => {
    browser.signIn(7, 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
  });
  const stores = { ...buildStores(), session };
  stores.linkListApi.page.mockResolvedValueOnce({
    links: [link],
    start: 1,
    hasMore: false,
    total: null,
  });
  stores.labelsApi.tags.mockResolvedValue({ tags: TAGS, recent: TAGS.slice(0, 2) });
  const parts = await renderApp('/en/users/70', stores);
  await screen.findByRole('link', { name: 'localhost/abc' });
  return { ...parts, ...stores };
}

type Parts = Awaited<ReturnType<typeof open>>;

async function openPicker({ user }: Parts): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'More for localhost/abc' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tags…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags of localhost/abc' });
  await within(dialog).findByRole('textbox');
  return dialog;
}

const onRow = (): (string | null)[] => {
  const list = screen.queryByRole('list', { name: 'Tags' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
};

describe('the tags of a link in the list', () => {
  it('are chosen with the keyboard alone, from what is there or new', async () => {
    const parts = await open();
    expect(onRow()).toEqual(['Autumn']);
    const dialog = await openPicker(parts);
    expect(within(dialog).getByRole('textbox', { name: 'Find or add a tag' })).toHaveFocus();
    expect(within(dialog).getByRole('button', { name: 'Autumn', pressed: true })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.keyboard('cafe');
    expect(within(dialog).getByRole('button', { name: 'Create “cafe”' })).toBeVisible();
    await parts.user.click(within(dialog).getByRole('button', { name: 'Café', pressed: false }));
    await parts.user.clear(within(dialog).getByRole('textbox'));
    await parts.user.keyboard('winter{Enter}');
    expect(await accessibilityFaults()).toEqual([]);
    await parts.user.keyboard('{Enter}');
    await waitFor(() => expect(onRow()).toEqual(['Tag 1', 'Tag 2', 'winter']));
    expect(parts.labelsApi.setTags.mock.calls).toEqual([
      [{ encodeId: 'abc', domain: 'localhost' }, [1, 2, 'winter']],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('localhost/abc has 3 tags now.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are taken off', async () => {
    const parts = await open();
    const dialog = await openPicker(parts);
    await parts.user.click(within(dialog).getByRole('button', { name: 'Remove Autumn' }));
    expect(within(dialog).getByText('No tags on this link yet.')).toBeVisible();
    await parts.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onRow()).toEqual([]));
  });

  it('stay as they were when they cannot be saved, and the dialog says why', async () => {
    const parts = await open();
    const dialog = await openPicker(parts);
    const fields = [{ field: 'value.1', code: 'links.tag-reserved' }];
    parts.labelsApi.setTags.mockRejectedValueOnce(
      new ApiError({ status: 400, code: 'links.tag-reserved', message: '', fields }),
    );
    await parts.user.keyboard('api{Enter}{Enter}');
    expect(await within(dialog).findByText(/“api” is reserved/)).toBeVisible();
    await parts.user.click(within(dialog).getByRole('button', { name: 'Remove api' }));
    parts.labelsApi.setTags.mockRejectedValueOnce(
      new ApiError({ status: 404, code: 'links.link-does-not-exist', message: '' }),
    );
    await parts.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This link no longer exists.');
    await parts.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(onRow()).toEqual(['Autumn']);
  });

  it('are only shown to whoever may not change the link', async () => {
    const { user } = await open(buildTagged({ canEdit: false }));
    expect(onRow()).toEqual(['Autumn']);
    await user.click(screen.getByRole('button', { name: 'More for localhost/abc' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['QR code', 'Share on LINE', 'Duplicate…']);
    await user.click(screen.getByRole('menuitem', { name: 'QR code' }));
    expect(await screen.findByRole('dialog', { name: 'QR code of localhost/abc' })).toBeVisible();
  });
});
