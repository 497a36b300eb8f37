import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import { accessibilityFaults } from '../../test/accessibility';
import { buildSession, buildSite } from '../../test/fake-session';
import { buildStores, renderApp } from '../../test/render-app';

const CLIENT = 'client.apps.example';

async function open({ path = '/en/login', google = true, oneTapClientId = null as string | null } = {}) {
  const parts = buildSession();
  parts.sessionApi.site.mockResolvedValue(
    buildSite({ ways: { google, oneTapClientId, product: 'linklet' } }),
  );
  await parts.session.start();
  return { ...parts, ...(await renderApp(path, { ...buildStores(), session: parts.session })) };
}

const button = () => screen.queryByRole('link', { name: 'Continue with Google' });

function browseWith(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

afterEach(() => jest.restoreAllMocks());

describe('logging in with Google', () => {
  it('is offered where it is set up, and knows the way on', async () => {
    await open({ path: '/ja/signup?redirect_to=%2Fusers%2F7' });
    const link = screen.getByRole('link', { name: 'Googleで続ける' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.pathname).toBe('/api/v1/auth/google/start');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      lang: 'ja',
      redirect_to: '/ja/users/7',
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not offered elsewhere', async () => {
    await open({ google: false });
    expect(button()).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });

  it.each([
    ['LINE', 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari Line/14.4.1', true],
    ['Facebook', 'Mozilla/5.0 (iPhone) Mobile/21E219 [FBAN/FBIOS;FBAV/455.0]', false],
    ['Instagram', 'Mozilla/5.0 (iPhone) Mobile/21D50 Instagram 317.0.3.29', false],
  ])('gives way to the code by mail inside %s', async (app, userAgent, hasWayOut) => {
    browseWith(userAgent);
    await open({ oneTapClientId: CLIENT });
    expect(button()).toBeNull();
    expect(screen.getByText(new RegExp(`logging in inside ${app}\\. Use a code by email`))).toBeVisible();
    const wayOut = screen.queryByRole('link', { name: 'Open in my browser' });
    expect(wayOut?.getAttribute('href')?.includes('openExternalBrowser=1') ?? false).toBe(hasWayOut);
    expect(document.querySelector('script[src*="gsi"]')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe("Google's one tap", () => {
  interface Options {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
  }
  const oneTap = { initialize: jest.fn<undefined, [Options]>(), prompt: jest.fn(), cancel: jest.fn() };

  beforeEach(() => Object.assign(window, { google: { accounts: { id: oneTap } } }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'google');
    jest.clearAllMocks();
  });

  const options = (): Options | undefined => oneTap.initialize.mock.lastCall?.[0];
  const take = async (): Promise<void> => {
    await waitFor(() => expect(oneTap.prompt).toHaveBeenCalled());
    await act(() => Promise.resolve(options()?.callback({ credential: 'id-token' })));
  };

  it('signs in with what it hands out, shown to be of this page', async () => {
    const { signInApi, address, session } = await open({
      path: '/en/login?redirect_to=%2Fhelp',
      oneTapClientId: CLIENT,
    });
    await take();
    expect(options()?.client_id).toBe(CLIENT);
    await waitFor(() => expect(address()).toBe('/en/help'));
    const csrfToken = /g_csrf_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    expect(csrfToken.length).toBeGreaterThan(15);
    expect(signInApi.oneTap).toHaveBeenCalledWith({
      product: 'linklet',
      credential: 'id-token',
      csrfToken,
      lang: 'en',
    });
    expect(session.isSignedIn).toBe(true);
    expect(oneTap.cancel).toHaveBeenCalled();
  });

  it('that is refused says why, and leaves the other ways', async () => {
    const { signInApi } = await open({ oneTapClientId: CLIENT });
    signInApi.oneTap.mockRejectedValue(
      new ApiError({ status: 409, code: 'identity.google-taken', message: '' }),
    );
    await take();
    expect(await screen.findByRole('alert')).toHaveTextContent('linked to another Google account');
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  });

  it('is withdrawn as soon as a code is asked for', async () => {
    const { user } = await open({ oneTapClientId: CLIENT });
    await waitFor(() => expect(oneTap.prompt).toHaveBeenCalled());
    await user.paste('mei@example.com');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(oneTap.cancel).toHaveBeenCalled());
  });

  it('is not asked for where it is not set up', async () => {
    await open();
    expect(oneTap.initialize).not.toHaveBeenCalled();
  });

  it('is loaded from Google when it is not there yet', async () => {
    Reflect.deleteProperty(window, 'google');
    await open({ oneTapClientId: CLIENT });
    const script = document.querySelector<HTMLScriptElement>('script[src*="gsi"]');
    expect(script?.src).toBe('https://accounts.google.com/gsi/client');
    Object.assign(window, { google: { accounts: { id: oneTap } } });
    script?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(oneTap.prompt).toHaveBeenCalled());
    script?.remove();
  });
});
