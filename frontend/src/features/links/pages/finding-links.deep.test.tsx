import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTag } from '../../../test/fake-labels';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { showAtWidth } from '../../../test/show-at-width';
import type { ListedLink } from '../links.api';
import type { LinkQuery, Total } from '../list/list.api';

interface Setting {
  readonly links?: readonly ListedLink[];
  readonly total?: Total;
  readonly planLevel?: number;
}

/** A member in group 70. */
async function open(address = '', { links = [buildListed()], total, planLevel = 0 }: Setting = {}) {
  const { session, browser, tokenApi } = buildSession(7);
  tokenApi.memberToken.mockImplementation(() => {
    browser.signIn(7, 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
  });
  const stores = knowing({ ...buildStores(), session }, { info: buildInfo({ planLevel }) });
  stores.linkListApi.page.mockResolvedValue({
    links,
    start: 1,
    hasMore: false,
    total: total ?? { count: links.length, isExact: true },
  });
  stores.labelsApi.tags.mockResolvedValue({ tags: [buildTag(3, '春節'), buildTag(4, 'Sale')], recent: [] });
  const parts = await renderApp(`/en/users/70${address}`, stores);
  await screen.findByRole('navigation', { name: 'Lists' });
  const asked = () => (stores.linkListApi.page.mock.lastCall as [LinkQuery])[0];
  return { ...parts, ...stores, asked };
}

afterEach(() => jest.restoreAllMocks());

const press = (name: string) => screen.findByRole('button', { name });

describe('the list of links', () => {
  it('is asked for as its address says', async () => {
    const { asked } = await open('?tab=star&q=tea&tags=3&sort=clicks');
    await waitFor(() =>
      expect(asked()).toEqual({
        tab: 'star',
        sort: 'clicks',
        filters: [
          { key: 'text', value: 'tea' },
          { key: 'tagIds', value: [3] },
        ],
      }),
    );
    expect(screen.getByRole('link', { name: 'Starred' })).toHaveAttribute('aria-current', 'page');
    expect(await press('Remove filter: Tag: 春節')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has tabs, each with an address', async () => {
    const { user, address, asked } = await open('?q=tea');
    await user.click(screen.getByRole('link', { name: 'Trash' }));
    expect(address()).toBe('/en/users/70?tab=trashBin');
    await waitFor(() => expect(asked()).toMatchObject({ tab: 'trashBin', filters: [] }));
  });

  it('is searched by words, which the key for it leads to', async () => {
    const { user, address, asked } = await open();
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search links' });
    expect(field).toHaveFocus();
    await user.keyboard('tea');
    await waitFor(() => expect(address()).toBe('/en/users/70?q=tea'));
    await waitFor(() => expect(asked().filters).toEqual([{ key: 'text', value: 'tea' }]));
    expect(field).toHaveFocus();
  });

  it('leaves the field alone while one thinks of the next word', async () => {
    const { user, address } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search links' });
    await user.type(field, 'tea ');
    await waitFor(() => expect(address()).toBe('/en/users/70?q=tea'));
    await user.keyboard('pot');
    await waitFor(() => expect(address()).toBe('/en/users/70?q=tea+pot'));
    expect(field).toHaveValue('tea pot');
    await user.click(screen.getByRole('link', { name: 'Trash' }));
    expect(field).toHaveValue('');
  });

  it('stays where one went while the search was waiting', async () => {
    const { address } = await open();
    jest.useFakeTimers();
    try {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search links' }), { target: { value: 'tea' } });
      fireEvent.click(screen.getByRole('link', { name: 'Trash' }));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(address()).toBe('/en/users/70?tab=trashBin');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is narrowed by tags and days, and widened again', async () => {
    showAtWidth(1_200);
    const { user, address } = await open();
    await user.click(await press('Filters'));
    const panel = screen.getByRole('region', { name: 'Filters' });
    await user.click(await within(panel).findByRole('button', { name: 'Sale' }));
    expect(address()).toBe('/en/users/70?tags=4');
    expect(within(panel).getByText('More filters are available on the Classic plan.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await press('Remove filter: Tag: Sale'));
    expect(address()).toBe('/en/users/70');
  });

  it('has more filters where the plan does', async () => {
    showAtWidth(1_200);
    const parts = await open('', { planLevel: 3 });
    const { user, address, linkListApi } = parts;
    linkListApi.authors.mockResolvedValue([
      { userId: 7, name: 'Ada' },
      { userId: 8, name: 'Bao' },
    ]);
    await user.click(await press('Filters'));
    await user.click(await press('Note'));
    await user.click(await press('Bao'));
    expect(address()).toBe('/en/users/70?by=8&has=note');
    expect(await press('Remove filter: By Bao')).toBeVisible();
  });

  it('is narrowed by the domain, by clicks, and by all of several tags', async () => {
    showAtWidth(1_200);
    const { user, address, asked, linkListApi } = await open('?tags=3%2C4', { planLevel: 3 });
    linkListApi.domains.mockResolvedValue(['localhost', 'ada.localhost']);
    await user.click(await press('Filters: 2'));
    const panel = screen.getByRole('region', { name: 'Filters' });
    await user.click(await within(panel).findByRole('button', { name: 'ada.localhost' }));
    await user.click(await within(panel).findByRole('button', { name: 'All of these tags' }));
    await user.type(within(panel).getByRole('textbox', { name: 'At least' }), '9');
    await user.tab();
    await user.type(within(panel).getByRole('textbox', { name: 'At most' }), '3{Enter}');
    expect(address()).toBe('/en/users/70?tags=3%2C4&match=all&domain=ada.localhost&clicks=3-9');
    await waitFor(() =>
      expect(asked().filters).toEqual([
        { key: 'allTagIds', value: [3, 4] },
        { key: 'domain', value: 'ada.localhost' },
        { key: 'clicks', value: { from: 3, to: 9 } },
      ]),
    );
    expect(screen.getByText('all of the tags')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await press('Remove filter: 3 to 9 clicks'));
    await user.click(await press('Remove filter: Domain: ada.localhost'));
    expect(address()).toBe('/en/users/70?tags=3%2C4&match=all');
  });

  it('closes its filters with Esc, and keeps what is set', async () => {
    showAtWidth(1_200);
    const { user, address } = await open('?tags=3');
    const toggle = await press('Filters: 1');
    await user.click(toggle);
    const panel = screen.getByRole('region', { name: 'Filters' });
    const sale = await within(panel).findByRole('button', { name: 'Sale' });
    act(() => sale.focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
    expect(toggle).toHaveFocus();
    expect(address()).toBe('/en/users/70?tags=3');
    expect(await press('Remove filter: Tag: 春節')).toBeVisible();
  });

  it('comes in another order', async () => {
    const { user, address } = await open();
    await user.click(await press('Sort: Newest first'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Most clicks' }));
    expect(address()).toBe('/en/users/70?sort=clicks');
  });

  it('says how many there are', async () => {
    await open('', { total: { count: 1_000, isExact: false } });
    expect(await screen.findByText('1,000+ links')).toBeVisible();
  });

  it('tells an empty search from an empty list', async () => {
    const { user, address } = await open('?q=tea&tab=star', { links: [] });
    expect(await screen.findByRole('heading', { name: 'No matching links' })).toBeVisible();
    await user.click(await press('Clear search and filters'));
    expect(address()).toBe('/en/users/70?tab=star');
    expect(await screen.findByRole('heading', { name: 'No starred links' })).toBeVisible();
  });

  it.each([
    ['trashBin', 'The trash is empty'],
    ['api', 'No links created by programs'],
  ])('says what the tab %s is for', async (tab, title) => {
    await open(`?tab=${tab}`, { links: [] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('shows what the last days brought', async () => {
    await open();
    expect(await screen.findByText('Last 7 days: no clicks yet')).toBeVisible();
  });
});

describe('the list as a file', () => {
  const saved = jest.fn<undefined, [string]>();
  beforeEach(() => {
    saved.mockClear();
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('has what is looked for', async () => {
    const { user, linkListApi } = await open('?q=tea&sort=clicks', { planLevel: 2 });
    await user.click(await press('Export CSV'));
    const asked = { tab: 'links', sort: 'clicks', filters: [{ key: 'text', value: 'tea' }] };
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(linkListApi.file).toHaveBeenCalledWith(asked, 'en');
    expect(saved.mock.lastCall?.[0]).toMatch(/^linklet-links-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('has the links that are selected', async () => {
    const { user, linkListApi } = await open('', { planLevel: 2 });
    await user.click(await screen.findByRole('checkbox', { name: 'Select localhost/abc' }));
    await user.click(await press('More actions for the selected links'));
    await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(linkListApi.file).toHaveBeenCalledWith([{ encodeId: 'abc', domain: 'localhost' }], 'en');
    // They stay selected for what is done next.
    expect(screen.getByRole('checkbox', { name: 'Select localhost/abc' })).toBeChecked();
  });

  it('says what went wrong', async () => {
    const { user, linkListApi } = await open('', { planLevel: 2 });
    linkListApi.file.mockRejectedValue(new Error('gone'));
    await user.click(await press('Export CSV'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('a link of the list', () => {
  it('is starred and unstarred', async () => {
    const { user, linkListApi } = await open();
    await user.click(await press('Star localhost/abc'));
    expect(linkListApi.star).toHaveBeenCalledWith({ encodeId: 'abc', domain: 'localhost' }, true);
    await user.click(await press('Unstar localhost/abc'));
    expect(linkListApi.star).toHaveBeenLastCalledWith({ encodeId: 'abc', domain: 'localhost' }, false);
  });

  it('leads to where it is edited', async () => {
    const { user } = await open();
    await user.click(await press('More for localhost/abc'));
    const entry = await screen.findByRole('menuitem', { name: 'Edit' });
    expect(entry).toHaveAttribute('href', '/en/users/70/links/abc');
  });

  it.each([
    [390, 'Rows'],
    [1_440, 'Rows'],
    [1_440, 'Cards'],
  ])('leads there by a button of its own, %i px wide as %s', async (width, view) => {
    showAtWidth(width);
    const { user } = await open();
    if (view === 'Cards') await user.click(screen.getByRole('button', { name: view }));
    expect(await screen.findByRole('link', { name: 'Edit localhost/abc' })).toHaveAttribute(
      'href',
      '/en/users/70/links/abc',
    );
  });

  it.each([
    ['somebody else’s', { canEdit: false }],
    ['in the trash', { trashTime: '2026-11-20T01:00:00.000Z', purgeTime: '2026-12-20T01:00:00.000Z' }],
  ])('is not edited when it is %s', async (_, state) => {
    await open('', { links: [buildListed(state)] });
    await screen.findByRole('link', { name: /^Analytics of localhost\/abc/ });
    expect(screen.queryByRole('link', { name: 'Edit localhost/abc' })).toBeNull();
  });

  it.each([
    [{ expireTime: '2020-01-01T00:00:00Z' }, 'Expired'],
    [
      { health: { ...buildListed().health, state: 'down', downSince: '2026-11-21T12:00:00Z' } },
      /^Down since 21 Nov 2026/,
    ],
    [{ expireTime: '2099-01-02T12:00:00Z' }, /^Expires 2 Jan 2099$/],
    [
      { trashTime: '2026-11-21T00:00:00Z', purgeTime: '2026-12-21T12:00:00Z' },
      /^Deleted permanently on 21 Dec 2026$/,
    ],
  ] as const)('says of its end %j', async (end, text) => {
    await open('', { links: [buildListed(end)] });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
