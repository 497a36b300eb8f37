import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../../test/accessibility';
import { buildListed } from '../../../../test/fakes';
import { buildStores, renderApp } from '../../../../test/render-app';

const TYPED = 'https://example.com/page';
const ASKED = { tab: 'links', sort: 'newest', filters: [{ key: 'url', value: TYPED }] };

/** A member types an address to which so many links of their group lead. */
async function type(count: number, userId: number | null = 7, code: string | null = null) {
  const stores = buildStores(userId ?? undefined);
  const links = Array.from({ length: Math.min(count, 3) }, (_, index) =>
    buildListed({ id: index + 1, encodeId: `tea-${index}`, shortUrl: `http://localhost/tea-${index}` }),
  );
  const { page } = stores.linkListApi;
  page.mockResolvedValue({
    links,
    start: -1,
    hasMore: count > 3,
    total: { count: links.length, isExact: true },
  });
  stores.linksApi.checkDestination.mockResolvedValue(code);
  const app = await renderApp('/en', stores);
  const before = page.mock.calls.length;
  await app.user.type(screen.getByRole('textbox', { name: 'Destination URL' }), TYPED);
  await waitFor(() => expect(stores.linksApi.checkDestination).toHaveBeenLastCalledWith(TYPED));
  return { ...app, asked: () => page.mock.calls.slice(before) as unknown[][] };
}

describe('an address that is shortened again', () => {
  it('shows the link that leads there, to be copied or edited, before another one is made', async () => {
    const { user, linksApi } = await type(1);
    const text = await screen.findByText('You already have a short link for this URL. Use it?');
    const hint = within(text.closest<HTMLElement>('[role="status"]') ?? document.body);
    expect(hint.getByRole('link', { name: 'Edit localhost/tea-0' })).toHaveAttribute(
      'href',
      '/en/users/70/links/tea-0',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(hint.getByRole('button', { name: 'Copy localhost/tea-0' }));
    expect(write).toHaveBeenCalledWith('http://localhost/tea-0');
    expect(await accessibilityFaults()).toEqual([]);
    expect(linksApi.shorten).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    expect(linksApi.shorten).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText(/^You already have/)).toBeNull());
  });

  it('shows the newest of many, by one question', async () => {
    const { asked } = await type(9);
    expect(
      await screen.findByText('You already have 3 short links for this URL. Use one of them?'),
    ).toBeVisible();
    expect(screen.getByText('The newest are shown.')).toBeVisible();
    expect(asked()).toEqual([[ASKED, -1, 3]]);
  });

  it('is like any other where no link leads there', async () => {
    const { asked } = await type(0);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByText(/^You already have/)).toBeNull();
  });

  it.each([
    ['guests', null, null],
    ['an address that is refused', 7, 'links.address-unsafe'],
  ])('asks nothing for %s', async (_, userId, code) => {
    const { asked } = await type(1, userId, code);
    expect(asked()).toEqual([]);
    expect(screen.queryByText(/^You already have/)).toBeNull();
  });
});
