import { screen } from '@testing-library/react';
import { andLoad } from '../../../test/and-load';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';

const tip = () => screen.findByRole('complementary', { name: 'Tip' });

afterEach(() => jest.restoreAllMocks());

describe('the tip above a page', () => {
  it('is the only one of its day, however often the page is opened', async () => {
    const { user, unmount } = await renderApp('/en/users/70', buildStores(7));
    expect(await tip()).toHaveTextContent('Short links can have slugs of your choice');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    const again = await renderApp('/en/users/70', buildStores(7));
    await andLoad(() => undefined);
    expect(screen.queryByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
    again.unmount();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
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
