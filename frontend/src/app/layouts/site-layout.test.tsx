import { screen, waitFor } from '@testing-library/react';
import { buildStores, renderApp } from '../../test/render-app';

describe('a page', () => {
  it('begins at its top, and stays where it is while something is chosen on it', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const { user, address } = await renderApp('/en/analytics/abc', buildStores());
    await user.click(await screen.findByRole('button', { name: '7 days' }));
    await waitFor(() => expect(address()).toBe('/en/analytics/abc?range=7d'));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: /Linklet/ });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});
