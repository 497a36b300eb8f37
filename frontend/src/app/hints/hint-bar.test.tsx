import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../test/accessibility';
import { buildStores, renderApp } from '../../test/render-app';

const tip = () => screen.findByRole('complementary', { name: 'Tip' });

describe('the tip above a page', () => {
  it('comes one at a time, each until it is closed', async () => {
    const { user, unmount } = await renderApp('/en/users/70', buildStores(7));
    expect(await tip()).toHaveTextContent('Short links can have custom names');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    await renderApp('/en/users/70', buildStores(7));
    expect(await tip()).toHaveTextContent('Each link comes with a QR code');
  });

  it('tells of keys where there is a keyboard', async () => {
    const none = window.matchMedia('');
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign({}, none, { media: query, matches: query.includes('hover') }),
      );
    await renderApp('/en/users/70', buildStores(7));
    expect(await tip()).toHaveTextContent('Press Ctrl K to find any link, page or setting.');
    media.mockRestore();
  });
});
