import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { buildMember, buildTeam } from '../../../test/fake-team';
import { openReport, stopClock } from '../../../test/open-report';
import { buildStores } from '../../../test/render-app';

stopClock();

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the report', () => {
  it('shows totals, and what else asked for the link', async () => {
    await openReport();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
    expect(screen.getByTestId('unique-clicks')).toHaveTextContent('2');
    expect(screen.getByText('8 hits in total: 3 by people, 1 chat preview, and 4 by bots')).toBeVisible();
    expect(screen.getByText(/Times in Asia\/Taipei \(GMT\+8/)).toBeVisible();
    // The licence of the map of towns asks for this link.
    expect(screen.getByRole('link', { name: 'IP geolocation by DB-IP' })).toHaveAttribute(
      'href',
      'https://db-ip.com',
    );
  });

  it('says each chart in words and has a table of its numbers', async () => {
    await openReport();
    const daily = await screen.findByRole('img', { name: '3 clicks, 2 unique. Peak: 21 Nov 2026 (2).' });
    expect(daily).toBeVisible();
    expect(screen.getByRole('img', { name: /Most on Saturday 20:00: 2 clicks/ })).toBeVisible();
    const rows = card('Clicks by day').getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['DayTotalUnique', '20 Nov 202611', '21 Nov 202621']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('calls things as the reader does', async () => {
    await openReport('/analytics/abc');
    expect(screen.getByRole('button', { name: /^LINE/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^直接開啟/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^台灣/ })).toBeVisible();
  });

  it('shows other classes of hits on demand', async () => {
    const { user, address, analyticsApi } = await openReport();
    await user.click(screen.getByRole('button', { name: 'Bots' }));
    expect(address()).toBe('/en/analytics/abc?classes=human%2Cbot');
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    expect(address()).toBe('/en/analytics/abc?classes=all');
    expect(analyticsApi.report).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ classes: 'human,preview,bot,prefetch,head' }),
    );
    expect(screen.getByText('Total hits')).toBeVisible();
  });

  it('compares with the period before', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ previous: { from: '2026-11-18', to: '2026-11-19', totalClicks: 2, uniqueClicks: 0 } }),
    );
    await openReport('/en/analytics/abc?compare=previous', stores);
    expect(screen.getByText('+50% from 2')).toBeVisible();
    expect(screen.getByText('None in the previous period')).toBeVisible();
    expect(screen.getByText(/compared with 18/)).toBeVisible();
  });

  it('says when the period before cannot be shown', async () => {
    await openReport('/en/analytics/abc?compare=previous');
    expect(screen.getByText(/outside your plan’s range/)).toBeVisible();
  });
});

describe('who made the link', () => {
  async function renderMadeBy(authorUserId: number | null) {
    const stores = buildStores(7);
    stores.analyticsApi.report.mockResolvedValue(buildReport({ authorUserId }));
    stores.teamApi.team.mockResolvedValue(
      buildTeam({ members: [buildMember(), buildMember({ userId: 8, name: 'An' })] }),
    );
    return openReport('/en/analytics/abc', stores);
  }

  it.each([
    [8, 'Created by An'],
    [9, 'Created by user 9'],
    [7, 'Created by you'],
    [0, 'Created by a guest'],
  ])('is said to whom the server tells it: %s', async (userId, text) => {
    await renderMadeBy(userId);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is said by name to everybody where the group shows it', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockResolvedValue(buildReport({ authorName: 'Mei' }));
    const { teamApi } = await openReport('/en/analytics/abc', stores);
    expect(screen.getByText('Created by Mei')).toBeVisible();
    expect(teamApi.team).not.toHaveBeenCalled();
  });

  it('is neither asked for nor said otherwise', async () => {
    const { teamApi } = await renderMadeBy(null);
    expect(screen.queryByText(/^Created by/)).toBeNull();
    expect(teamApi.team).not.toHaveBeenCalled();
  });
});
