import { screen, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildSiteNumbers } from '../../../test/fake-site-numbers';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const panel = () => within(screen.getByRole('region', { name: 'Numbers' }));

describe('numbers of the site', () => {
  it('show each kind of some days and of all time, as a picture and as a table', async () => {
    const stores = admin();
    const { user } = await renderApp(PATH, stores);
    expect(await panel().findByText('1,204')).toBeVisible();
    expect(panel().getByText('9,000 in all')).toBeVisible();
    expect(stores.siteNumbersApi.read).toHaveBeenCalledWith(30);
    expect(stores.analyticsApi.report).toHaveBeenCalledWith(
      { kind: 'site' },
      { timezone: 'Asia/Taipei', range: '30d' },
    );
    expect(
      panel().getByRole('img', { name: /^Clicks, 2 days: 3\. Most on 21 Nov 2026: 2\.$/ }),
    ).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'New links' }));
    expect(panel().getByRole('img', { name: /^New links, 2 days: 1,204/ })).toBeVisible();
    expect(panel().getByRole('row', { name: '21 Nov 2026 1,200' })).toBeInTheDocument();
    expect(panel().getByText('Days in Asia/Taipei')).toBeVisible();
    expect(panel().queryByText(/still being counted/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are of as many days as are chosen, and say when they are not complete', async () => {
    const stores = admin();
    const { siteNumbersApi: api } = stores;
    const { user } = await renderApp(PATH, stores);
    await panel().findByText('1,204');
    api.read.mockResolvedValue(buildSiteNumbers({ isComplete: false }));
    await user.click(panel().getByRole('button', { name: '7 days' }));
    expect(await panel().findByText('Older links and people are still being counted.')).toBeVisible();
    expect(api.read).toHaveBeenLastCalledWith(7);
    expect(stores.analyticsApi.report).toHaveBeenLastCalledWith(expect.anything(), {
      timezone: 'Asia/Taipei',
      range: '7d',
    });
  });

  it('can be asked for again when they did not come', async () => {
    const stores = admin();
    const { siteNumbersApi: api } = stores;
    api.read.mockRejectedValueOnce(new ApiError({ status: 500, code: 'http.internal', message: '' }));
    const { user } = await renderApp(PATH, stores);
    await user.click(await panel().findByRole('button', { name: /again/i }));
    expect(await panel().findByText('1,204')).toBeVisible();
  });

  it('are asked for by site administrators alone', async () => {
    const { siteNumbersApi } = await renderApp(PATH, admin(false));
    expect(siteNumbersApi.read).not.toHaveBeenCalled();
  });
});
