import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTag } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

describe('the filters on a phone', () => {
  it('lie over the list, say how many links they leave, and give the focus back', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ planLevel: 3 }) });
    const answer = (count: number) => ({
      ...{ links: [buildListed()], start: 1, hasMore: false, total: { count, isExact: true } },
    });
    stores.linkListApi.page.mockResolvedValue(answer(9));
    stores.labelsApi.tags.mockResolvedValue({ tags: [buildTag(4, 'Sale')], recent: [] });
    const { user, address } = await renderApp('/en/users/70', stores);
    const toggle = await screen.findByRole('button', { name: 'Filters' });
    await user.click(toggle);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('button', { name: 'Show 9 links' })).toBeVisible();
    stores.linkListApi.page.mockResolvedValue(answer(6));
    await user.click(await sheet.findByRole('button', { name: 'Sale' }));
    expect(address()).toBe('/en/users/70?tags=4');
    const show = await sheet.findByRole('button', { name: 'Show 6 links' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove filter: Tag: Sale' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters: 1' })).toHaveFocus();
  });
});
