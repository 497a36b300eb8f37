import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { renderApp } from '../../../test/render-app';
import { COMING_TOPICS, comingTopicOf } from '../coming-topic';
import { loadContent } from '../content-file';

const PATHS = ['/domain', '/developers', '/bulk', '/bulk/result/abc'];

describe('a page whose main part is still to come', () => {
  it.each(PATHS)('%s says so, what it will do, and what works today', async (path) => {
    await renderApp(`/en${path}`);
    const text = (await loadContent('coming', 'en'))[comingTopicOf(path) ?? ''];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text?.title ?? '?');
    expect(screen.getByText('Coming soon')).toBeVisible();
    for (const plan of text?.plans ?? ['?']) expect(screen.getByText(plan)).toBeVisible();
    const today = screen.getByRole('region', { name: 'Available today' });
    expect(within(today).getAllByRole('link').length).toBeGreaterThan(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('exists for every text', () => {
    expect(PATHS.map(comingTopicOf).sort()).toEqual([...COMING_TOPICS].sort());
    expect(comingTopicOf('/bulky')).toBeNull();
  });

  it('shows developers commands that work on this very site', async () => {
    await renderApp('/en/developers');
    expect(screen.getByText(/curl -s http:\/\/localhost\/api\/v1\/links/)).toBeVisible();
    const today = screen.getByRole('region', { name: 'Available today' });
    expect(within(today).getByRole('link', { name: 'API documentation' })).toHaveAttribute(
      'href',
      '/api/docs',
    );
  });
});
