import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { failure, openReport, stopClock } from '../../../test/open-report';
import { buildStores } from '../../../test/render-app';

stopClock();

const named = (name: string, totalClicks: number) => ({ name, totalClicks, uniqueClicks: totalClicks });
const CLICKS = {
  sources: [named('line', 5), named('', 2), named('/rest', 1)],
  mediums: [named('social', 5), named('', 3)],
  campaigns: [named('others', 4), named('', 4)],
  isComplete: true,
};
const card = async () => within(await screen.findByRole('region', { name: 'UTM parameters' }));

describe('clicks by UTM parameters', () => {
  it('are shown by source, medium and campaign, whose tab is in the address', async () => {
    const stores = buildStores(7);
    stores.analyticsApi.utm.mockResolvedValue(CLICKS);
    const { user, address } = await openReport('/en/analytics?tag=3&range=lastweek&source=line', stores);
    const shown = await card();
    const list = await shown.findByRole('list', { name: 'Source' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['line562.5%', 'Links without it225%', 'All others112.5%']);
    expect(stores.analyticsApi.utm).toHaveBeenLastCalledWith(
      3,
      expect.objectContaining({ range: 'lastweek', source: 'line' }),
    );
    await user.click(shown.getByRole('button', { name: 'Campaign' }));
    expect(address()).toBe('/en/analytics?tag=3&range=lastweek&source=line&tab=utmCampaigns');
    const campaigns = within(await (await card()).findByRole('list', { name: 'Campaign' }));
    expect(campaigns.getByText('others')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say how to add parameters where no link has any', async () => {
    const stores = buildStores(7);
    const without = [named('', 3)];
    stores.analyticsApi.utm.mockResolvedValue({
      sources: without,
      mediums: without,
      campaigns: without,
      isComplete: true,
    });
    await openReport('/en/analytics', stores);
    expect(await (await card()).findByText(/^None of the links clicked/)).toBeVisible();
  });

  it('say that only some links were examined', async () => {
    const stores = buildStores(7);
    stores.analyticsApi.utm.mockResolvedValue({ ...CLICKS, isComplete: false });
    await openReport('/en/analytics', stores);
    expect(await (await card()).findByText(/Only the 1,000 links with the most clicks/)).toBeVisible();
  });

  it('can be asked for again', async () => {
    const stores = buildStores(7);
    stores.analyticsApi.utm.mockRejectedValueOnce(failure(503, 'http.unavailable')).mockResolvedValue(CLICKS);
    const { user } = await openReport('/en/analytics', stores);
    await user.click(await (await card()).findByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByRole('list', { name: 'Source' })).toHaveTextContent('line');
  });

  it('are no part of the report on one link', async () => {
    const { analyticsApi } = await openReport('/en/analytics/abc', buildStores(7));
    await waitFor(() => expect(analyticsApi.report).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'UTM parameters' })).toBeNull();
    expect(analyticsApi.utm).not.toHaveBeenCalled();
  });
});
