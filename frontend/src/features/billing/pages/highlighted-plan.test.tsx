import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const open = (path: string) => renderApp(path, knowing(buildStores(), { country: 'TW' }));

const cardOf = (plan: string) =>
  within(
    within(screen.getByRole('list', { name: 'Plans and prices' })).getByRole('listitem', { name: plan }),
  );

describe('the plan that stands out among the prices', () => {
  it.each(['', '?plan=nothing'])('is the recommended one: %s', async (query) => {
    await open(`/en/pricing${query}`);
    expect(cardOf('Initial').getByText('Recommended')).toBeVisible();
    expect(cardOf('Free').getByText('Short links and clicks')).toBeVisible();
  });

  it('is the one with what was looked for', async () => {
    await open('/en/pricing?plan=classic');
    expect(cardOf('Classic').getByText('Has what you need')).toBeVisible();
    expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
