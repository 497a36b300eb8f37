import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { buildInfo } from '../../../test/fake-session';
import { openReport, stopClock } from '../../../test/open-report';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

stopClock();

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('of all links', () => {
  it('asks guests to log in', async () => {
    await renderApp('/en/analytics');
    expect(await screen.findByRole('heading', { level: 1, name: /log in/i })).toBeVisible();
  });

  it('shows the links that were clicked most, and narrows to a tag', async () => {
    const stores = buildStores(7);
    stores.labelsApi.tags.mockResolvedValue({
      tags: [{ tagId: 3, value: 'Summer', linkCount: 1, canDelete: true }],
      recent: [],
    });
    const { user, address, analyticsApi } = await openReport('/en/analytics', stores);
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of all links' })).toBeVisible();
    const link = await screen.findByRole('link', { name: /abc$/ });
    expect(link).toHaveAttribute('href', '/en/analytics/abc');
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(await screen.findByLabelText('Links with the tag'), 'Summer');
    expect(address()).toBe('/en/analytics?tag=3');
    await waitFor(() =>
      expect(analyticsApi.report).toHaveBeenLastCalledWith({ kind: 'group', tagId: 3 }, expect.anything()),
    );
  });

  it('says when a tag has more links than are counted', async () => {
    const stores = buildStores(7);
    const whole = await openReport('/en/analytics?tag=3', stores);
    expect(screen.queryByText(/links with this tag/)).toBeNull();
    whole.unmount();
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ partial: { countedLinks: 1_000, allLinks: 2_345 } }),
    );
    await openReport('/en/analytics?tag=3', stores);
    const text = 'Only the 1,000 most recently clicked of the 2,345 links with this tag are included.';
    expect(screen.getByText(text)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes down to the cities of those with a tag', async () => {
    const { analyticsApi } = await openReport('/en/analytics?tag=3&country=TW&tab=cities', buildStores(7));
    expect(await screen.findByRole('list', { name: 'Cities' })).toBeVisible();
    expect(analyticsApi.places).toHaveBeenCalledWith({ kind: 'group', tagId: 3 }, 'TW', expect.anything());
  });

  it('say of what filters do not narrow that they do not', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'classic' }) });
    const { user } = await openReport('/en/analytics?country=JP', stores);
    const text = 'All clicks in this range, without filters';
    expect(await card('Most clicked links').findByText(text)).toBeVisible();
    expect(card('Totals').getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    for (const entry of await screen.findAllByRole('menuitem')) expect(entry).toHaveTextContent(text);
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear all (Esc)' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('leads those who run the site to all of it', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'free' }) });
    const { user } = await openReport('/en/analytics?scope=site', stores);
    expect(stores.analyticsApi.report).toHaveBeenLastCalledWith({ kind: 'site' }, expect.anything());
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of the whole site' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV file/ }));
    expect(stores.analyticsApi.file).toHaveBeenCalledWith(
      { kind: 'site' },
      { format: 'csv', lang: 'en' },
      expect.anything(),
    );
  });
});
