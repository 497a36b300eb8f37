import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';

const places = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('/backv1', () => {
  it.each([
    [0, ['/en', '/en/login', '/en/users/settings', '/en/help']],
    [7, ['/en', '/en/users/70', '/en/users/settings', '/en/help']],
  ])('shows user %d where things are', async (userId, expected) => {
    await renderApp('/en/backv1', buildStores(userId));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'There is only one version of Linklet',
    );
    expect(places()).toEqual(expected);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('forgets that the way back was ever offered', async () => {
    document.cookie = 'can_go_back_v1=1; Path=/';
    window.localStorage.setItem('can_go_back_v1', '1');
    await renderApp('/backv1');
    expect(document.cookie).not.toContain('can_go_back_v1');
    expect(window.localStorage.getItem('can_go_back_v1')).toBeNull();
  });
});
