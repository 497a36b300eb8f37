import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

describe('the export of a list that the plan lacks', () => {
  it('is explained in place, with the plan that has it', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ planLevel: 1 }) });
    stores.linkListApi.page.mockResolvedValue({
      ...{ links: [buildListed()], start: 1, hasMore: false, total: { count: 1, isExact: true } },
    });
    const { user } = await renderApp('/en/users/70', stores);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const why = within(await screen.findByRole('dialog', { name: 'Upgrade required' }));
    expect(why.getByText(/“Export of data and reports”/)).toBeVisible();
    expect(why.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/pricing?plan=initial');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(why.getByRole('button', { name: 'Not now' }));
    expect(stores.linkListApi.file).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });
});
