import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { showAtWidth } from '../../../test/show-at-width';
import type { LinkDetails } from '../editor.api';

const PATH = '/en/users/70/links/abc';

async function open(
  link: Partial<LinkDetails> = {},
  prepare: (stores: ReturnType<typeof buildStores>) => void = () => undefined,
) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  stores.editorApi.details.mockResolvedValue(buildDetails(link));
  prepare(stores);
  const app = await renderApp(PATH, stores);
  await screen.findByRole('region', { name: 'History' });
  return app;
}

const leads = () => within(screen.getByRole('region', { name: 'Where this link leads' }));

afterEach(() => jest.restoreAllMocks());

describe('beside the form of a link', () => {
  it('are where it leads, the clicks of the week by one call, and its QR code', async () => {
    showAtWidth(1_440);
    const { analyticsApi } = await open({
      url: 'https://example.com/page',
      utm: { source: 'line', medium: 'edm' },
      targets: [{ target: 'ios', url: 'https://apps.example.com/tea' }],
      expireTime: '2020-01-01T00:00:00.000Z',
      fallbackUrl: 'https://example.com/over',
    });
    expect(leads().getByText('example.com/page?utm_source=line&utm_medium=edm')).toBeVisible();
    expect(
      leads()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['iPhone and iPad apps.example.com/tea', 'After it expires example.com/over']);
    expect(leads().getByText('This link has expired.')).toBeVisible();
    const week = within(await screen.findByRole('region', { name: 'Clicks in the last 7 days' }));
    expect(week.getByText('3 clicks')).toBeVisible();
    expect(week.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '20 Nov: 1 click',
      '21 Nov: 2 clicks',
    ]);
    expect(week.getByRole('link', { name: 'Open analytics' })).toHaveAttribute('href', '/en/analytics/abc');
    const asked = { timezone: expect.any(String) as string, range: '7d' };
    const subject = { kind: 'link', link: { encodeId: 'abc', domain: 'localhost' } };
    expect(analyticsApi.report.mock.calls).toEqual([[subject, asked]]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('follows what is typed, and says what stands in the way of visitors', async () => {
    showAtWidth(1_440);
    const { user } = await open({ disabledFor: 'abuse', warning: 'young' });
    expect(leads().getByText('Disabled: visitors see a notice.')).toBeVisible();
    expect(leads().queryByText('Visitors see a warning first.')).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Destination URL' });
    await user.clear(field);
    await user.click(field);
    await user.paste('example.org/new');
    expect(leads().getByText('example.org/new')).toBeVisible();
  });

  it('are no clicks for those who may not see them', async () => {
    showAtWidth(1_440);
    const { analyticsApi } = await open({}, (stores) =>
      stores.analyticsApi.report.mockRejectedValue(refusal('analytics.hidden', 'link')),
    );
    await waitFor(() => expect(analyticsApi.report).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Clicks in the last 7 days' })).toBeNull();
  });

  it('is nothing asked where there is no room, until that is unfolded below the cards', async () => {
    showAtWidth(820);
    const { user, analyticsApi } = await open({}, (stores) =>
      stores.analyticsApi.report.mockResolvedValue(buildReport({ totalClicks: 1 })),
    );
    expect(analyticsApi.report).not.toHaveBeenCalled();
    await user.click(screen.getByRole('heading', { name: 'QR code and clicks this week' }));
    expect(await screen.findByRole('region', { name: 'Clicks in the last 7 days' })).toHaveTextContent(
      '1 click',
    );
  });
});
