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

  it('narrow everything but the sentence of all hits, which says so', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'classic' }) });
    const { analyticsApi } = await openReport('/en/analytics?country=JP&range=lastweek', stores);
    expect(card('Clicks by day').getByText('All clicks in this range, without filters')).toBeVisible();
    expect(card('Most clicked links').queryByText(/without filters/)).toBeNull();
    expect(analyticsApi.topLinks).toHaveBeenLastCalledWith(
      { kind: 'group', tagId: null },
      expect.objectContaining({ country: 'JP', range: 'lastweek' }),
    );
  });

  it('say when more links than could be narrowed were clicked', async () => {
    const stores = buildStores(7);
    stores.analyticsApi.topLinks.mockResolvedValue({ links: [], isComplete: false });
    await openReport('/en/analytics?country=JP', stores);
    expect(
      await card('Most clicked links').findByText(/Only the 1,000 links with the most clicks/),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are saved as they are shown, under the name that the server gives', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'classic' }) });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, analyticsApi } = await openReport(
      '/en/analytics?country=JP&compare=previous&range=7d',
      stores,
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /Excel/ }));
    expect(analyticsApi.file).toHaveBeenCalledWith(
      { kind: 'group', tagId: null },
      { format: 'xlsx', lang: 'en' },
      expect.objectContaining({ country: 'JP', compare: 'previous', range: '7d' }),
    );
    await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: 'linklet-clicks-abc.xlsx' }]));
    saved.mockRestore();
  });

  it('leads those who run the site to all of it', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'free' }) });
    const { user } = await openReport('/en/analytics?scope=site', stores);
    expect(stores.analyticsApi.report).toHaveBeenLastCalledWith({ kind: 'site' }, expect.anything());
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of the whole site' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV files/ }));
    expect(stores.analyticsApi.file).toHaveBeenCalledWith(
      { kind: 'site' },
      { format: 'zip', lang: 'en' },
      expect.anything(),
    );
  });
});
