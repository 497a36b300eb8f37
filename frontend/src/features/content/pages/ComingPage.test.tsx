import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { renderApp } from '../../../test/render-app';
import { COMING_TOPICS, comingTopicOf } from '../coming-topic';
import { loadContent } from '../content-file';

const PATHS = [
  '/applink',
  '/pricing',
  '/billing',
  '/domain',
  '/developers',
  '/bulk',
  '/bulk/result/abc',
  '/payment',
  '/apps/utmto',
  '/tracking/abc',
];

describe('a page whose main part is still to come', () => {
  it.each(PATHS)('%s says so, what it will do, and what works today', async (path) => {
    await renderApp(`/en${path}`);
    const text = (await loadContent('coming', 'en'))[comingTopicOf(path) ?? ''];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text?.title ?? '?');
    expect(screen.getByText('In preparation')).toBeVisible();
    for (const plan of text?.plans ?? ['?']) expect(screen.getByText(plan)).toBeVisible();
    const today = screen.getByRole('region', { name: 'What works today' });
    expect(within(today).getAllByRole('link').length).toBeGreaterThan(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('exists for every text', () => {
    expect(PATHS.map(comingTopicOf).sort()).toEqual([...COMING_TOPICS].sort());
    expect(comingTopicOf('/bulky')).toBeNull();
  });

  it('leads from the tracking of a link to its analytics', async () => {
    await renderApp('/en/tracking/abc');
    expect(screen.getByRole('link', { name: 'Open the analytics of this link' })).toHaveAttribute(
      'href',
      '/en/analytics/abc',
    );
  });

  it('shows developers commands that work on this very site', async () => {
    await renderApp('/en/developers');
    expect(screen.getByText(/curl -s http:\/\/localhost\/api\/v1\/links/)).toBeVisible();
    const today = screen.getByRole('region', { name: 'What works today' });
    expect(within(today).getByRole('link', { name: 'API documentation' })).toHaveAttribute(
      'href',
      '/api/docs',
    );
  });
});

describe('the plans', () => {
  const prices = () =>
    screen.getAllByText(/^(NT|US)\$[\d,.]+ a month$/).map(({ textContent }) => textContent);

  it('cost what they cost, in the currency of choice', async () => {
    const { user } = await renderApp('/en/pricing');
    expect(new Set(prices())).toEqual(
      new Set(['US$12 a month', 'US$39 a month', 'US$119 a month', 'US$79 a month']),
    );
    await user.click(screen.getByRole('button', { name: 'TWD' }));
    expect(new Set(prices())).toEqual(new Set(['NT$299 a month', 'NT$550 a month', 'NT$1,980 a month']));
  });

  it('stand side by side in a table with heads for both directions', async () => {
    await renderApp('/en/pricing');
    const table = screen.getByRole('table', { name: 'What the plans contain' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['What is in it', 'Free', 'Personal', 'Initial', 'Classic']);
    const tags = within(table).getByRole('row', { name: /^Tags/ });
    expect(
      within(tags)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '30', '100', '300']);
  });
});
