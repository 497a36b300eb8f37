import { act, screen } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';

async function open(
  userId: number,
  prepare: (parts: ReturnType<typeof buildSession>) => void = () => undefined,
) {
  const parts = buildSession(userId);
  prepare(parts);
  return { ...parts, ...(await renderApp('/en/logout', { ...buildStores(), session: parts.session })) };
}

describe('the page that ends a session', () => {
  it('does so by being visited', async () => {
    const { sessionApi, session, browser } = await open(7);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toHaveFocus();
    expect(sessionApi.signOut).toHaveBeenCalledTimes(1);
    expect(session.isSignedIn).toBe(false);
    expect(browser.notifyOtherTabs).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/en/login');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks nothing of the server when nobody is logged in', async () => {
    const { sessionApi } = await open(0);
    expect(screen.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    expect(sessionApi.signOut).not.toHaveBeenCalled();
  });

  it('says that it is at work, and does not pretend when the server cannot be reached', async () => {
    let fail = (_: Error): void => undefined;
    const { user, sessionApi, session } = await open(7, (parts) => {
      const lost = new Promise<void>((_, reject) => {
        fail = reject;
      });
      parts.sessionApi.signOut.mockReturnValueOnce(lost);
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Signing you out…' })).toBeVisible();
    act(() => fail(new ApiError({ status: 0, code: 'client.offline', message: '' })));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are still logged in' })).toBeVisible();
    expect(session.isSignedIn).toBe(true);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    expect(sessionApi.signOut).toHaveBeenCalledTimes(2);
  });
});
