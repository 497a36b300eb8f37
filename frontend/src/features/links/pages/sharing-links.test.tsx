import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';

const ON_LINE = 'https://social-plugins.line.me/lineit/share?url=http%3A%2F%2Flocalhost%2Fabc';

/** Has the device offer its own dialog, which is closed again. */
function offerDialog(): jest.Mock {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('sharing a link', () => {
  it('is done by LINE and by what the device offers, where it was made', async () => {
    const share = offerDialog();
    const { user } = await renderApp('/en');
    const field = screen.getByRole('textbox', { name: 'Destination URL' });
    await user.type(field, 'https://example.com{Enter}');
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Share' }));
    expect(menu.getByRole('menuitem', { name: 'Share on LINE' })).toHaveAttribute('href', ON_LINE);
    expect(await accessibilityFaults(screen.getByRole('menu'))).toEqual([]);
    await user.click(menu.getByRole('menuitem', { name: 'Share with another app…' }));
    expect(share).toHaveBeenCalledWith({ url: 'http://localhost/abc' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is in the menu of each row of the list, with LINE alone where the device offers nothing', async () => {
    const stores = buildStores(7);
    stores.linkListApi.page.mockResolvedValue({
      links: [buildListed()],
      start: 1,
      hasMore: false,
      total: { count: 1, isExact: true },
    });
    const { user } = await renderApp('/en/users/70', stores);
    await user.click(await screen.findByRole('button', { name: 'More for localhost/abc' }));
    expect(await screen.findByRole('menuitem', { name: 'Share on LINE' })).toHaveAttribute('href', ON_LINE);
    expect(screen.queryByRole('menuitem', { name: 'Share with another app…' })).toBeNull();
  });
});
