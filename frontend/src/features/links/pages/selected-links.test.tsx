import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { showAtWidth } from '../../../test/show-at-width';

afterEach(() => jest.restoreAllMocks());

async function select(width: number) {
  showAtWidth(width);
  const stores = knowing(buildStores(7), { info: buildInfo({ planLevel: 3 }) });
  stores.linkListApi.page.mockResolvedValue({
    ...{ links: [buildListed()], start: 1, hasMore: true, total: { count: 30, isExact: true } },
  });
  const { user } = await renderApp('/en/users/70', stores);
  await user.click(await screen.findByRole('checkbox', { name: 'Select localhost/abc' }));
  return { user, bar: screen.getByRole('region', { name: 'Selected links' }) };
}

describe('the bar of the selected links', () => {
  it.each([390, 1440])('lies over the end of the window, so that no row moves: %d px', async (width) => {
    const { user, bar } = await select(width);
    expect(bar).toHaveStyle({ position: 'fixed' });
    const buttons = within(bar).getAllByRole('button');
    expect(buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Clear selection',
      'Tags…',
      'Change destination…',
      'Move to trash',
      'More actions for the selected links',
    ]);
    await user.click(within(bar).getByRole('button', { name: /^More actions/ }));
    const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Select all links shown',
      'Select all matching links',
      'Move to another group…',
      'Export',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
