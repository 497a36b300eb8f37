import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { NO_ENTRY } from '../../../shared/entry';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';

const EMAIL = 'mei@example.com';

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });
const refusal = (code: string, details = {}) =>
  new ApiError({
    status: 400,
    code: 'http.validation',
    message: '',
    fields: [{ field: 'verificationCode', code }],
    details,
  });

const emailField = () => screen.getByRole('textbox', { name: 'Email address' });
const codeField = () => screen.findByRole('textbox', { name: '6-digit code' });

function build(userId = 0) {
  const parts = buildSession(userId);
  parts.signInApi.sendCode.mockResolvedValue({ expiresIn: 600, resendIn: 0, digits: 6 });
  return { ...parts, stores: { ...buildStores(), session: parts.session } };
}

async function open(path: string, parts = build()) {
  return { ...parts, ...(await renderApp(path, parts.stores)) };
}

async function openAtCode(path = '/en/login', parts = build()) {
  const view = await open(path, parts);
  await view.user.paste(EMAIL);
  await view.user.keyboard('{Enter}');
  return { ...view, field: await codeField() };
}

describe('logging in with a code', () => {
  it('takes an address, then a code, and leads to where the visitor was headed', async () => {
    const { user, signInApi, field, session, address } = await openAtCode(
      '/en/login?redirect_to=%2Fpricing%3Fa%3D1',
    );
    expect(signInApi.sendCode).toHaveBeenCalledWith('login', EMAIL, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(field).toHaveFocus();
    await user.keyboard('123456');
    await waitFor(() => expect(address()).toBe('/en/pricing?a=1'));
    expect(signInApi.verify.mock.calls).toEqual([[EMAIL, '123456']]);
    expect(session.isSignedIn).toBe(true);
  });

  it('begins in the field for the address, which browsers can fill in', async () => {
    await open('/en/login');
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAttribute('autocomplete', 'email');
    expect(emailField()).toHaveAttribute('inputmode', 'email');
  });

  it('lets phones fill the code in', async () => {
    const { field } = await openAtCode();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('takes a whole mail that is pasted anywhere on the page', async () => {
    const { user, signInApi } = await openAtCode();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.paste('Linklet 2026: your code is 048 213. It is valid for 10 minutes.');
    await waitFor(() => expect(signInApi.verify).toHaveBeenCalledWith(EMAIL, '048213'));
  });

  it('says beside the field what is wrong with an address', async () => {
    const { user, signInApi } = await open('/en/login');
    await user.type(emailField(), 'mei@{Enter}');
    expect(emailField()).toHaveAccessibleDescription(/^This is not a valid email address/);
    expect(emailField()).toHaveFocus();
    expect(signInApi.sendCode).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('goes back to the address without asking for it anew', async () => {
    const { user } = await openAtCode();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(emailField()).toHaveValue(EMAIL);
  });

  it('goes on with the code after the page was closed in between', async () => {
    const { unmount } = await openAtCode();
    unmount();
    const { signInApi } = await open('/en/login');
    expect(await codeField()).toBeVisible();
    expect(signInApi.pending).toHaveBeenCalledWith(EMAIL);
  });

  it('has nothing that axe minds', async () => {
    const { user, signInApi } = await open('/en/login?err=invalid');
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(emailField(), `${EMAIL}{Enter}`);
    const field = await codeField();
    expect(await accessibilityFaults()).toEqual([]);
    signInApi.verify.mockRejectedValue(refusal('identity.code-wrong', { triesLeft: 4 }));
    await user.type(field, '123456');
    await screen.findByRole('alert');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a code that is refused', () => {
  it.each([
    ['identity.code-expired', /more than 10 minutes old/],
    ['identity.code-used', /already been used/],
    ['identity.code-locked', /Five wrong attempts/],
    ['identity.code-other-browser', /requested in another browser/],
  ])('for %s is explained, and only another one is offered', async (code, text) => {
    const { user, signInApi, field } = await openAtCode();
    signInApi.verify.mockRejectedValue(refusal(code, { triesLeft: 0 }));
    await user.type(field, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toBeInvalid();
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByText(/left\.$/)).toBeNull();
  });

  it('for being wrong may be tried again, with the cursor in the empty field', async () => {
    const { user, signInApi, field, address } = await openAtCode();
    signInApi.verify.mockRejectedValueOnce(refusal('identity.code-wrong', { triesLeft: 1 }));
    await user.type(field, '123456');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This is not the code for this browser.');
    expect(alert).toHaveTextContent('One attempt left.');
    expect(field).toHaveFocus();
    await user.keyboard('654321');
    await waitFor(() => expect(address()).toBe('/en/users/70'));
  });

  it('for being too short is not sent', async () => {
    const { user, signInApi, field } = await openAtCode();
    await user.type(field, '123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code has 6 digits.');
    expect(signInApi.verify).not.toHaveBeenCalled();
  });

  it('by nobody, as the server could not be reached, stays and can be sent again', async () => {
    const { user, signInApi, field, address } = await openAtCode();
    signInApi.verify.mockRejectedValueOnce(offline);
    await user.type(field, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(field).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe('/en/users/70'));
  });

  it('in vain is told of when the browser keeps no cookies', async () => {
    const { user, signInApi, field } = await openAtCode();
    signInApi.verify.mockResolvedValue({ userId: 7, groupId: 70, isNew: false });
    await user.type(field, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow cookies for this site');
  });
});

describe('another code', () => {
  it('has to be waited for', async () => {
    const parts = build();
    parts.signInApi.sendCode.mockResolvedValue({ expiresIn: 600, resendIn: 60, digits: 6 });
    const { user, signInApi } = await openAtCode('/en/login', parts);
    const button = screen.getByRole('button', { name: /^New code in \d+ s$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(signInApi.sendCode).toHaveBeenCalledTimes(1);
  });

  it('is sent, said so, and typed into the same field', async () => {
    const { user, signInApi, field } = await openAtCode();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`A new code is on its way to ${EMAIL}.`),
    );
    expect(signInApi.sendCode).toHaveBeenCalledTimes(2);
    expect(field).toHaveFocus();
  });

  it('is refused after too many, with how long that lasts', async () => {
    const { user, signInApi } = await open('/en/login');
    signInApi.sendCode.mockRejectedValue(
      new ApiError({ status: 429, code: 'http.rate-limited', message: '', retryAfter: 700 }),
    );
    await user.type(emailField(), `${EMAIL}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 12 minutes.');
  });
});

describe('the link of a mail', () => {
  const LINK = `verification_code=123456&email=${encodeURIComponent(EMAIL)}`;

  it('signs in without a form, and its code does not stay in the address', async () => {
    const parts = build();
    let answer = (): void => undefined;
    parts.signInApi.verify.mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      parts.browser.signIn(7, 70);
      return { userId: 7, groupId: 70, isNew: false };
    });
    const { address } = await open(`/en/login?${LINK}&redirect_to=%2Fhelp`, parts);
    expect(screen.getByRole('heading', { level: 1, name: 'Signing you in…' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Fhelp'));
    answer();
    await waitFor(() => expect(address()).toBe('/en/help'));
    expect(parts.signInApi.verify.mock.calls).toEqual([[EMAIL, '123456']]);
  });

  it('that is no good leads home, where a notice says so until it is closed', async () => {
    const parts = build();
    parts.signInApi.verify.mockRejectedValue(refusal('identity.code-used'));
    const { user, address } = await open(`/en/login?${LINK}`, parts);
    await waitFor(() => expect(address()).toBe('/en'));
    const notices = await screen.findByRole('complementary', { name: 'Notices' });
    expect(notices).toHaveTextContent('The link in that email could not log you in');
    expect(screen.getByRole('link', { name: 'Get a new code' })).toHaveAttribute('href', '/en/login');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Notices' })).toBeNull();
  });

  it('that did not reach the server can be tried again', async () => {
    const parts = build();
    parts.signInApi.verify.mockRejectedValueOnce(offline);
    const { user, address } = await open(`/en/login?${LINK}`, parts);
    expect(await codeField()).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe('/en/users/70'));
  });
});

describe('what brings people to the login page', () => {
  it.each([
    ['invalid', /no longer logged in on this device/],
    ['ended', /ended on another device/],
    ['google-cancelled', /Google was not finished/],
    ['google-failed', /Google could not sign you in/],
    ['google-email-unverified', /Google has not confirmed/],
    ['google-email-taken', /linked to another Google account/],
  ])('is said for err=%s', async (err, text) => {
    await open(`/en/login?err=${err}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each(['nonsense', '__proto__', ''])('is nothing for err=%s', async (err) => {
    await open(`/en/login?err=${err}`);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('may be an app that knows the address', async () => {
    const parts = build();
    const stores = { ...parts.stores, entry: { ...NO_ENTRY, gmail: EMAIL } };
    await open('/en/login', { ...parts, stores });
    expect(emailField()).toHaveValue(EMAIL);
  });

  it('may be an app that is let in: the form stays away until that is decided', async () => {
    const parts = build();
    const entry = { ...NO_ENTRY, member: { userId: 7, key: 'k' } };
    const { session } = await open('/en/login?redirect_to=%2Fhelp', {
      ...parts,
      stores: { ...parts.stores, entry },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Signing you in…' })).toBeVisible();
    await act(() => session.start());
    expect(emailField()).toBeVisible();
  });
});

describe('somebody who is logged in already', () => {
  it.each([
    ['redirect_to=%2Fhelp', '/en/help'],
    ['redirect_to=https%3A%2F%2Fevil.example', '/en/users/70'],
    ['redirect_to=%2F%2Fevil.example', '/en/users/70'],
    ['', '/en/users/70'],
  ])('goes on at once (%s)', async (query, path) => {
    const parts = build(7);
    await parts.session.start();
    const { address } = await open(`/en/login?${query}`, parts);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('goes on with the first steps that were left in the middle', async () => {
    const parts = build(7);
    parts.sessionApi.info.mockResolvedValue(buildInfo({ isOnboarded: false }));
    await parts.session.start();
    const { address } = await open('/en/login?redirect_to=%2Fhelp', parts);
    await waitFor(() => expect(address()).toBe('/en/onboarding?redirect_to=%2Fhelp'));
  });

  it('in another tab takes this one along', async () => {
    const { browser, address } = await open('/en/login?redirect_to=%2Fhelp');
    act(() => browser.changeFromAnotherTab(7, 70));
    await act(() => Promise.resolve());
    await waitFor(() => expect(address()).toBe('/en/help'));
  });
});
