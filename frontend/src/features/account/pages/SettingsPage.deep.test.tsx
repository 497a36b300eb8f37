import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';

const OFFLINE = new ApiError({ status: 0, code: 'client.offline', message: '', requestId: null });
const INFO = {
  email: 'mei@example.com',
  displayName: 'Mei',
  displayPlan: 'Classic',
  hasGoogle: true,
  createdTime: '2026-03-15T01:00:00.000Z',
};

describe('the settings', () => {
  it.each(['/en/users/settings', '/en/users/7/settings', '/en/users/999/settings'])(
    'at %s are those of whoever is logged in',
    async (path) => {
      const stores = buildStores(7);
      stores.accountApi.info.mockResolvedValue(INFO);
      await renderApp(path, stores);
      expect(await screen.findByText('mei@example.com', { selector: 'p' })).toBeVisible();
      expect(screen.getAllByText('Classic')).toHaveLength(2);
      expect(screen.getByText('Member since March 2026')).toBeVisible();
    },
  );

  it('have nothing that axe minds, from the top to the end', async () => {
    await renderApp('/en/users/settings', buildStores(7));
    await screen.findByRole('region', { name: 'Delete account' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say that they are on their way, and when they cannot come', async () => {
    const stores = buildStores(7);
    let fail: (reason: Error) => void = () => undefined;
    stores.accountApi.info.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const { user } = await renderApp('/en/users/settings', stores);
    expect(screen.getByText('Loading your settings…')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    act(() => fail(OFFLINE));
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
  });

  it('ask guests to log in, and bring them back', async () => {
    const { accountApi } = await renderApp('/en/users/7/settings?from=mail');
    const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    expect(signIn).toHaveAttribute('href', '/en/login?redirect_to=%2Fusers%2F7%2Fsettings%3Ffrom%3Dmail');
    expect(accountApi.info).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lead to each section, and name it in the address', async () => {
    const { user } = await renderApp('/en/users/settings', buildStores(7));
    const index = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const names = index.getAllByRole('link').map(({ textContent }) => textContent);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
    await user.click(index.getByRole('link', { name: 'Devices' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Devices' })).toHaveFocus();
    expect(index.getByRole('link', { name: 'Devices' })).toHaveAttribute(
      'href',
      '/en/users/settings#devices',
    );
  });

  it('open at the section that the address names', async () => {
    await renderApp('/en/users/settings#usage', buildStores(7));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Plan and usage' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('show nothing of one person to the next', async () => {
    const { browser, session } = buildSession(7);
    const stores = { ...buildStores(), session };
    stores.accountApi.info
      .mockResolvedValueOnce(INFO)
      .mockResolvedValue({ ...INFO, email: 'ida@example.com' });
    await renderApp('/en/users/settings', stores);
    expect((await screen.findAllByText('mei@example.com')).length).toBeGreaterThan(0);
    act(() => browser.changeFromAnotherTab(8, 80));
    expect((await screen.findAllByText('ida@example.com')).length).toBeGreaterThan(0);
    expect(screen.queryByText('mei@example.com')).not.toBeInTheDocument();
  });
});
