import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { openReport, stopClock } from '../../../test/open-report';
import { buildStores } from '../../../test/render-app';

stopClock();

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('what is shown', () => {
  it('stands in the address, and Back leads to what was shown before', async () => {
    const { user, address, analyticsApi } = await openReport();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(address()).toBe('/en/analytics/abc?range=7d');
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(analyticsApi.report).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ range: '7d' }),
      ),
    );
  });

  it('can be days of choice, in whichever order they are given', async () => {
    const { user, address } = await openReport();
    await user.click(screen.getByRole('button', { name: 'Dates…' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-10' } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(address()).toBe('/en/analytics/abc?from=2026-11-10&to=2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Back to 30 days' }));
    expect(address()).toBe('/en/analytics/abc');
  });

  it('is not what the plan lacks, which is there to be seen with the plan that has it', async () => {
    const { user, address } = await openReport();
    const year = screen.getByRole('button', { name: '12 months' });
    expect(year).toHaveAttribute('aria-disabled', 'true');
    await user.click(year);
    expect(address()).toBe('/en/analytics/abc');
    expect(screen.getByText(/90 days and 12 months: require the Personal plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/en/pricing');
  });

  it('is of the link on the domain that the address names, whatever is shown of it', async () => {
    const { user, address, analyticsApi } = await openReport('/en/analytics/abc?domain=mei.test');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(address()).toBe('/en/analytics/abc?domain=mei.test&range=7d');
    expect(analyticsApi.overview).toHaveBeenLastCalledWith({ encodeId: 'abc', domain: 'mei.test' });
  });

  it('can be one day, chosen in the table', async () => {
    const { user, address } = await openReport();
    const [summary] = card('Clicks by day').getAllByText('Show as a table');
    if (summary) await user.click(summary);
    await user.click(screen.getByRole('button', { name: 'Only 20 Nov 2026' }));
    expect(address()).toBe('/en/analytics/abc?from=2026-11-20&to=2026-11-20');
  });

  it('is narrowed by a bar, and by no other once Esc is pressed', async () => {
    const { user, address } = await openReport();
    await user.click(screen.getByRole('button', { name: /^LINE/ }));
    expect(address()).toBe('/en/analytics/abc?source=line');
    expect(screen.getByRole('button', { name: /^LINE/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^Taiwan/ }));
    expect(address()).toBe('/en/analytics/abc?source=line&country=TW');
    await user.click(screen.getByRole('button', { name: 'Remove filter Source: LINE' }));
    expect(address()).toBe('/en/analytics/abc?country=TW');
    await user.keyboard('{Escape}');
    expect(address()).toBe('/en/analytics/abc');
  });

  it('is not narrowed to the rest of a long list', async () => {
    const stores = buildStores();
    const rest = { name: '/rest', totalClicks: 1, uniqueClicks: 1 };
    const line = { name: 'line', totalClicks: 2, uniqueClicks: 1 };
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ sources: [line, rest], referrers: [line, rest], regions: [line] }),
    );
    const { user } = await openReport('/en/analytics/abc', stores);
    const sources = within(screen.getByRole('list', { name: 'Sources' }));
    expect(sources.getByText('All others')).toBeVisible();
    expect(sources.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['LINE266.7%']);
    await user.click(screen.getByRole('button', { name: 'Sites and apps' }));
    expect(
      within(screen.getByRole('list', { name: 'Sites and apps' })).getByText('All others'),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes down from a country to its counties and cities', async () => {
    const { user, address } = await openReport('/en/analytics/abc?country=TW');
    await user.click(screen.getByRole('button', { name: 'Regions' }));
    expect(address()).toBe('/en/analytics/abc?country=TW&tab=counties');
    expect(
      within(await screen.findByRole('list', { name: 'Regions' })).getByText('Taipei City'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cities' }));
    expect(await screen.findByRole('list', { name: 'Cities' })).toBeVisible();
    await user.keyboard('{Escape}');
    const everywhere = within(await screen.findByRole('list', { name: 'Cities' }));
    expect(await everywhere.findByText('Taipei City, Taiwan')).toBeVisible();
  });

  it('has regions of all countries before one is chosen, asked for once they are looked at', async () => {
    const { user, analyticsApi } = await openReport();
    expect(analyticsApi.places).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Regions' }));
    const regions = within(await screen.findByRole('list', { name: 'Regions' }));
    expect(await regions.findByText('Taipei City, Taiwan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cities' }));
    expect(analyticsApi.places.mock.calls).toEqual([[expect.anything(), undefined, expect.anything()]]);
  });
});
