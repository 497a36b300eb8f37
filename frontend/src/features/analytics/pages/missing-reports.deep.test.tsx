import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildClickOverview, buildReport } from '../../../test/fake-analytics';
import { buildSession } from '../../../test/fake-session';
import { failure, stopClock } from '../../../test/open-report';
import { buildStores, renderApp } from '../../../test/render-app';

stopClock();

describe('instead of a report', () => {
  async function renderWith(overview: () => unknown, report: () => unknown = overview) {
    const stores = buildStores();
    stores.analyticsApi.overview.mockImplementation(overview);
    stores.analyticsApi.report.mockImplementation(report);
    return renderApp('/en/analytics/abc', stores);
  }
  const reported = () => Promise.resolve(buildReport());

  it('shows that nobody came yet, with the link to share', async () => {
    const none = { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 };
    await renderWith(() => Promise.resolve(buildClickOverview({ hits: none })), reported);
    expect(await screen.findByRole('heading', { name: 'No clicks yet' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Copy localhost/abc' })).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows that nobody came in the time that is shown', async () => {
    const none = { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 };
    await renderWith(
      () => Promise.resolve(buildClickOverview()),
      () => Promise.resolve(buildReport({ hits: none, totalClicks: 0, uniqueClicks: 0 })),
    );
    expect(await screen.findByRole('heading', { name: 'No clicks in this range' })).toBeVisible();
  });

  it('shows that a link does not exist', async () => {
    const stores = buildStores(7);
    stores.analyticsApi.overview.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    stores.analyticsApi.report.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    await renderApp('/en/analytics/abc', stores);
    expect(await screen.findByRole('heading', { name: 'No statistics for this link' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says to whoever is not signed in that analytics are private, with the way back after logging in', async () => {
    const stores = buildStores();
    stores.analyticsApi.overview.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    stores.analyticsApi.report.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    await renderApp('/en/analytics/abc?range=7d', stores);
    const notice = await screen.findByRole('heading', { name: 'These analytics are private' });
    expect(notice).toBeVisible();
    expect(screen.queryByText(/does not exist/)).toBeNull();
    const ways = screen.getAllByRole('link', { name: 'Log in' }).map((way) => way.getAttribute('href'));
    expect(ways).toContain('/en/login?redirect_to=%2Fanalytics%2Fabc%3Frange%3D7d');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('explains that another group of the reader has the link, and goes on there', async () => {
    const { session, browser, tokenApi } = buildSession(7);
    tokenApi.memberToken.mockImplementation((renewal?: { readonly groupId?: number }) => {
      browser.signIn(7, renewal?.groupId ?? 70);
      return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
    });
    const stores = { ...buildStores(), session };
    stores.analyticsApi.overview.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    stores.analyticsApi.groupOf.mockResolvedValue({ groupId: 71 });
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 71, name: 'Tea shop', isAdmin: false, isHome: false, memberCount: 3 },
    ]);
    const { user } = await renderApp('/en/analytics/abc', stores);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This page belongs to Tea shop' }),
    ).toBeVisible();
    expect(screen.queryByText('No statistics for this link')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    stores.analyticsApi.overview.mockResolvedValue(buildClickOverview());
    await user.click(screen.getByRole('button', { name: 'Switch to Tea shop' }));
    expect(await screen.findByTestId('total-clicks')).toHaveTextContent('3');
    expect(session.groupId).toBe(71);
  });

  it('shows that a link was deleted', async () => {
    await renderWith(() => Promise.resolve(buildClickOverview({ deleted: true })), reported);
    expect(await screen.findByRole('heading', { name: 'This link has been deleted' })).toBeVisible();
  });

  it('explains that the plan does not reach back so far, and goes on with what it shows', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockRejectedValueOnce(
      failure(403, 'plan.limit-reached', { details: { plan: 'personal' } }),
    );
    const { user, address } = await renderApp('/en/analytics/abc?range=12m', stores);
    expect(await screen.findByText(/available on the Personal plan/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show 30 days' }));
    expect(address()).toBe('/en/analytics/abc');
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });

  it('explains what is hidden, and what to do about it', async () => {
    const hidden = { reason: 'protected', parts: ['sources'] } as const;
    const parts = { sources: null, referrers: null, platforms: null, browsers: null };
    await renderWith(
      () => Promise.resolve(buildClickOverview()),
      () => Promise.resolve(buildReport({ ...parts, hidden })),
    );
    expect(await screen.findAllByText(/Only members of the group can see this/)).toHaveLength(2);
  });

  it('shows a failure and tries again', async () => {
    const { user, analyticsApi } = await renderWith(() => Promise.reject(failure(500, 'http.internal')));
    expect(await screen.findByRole('alert')).toHaveTextContent('http.internal / r-7');
    analyticsApi.overview.mockResolvedValue(buildClickOverview());
    analyticsApi.report.mockResolvedValue(buildReport());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });

  it('shows skeletons while it waits', async () => {
    await renderWith(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading statistics…')).toBeInTheDocument();
  });

  it('offers guests to add a link to their account where its breakdowns would be', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({
        sources: null,
        referrers: null,
        platforms: null,
        browsers: null,
        hidden: { reason: 'author-unknown', parts: ['sources', 'referrers', 'platforms', 'browsers'] },
      }),
    );
    await renderApp('/en/analytics/abc', stores);
    const ways = await screen.findAllByRole('link', { name: 'Add to my account' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/en/signup?redirect_to=%2Fanalytics%2Fabc',
      '/en/signup?redirect_to=%2Fanalytics%2Fabc',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
