import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { buildUsage } from '../../../test/fake-billing';
import { buildLink, buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';

interface Query {
  readonly filters: readonly { readonly key: string; readonly value: readonly string[] }[];
}

const EXACTLY = (count: number) => ({ count, isExact: true });
const pageOf = (links: readonly object[], total = EXACTLY(links.length)) => ({
  links,
  start: -1,
  hasMore: false,
  total,
});

/** A group with so many links; those with a trait are asked for by it. */
function withLinks(latest: readonly object[], troubled: Readonly<Partial<Record<string, object>>> = {}) {
  const stores = buildStores(7);
  stores.linkListApi.page.mockImplementation(({ filters }: Query) => {
    const trait = filters.find(({ key }) => key === 'has')?.value[0];
    return Promise.resolve(trait === undefined ? pageOf(latest) : (troubled[trait] ?? pageOf([])));
  });
  return stores;
}

const region = (name: string) => screen.findByRole('region', { name });

describe('the home page of a member', () => {
  it('has the box and the newest links, and nothing that is for guests', async () => {
    const stores = withLinks([
      buildListed({ title: 'Autumn menu', shortUrl: 'http://localhost/autumn', totalClicks: 12 }),
    ]);
    const { linkListApi } = await renderApp('/en', stores);
    expect(screen.getByRole('heading', { level: 1, name: 'Shorten a link' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Destination URL' })).toBeVisible();
    const latest = within(await region('Latest links'));
    const [row] = await latest.findAllByRole('listitem');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Autumn menu' })).toBeVisible();
    expect(within(row as HTMLElement).getByRole('link', { name: /Analytics of .*12 clicks/ })).toBeVisible();
    expect(within(row as HTMLElement).getByRole('button', { name: 'Copy localhost/autumn' })).toBeVisible();
    expect(latest.getByRole('link', { name: 'All links' })).toHaveAttribute('href', '/en/users/70');
    expect(linkListApi.page).toHaveBeenCalledWith(expect.objectContaining({ filters: [] }), -1, 5);
    expect(screen.queryByText('What you get')).toBeNull();
    expect(screen.queryByText('Links created on this device')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows a link that was just made', async () => {
    const stores = withLinks([]);
    const { linkListApi } = await renderApp('/en', stores);
    await within(await region('Latest links')).findByText('No links yet');
    stores.linkListApi.page.mockResolvedValue(pageOf([buildListed({ title: 'New one' })]));
    const asked = linkListApi.page.mock.calls.length;
    act(() => stores.deviceLinks.add(buildLink()));
    expect(await screen.findByRole('link', { name: 'New one' })).toBeVisible();
    expect(linkListApi.page.mock.calls.length).toBe(asked + 1);
  });

  it('says to whoever has no link where the first one comes from', async () => {
    const stores = withLinks([]);
    stores.analyticsApi.report.mockResolvedValue(buildReport({ totalClicks: 0, uniqueClicks: 0 }));
    const { user } = await renderApp('/en', stores);
    const latest = within(await region('Latest links'));
    expect(await latest.findByText('No links yet')).toBeVisible();
    await user.click(latest.getByRole('button', { name: 'Shorten a link' }));
    expect(screen.getByRole('textbox', { name: 'Destination URL' })).toHaveFocus();
    expect(await screen.findByText(/No clicks in the last two weeks/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a way to try again where the links could not be had', async () => {
    const stores = buildStores(7);
    stores.linkListApi.page.mockRejectedValue(
      new ApiError({ status: 503, code: 'http.unavailable', message: '', requestId: 'r-42' }),
    );
    const { user } = await renderApp('/en', stores);
    const latest = within(await region('Latest links'));
    expect(await latest.findByRole('alert')).toHaveTextContent('http.unavailable / r-42');
    stores.linkListApi.page.mockResolvedValue(pageOf([buildListed({ title: 'There again' })]));
    await user.click(latest.getByRole('button', { name: 'Try again' }));
    expect(await latest.findByRole('link', { name: 'There again' })).toBeVisible();
  });
});

describe('the last week', () => {
  it('is counted beside the week before, with a table of the same numbers', async () => {
    const stores = withLinks([]);
    const days = ['2026-11-20', '2026-11-21'];
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({
        unit: 'day',
        totalClicks: 30,
        uniqueClicks: 20,
        previous: { from: '2026-11-08', to: '2026-11-14', totalClicks: 20, uniqueClicks: 20 },
        points: days.map((label, index) => ({
          start: `${label}T00:00:00.000Z`,
          label,
          totalClicks: 10 + index * 10,
          uniqueClicks: 10,
          previousClicks: 10,
        })),
      }),
    );
    const { user, analyticsApi } = await renderApp('/en', stores);
    const week = within(await region('Clicks in the last 7 days'));
    expect(await week.findByTestId('week-clicks')).toHaveTextContent('30');
    expect(week.getByText('+50% from 20')).toBeVisible();
    expect(analyticsApi.report).toHaveBeenCalledWith(
      { kind: 'group', tagId: null },
      expect.objectContaining({ range: '7d', compare: 'previous' }),
    );
    expect(week.getByRole('img', { name: /30 clicks, 20 unique\. Peak/ })).toBeInTheDocument();
    await user.click(week.getByText('Show as a table'));
    expect(week.getAllByRole('row')).toHaveLength(3);
    expect(week.getByRole('link', { name: 'All analytics' })).toHaveAttribute(
      'href',
      '/en/analytics?range=7d&compare=previous',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('what needs attention', () => {
  it('is one calm line when it is nothing', async () => {
    await renderApp('/en', withLinks([]));
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('names invitations, destinations in trouble and limits, each with its way on', async () => {
    const stores = withLinks([], {
      warning: pageOf([buildListed()], EXACTLY(3)),
      down: pageOf([buildListed({ shortUrl: 'http://localhost/gone' })]),
    });
    stores.accountApi.invitations.mockResolvedValue([
      {
        invitationId: 4,
        groupName: '茶行',
        inviterName: 'Lin',
        role: 'general',
        expiresAt: '2026-12-01T00:00:00Z',
      },
    ]);
    stores.billingApi.usage.mockResolvedValue(buildUsage('free', { tags: 30, stars: 17 }));
    await renderApp('/en', stores);
    const attention = within(await region('Needs attention'));
    const items = attention.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Lin invites you to the group “茶行”.Answer the invitation',
      '3 links show a warning page before their destinations.Show the links',
      'The destination of localhost/gone does not respond.Show the link',
      'Tags: limit of 30 reached.',
      'Starred links: 17 of 20 used.View plan and usage',
    ]);
    expect(attention.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/users/settings#groups',
      '/en/users/70?has=warning',
      '/en/users/70?has=down',
      '/en/usage',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not say that all is well when it could not be asked', async () => {
    const stores = withLinks([]);
    stores.accountApi.invitations.mockRejectedValueOnce(
      new ApiError({ status: 503, code: 'http.unavailable', message: '' }),
    );
    const { user } = await renderApp('/en', stores);
    const attention = within(await region('Needs attention'));
    expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
    await user.click(attention.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Nothing needs your attention.')).toBeVisible());
  });
});
