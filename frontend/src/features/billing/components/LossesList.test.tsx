import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildLosses, buildPlan, buildUsage } from '../../../test/fake-billing';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

/** By a member of that rank in a group with the plan Initial. */
async function open(path: string, groupLevel: 1 | 2 = 2) {
  const stores = knowing(buildStores(7), {
    country: 'TW',
    info: buildInfo({ displayPlan: 'Initial', groupLevel }),
  });
  stores.billingApi.plan.mockResolvedValue(buildPlan('initial'));
  stores.billingApi.usage.mockResolvedValue(buildUsage('initial', { tags: 45 }));
  return { ...(await renderApp(path, stores)), stores };
}
const summary = (name: string) => screen.getByText(name);

describe('what a group would lose with a smaller plan', () => {
  it('is asked for when an admin opens it on the page of usage', async () => {
    const { user, stores } = await open('/en/usage');
    const panel = await screen.findByRole('region', { name: 'Before you choose a smaller plan' });
    expect(
      within(panel)
        .getAllByText(/^What changes with/)
        .map(({ textContent }) => textContent),
    ).toEqual(['What changes with Free', 'What changes with Personal']);
    expect(stores.billingApi.losses).not.toHaveBeenCalled();
    await user.click(summary('What changes with Free'));
    await waitFor(() => expect(stores.billingApi.losses).toHaveBeenCalledWith('free'));
    const rows = (await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'AI suggestions for previews30 per month instead of 1,000 per month · 12 in use',
      'Links with an edited preview60 instead of Unlimited',
      'Tags30 instead of 100 · 45 in use15 over the new limit',
      'Activity log retention3 days instead of 7 days',
      'Export of data and reportsNo longer included',
    ]);
    expect(within(panel).getByText(/^Nothing is deleted/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stands beside each smaller plan among the prices', async () => {
    await open('/en/pricing');
    const shown = await screen.findAllByText(/^What changes with/);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'What changes with Free',
      'What changes with Personal',
    ]);
  });

  it.each(['/en/usage', '/en/pricing'])('is not shown to members who decide nothing, on %s', async (path) => {
    await open(path, 1);
    expect(await screen.findAllByText('Initial')).not.toHaveLength(0);
    expect(screen.queryByText(/^What changes with/)).not.toBeInTheDocument();
  });

  it('may be nothing, or not to be had, and is asked for again', async () => {
    const { user, stores } = await open('/en/usage');
    const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });
    stores.billingApi.losses.mockRejectedValueOnce(offline);
    await user.click(await screen.findByText('What changes with Personal'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    stores.billingApi.losses.mockResolvedValueOnce({ ...buildLosses(), limits: [], features: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing gets less with this plan.')).toBeVisible();
  });
});
