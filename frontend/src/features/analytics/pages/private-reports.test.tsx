import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { failure } from '../../../test/open-report';
import { buildStores, renderApp } from '../../../test/render-app';
import type { LinkDestination } from '../analytics.api';

const HEADING = 'Where this short link leads';

/** A visitor adds a plus sign to a link of others. */
async function open(destination: Partial<LinkDestination> | Error, userId?: number) {
  const stores = buildStores(userId);
  const { analyticsApi } = stores;
  if (destination instanceof Error) analyticsApi.destination.mockRejectedValue(destination);
  else {
    analyticsApi.destination.mockResolvedValue({
      state: 'live',
      url: 'https://example.com/page',
      title: 'Tea of spring',
      canSeeAnalytics: false,
      groupId: null,
      ...destination,
    });
  }
  const app = await renderApp('/en/analytics/abc', stores);
  return { ...app, asked: () => [analyticsApi.overview, analyticsApi.report, analyticsApi.groupOf] };
}

describe('a link whose analytics are private', () => {
  it('shows guests where it leads and how to log in, and asks for no numbers', async () => {
    const { asked } = await open({});
    expect(await screen.findByRole('heading', { name: 'These analytics are private' })).toBeVisible();
    const lead = within(screen.getByRole('region', { name: HEADING }));
    expect(lead.getByText('Tea of spring')).toBeVisible();
    expect(lead.getByRole('link')).toHaveAttribute('href', 'https://example.com/page');
    expect(screen.getByRole('main')).toContainElement(
      within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }),
    );
    for (const call of asked()) expect(call).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the same to members of other groups, without a way to log in', async () => {
    const { asked } = await open({}, 7);
    expect(await screen.findByText(/^Only the group that owns this link/)).toBeVisible();
    expect(screen.getByRole('region', { name: HEADING })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    for (const call of asked()) expect(call).not.toHaveBeenCalled();
  });

  it('leads nobody past a warning', async () => {
    await open({ state: 'warned' });
    const lead = within(await screen.findByRole('region', { name: HEADING }));
    expect(lead.getByText('https://example.com/page')).toBeVisible();
    expect(lead.queryByRole('link')).toBeNull();
    expect(lead.getByText(/visitors see a warning/)).toBeVisible();
  });

  it.each([
    ['expired', /^Nowhere: this link has expired/],
    ['disabled', /^Nowhere: this link was disabled/],
  ] as const)('says why it leads nowhere: %s', async (state, text) => {
    await open({ state, url: null, title: null });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('goes on in the group of the reader that has it', async () => {
    const stores = buildStores(7);
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 71, name: 'Tea shop', isAdmin: false, isHome: false, memberCount: 3 },
    ]);
    const destination = { state: 'live', url: null, title: null, canSeeAnalytics: false, groupId: 71 };
    stores.analyticsApi.destination.mockResolvedValue(destination);
    await renderApp('/en/analytics/abc', stores);
    const heading = { level: 2, name: 'This page belongs to Tea shop' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(stores.analyticsApi.groupOf).not.toHaveBeenCalled();
  });

  it('says that it was deleted', async () => {
    await open({ state: 'deleted', url: null, title: null });
    expect(await screen.findByRole('heading', { name: 'This link has been deleted' })).toBeVisible();
  });

  it('asks once where there is no such link', async () => {
    const { asked, analyticsApi } = await open(failure(404, 'links.link-does-not-exist'), 7);
    expect(await screen.findByRole('heading', { name: 'No statistics for this link' })).toBeVisible();
    for (const call of asked()) expect(call).not.toHaveBeenCalled();
    expect(analyticsApi.destination).toHaveBeenCalledTimes(1);
  });

  it('shows numbers when it cannot be found out where it leads', async () => {
    await open(failure(503, 'http.unavailable'));
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });
});
