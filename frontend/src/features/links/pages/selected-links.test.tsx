import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTag } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { showAtWidth } from '../../../test/show-at-width';

afterEach(() => jest.restoreAllMocks());

async function select(width: number) {
  showAtWidth(width);
  const stores = knowing(buildStores(7), { info: buildInfo({ planLevel: 3 }) });
  stores.linkListApi.page.mockResolvedValue({
    ...{ links: [buildListed({ tags: [buildTag(3, 'fair')] })], start: 1, hasMore: true },
    total: { count: 30, isExact: true },
  });
  const { user } = await renderApp('/en/users/70', stores);
  await user.click(await screen.findByRole('checkbox', { name: 'Select localhost/abc' }));
  return { user, bar: screen.getByRole('region', { name: 'Selected links' }) };
}

it('a title is written the way of its language', async () => {
  await select(1440);
  expect(screen.getByRole('link', { name: buildListed().title })).toHaveAttribute('dir', 'auto');
});

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

  it('asks for tags where one types at once, and offers those that the links have for removal', async () => {
    const { user, bar } = await select(1440);
    await user.click(within(bar).getByRole('button', { name: 'Tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 1 link' }));
    const field = await dialog.findByRole('textbox', { name: 'Tags to add' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(dialog.queryByText('No tags on this link yet.')).toBeNull();
    const there = within(dialog.getByRole('list', { name: 'Tags of this link' }));
    await user.click(there.getByRole('button', { name: 'fair' }));
    expect(dialog.getByRole('button', { name: 'Remove fair' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Tags to remove' })).toHaveAccessibleDescription(
      'Enter chooses it to be taken off the link.',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});
