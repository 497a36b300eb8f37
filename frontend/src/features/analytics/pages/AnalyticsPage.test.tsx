import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildOverview } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';

const failure = (status: number, code: string) =>
  new ApiError({ status, code, message: code, requestId: 'r-7' });

/** Only the clock of the page: timers stay real. */
const NOW = new Date('2026-11-21T04:00:00Z');
beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

async function renderReport(path = '/en/analytics/abc', stores = buildStores()) {
  const view = await renderApp(path, stores);
  await screen.findByRole('heading', { name: 'Clicks by day' });
  return view;
}

describe('the report', () => {
  it('shows totals, and what else asked for the link', async () => {
    await renderReport();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
    expect(screen.getByTestId('unique-clicks')).toHaveTextContent('2');
    expect(screen.getByText('8 hits in all: 3 by people, 1 chat preview, and 4 by bots')).toBeVisible();
    expect(screen.getByText(/Times in .+ \(GMT/)).toBeVisible();
  });

  it('says each chart in words and has a table of its numbers', async () => {
    await renderReport();
    const daily = await screen.findByRole('img', { name: '3 clicks, 2 unique. Peak: Nov 21, 2026 (2).' });
    expect(daily).toBeVisible();
    const region = screen.getByRole('region', { name: 'Clicks by day' });
    const rows = within(region).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayTotalUnique',
      'Nov 20, 202611',
      'Nov 21, 202621',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keeps the range and the day in the address', async () => {
    const { user, address, analyticsApi } = await renderReport();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(address()).toBe('/en/analytics/abc?days=7');
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    expect(address()).toBe('/en/analytics/abc?days=7&date=2026-11-20');
    await waitFor(() =>
      expect(analyticsApi.hourly).toHaveBeenLastCalledWith('abc', expect.any(String), '2026-11-20'),
    );
    expect(await screen.findByText('Friday, November 20, 2026')).toBeVisible();
  });

  it('shows the hours of a day chosen in the table', async () => {
    const { user, address } = await renderReport();
    const [summary] = screen.getAllByText('Show as a table');
    if (summary) await user.click(summary);
    await user.click(screen.getByRole('button', { name: 'Hours of Nov 20, 2026' }));
    expect(address()).toBe('/en/analytics/abc?date=2026-11-20');
  });

  it('counts along', async () => {
    const { analyticsApi } = await renderReport();
    analyticsApi.overview.mockResolvedValue(buildOverview({ totalClicks: 4, uniqueClicks: 3 }));
    await waitFor(() => expect(screen.getByTestId('total-clicks')).toHaveTextContent('4'), {
      timeout: 2_000,
    });
  });

  it('keeps the numbers and says so when they cannot be refreshed', async () => {
    const { analyticsApi } = await renderReport();
    analyticsApi.overview.mockRejectedValue(failure(0, 'client.offline'));
    expect(
      await screen.findByText(/could not be brought up to date/, undefined, { timeout: 3_000 }),
    ).toBeVisible();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
  });
});

describe('instead of a report', () => {
  async function renderWith(overview: () => unknown) {
    const stores = buildStores();
    stores.analyticsApi.overview.mockImplementation(overview);
    return renderApp('/en/analytics/abc', stores);
  }

  it('shows that nobody came yet, with the link to share', async () => {
    await renderWith(() => Promise.resolve(buildOverview({ totalClicks: 0, uniqueClicks: 0 })));
    expect(await screen.findByRole('heading', { name: 'No clicks yet' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Copy localhost/abc' })).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows that a link does not exist', async () => {
    await renderWith(() => Promise.reject(failure(404, 'links.link-does-not-exist')));
    expect(await screen.findByRole('heading', { name: 'There are no numbers for this link' })).toBeVisible();
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
    expect(screen.queryByText('There are no numbers for this link')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    stores.analyticsApi.overview.mockResolvedValue(buildOverview());
    await user.click(screen.getByRole('button', { name: 'Switch to Tea shop' }));
    expect(await screen.findByTestId('total-clicks')).toHaveTextContent('3');
    expect(session.groupId).toBe(71);
  });

  it('shows that a link was deleted', async () => {
    await renderWith(() => Promise.resolve(buildOverview({ deleted: true })));
    expect(await screen.findByRole('heading', { name: 'This link has been deleted' })).toBeVisible();
  });

  it('shows a failure and tries again', async () => {
    const { user, analyticsApi } = await renderWith(() => Promise.reject(failure(500, 'http.internal')));
    expect(await screen.findByRole('alert')).toHaveTextContent('http.internal / r-7');
    analyticsApi.overview.mockResolvedValue(buildOverview());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });

  it('shows skeletons while it waits', async () => {
    await renderWith(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading the numbers…')).toBeInTheDocument();
  });
});
