import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

async function openChange(...prepare: Parameters<typeof openSettings>) {
  const settings = await openSettings(...prepare);
  const button = settings.inSection('Login').getByRole('button', { name: 'Change: email' });
  await settings.user.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Change email address' });
  const field = within(dialog).getByRole('textbox', { name: 'New email address' });
  const code = () => within(dialog).findByRole('textbox', { name: '6-digit code' });
  return { ...settings, button, dialog, field, code };
}

describe('changing the email address', () => {
  it('sends a code to the new address and takes it as soon as it is whole', async () => {
    const { user, button, dialog, field, code, accountApi, session, section } = await openChange();
    await act(() => session.loadInfo());
    expect(field).toHaveFocus();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.type(field, ' New@Example.com {Enter}');
    const codeField = await code();
    await waitFor(() => expect(codeField).toHaveFocus());
    expect(accountApi.askEmailCode.mock.calls).toEqual([['New@Example.com', 'en']]);
    expect(within(dialog).getByText('New@Example.com')).toBeVisible();
    expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField).toHaveAccessibleDescription('Valid for 10 minutes');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(codeField);
    await user.paste('１２３ 456');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(accountApi.confirmEmail.mock.calls).toEqual([['123456', 'New@Example.com']]);
    expect(section('Login')).toHaveTextContent('new@example.com');
    expect(session.info?.email).toBe('new@example.com');
    expect(await screen.findByText('Your email address is now new@example.com.')).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each([
    ['nope', 'Enter an email address such as name@example.com.'],
    ['MEI@example.com', 'This is already your address.'],
  ])('does not send a code to %s', async (typed, problem) => {
    const { user, dialog, field, accountApi } = await openChange();
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toBeInvalid();
    expect(accountApi.askEmailCode).not.toHaveBeenCalled();
    expect(await accessibilityFaults(dialog)).toEqual([]);
  });

  it.each([
    ['identity.email-invalid', 'Enter an email address such as name@example.com.'],
    ['identity.email-unchanged', 'This is already your address.'],
  ])('shows %s of the server at the address', async (errorCode, problem) => {
    const { user, field } = await openChange((api) =>
      api.askEmailCode.mockRejectedValue(refusal(errorCode, 'email')),
    );
    await user.type(field, 'new@example.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    expect(field).toHaveFocus();
  });

  it.each([
    ['wrong', 'Wrong code. Check the newest message again.'],
    ['expired', 'This code has expired. Request a new one.'],
    ['used', 'This code has already been used. Request a new one.'],
    ['locked', 'Too many wrong attempts. Request a new code.'],
    ['other-browser', 'This code was requested in another browser. Use it there, or request a new one.'],
  ])('says of a code that is %s why it does not help', async (reason, problem) => {
    const { user, field, code, dialog } = await openChange((api) =>
      api.confirmEmail.mockRejectedValue(refusal(`identity.code-${reason}`, 'verificationCode')),
    );
    await user.type(field, 'new@example.com{Enter}');
    const codeField = await code();
    await user.type(codeField, '123456');
    await waitFor(() => expect(codeField).toHaveAccessibleDescription(problem));
    expect(codeField).toHaveValue('');
    expect(codeField).toHaveFocus();
    expect(await accessibilityFaults(dialog)).toEqual([]);
  });

  it('wants all of the code, and goes back to the address', async () => {
    const { user, field, code, dialog, accountApi } = await openChange();
    await user.type(field, 'new@example.com{Enter}');
    await user.type(await code(), '1234{Enter}');
    expect(await code()).toHaveAccessibleDescription('The code has 6 digits.');
    expect(accountApi.confirmEmail).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(within(dialog).getByRole('textbox', { name: 'New email address' })).toHaveValue('new@example.com');
  });

  it('sends another code once it may', async () => {
    const { user, field, code, dialog, accountApi } = await openChange((api) =>
      api.askEmailCode.mockResolvedValueOnce({ expiresIn: 600, resendIn: 60 }),
    );
    await user.type(field, 'new@example.com{Enter}');
    await code();
    const again = within(dialog).getByRole('button', { name: /^New code in \d+ s$/ });
    await user.click(again);
    expect(accountApi.askEmailCode).toHaveBeenCalledTimes(1);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await user.click(await within(dialog).findByRole('button', { name: 'Send a new code' }));
    expect(accountApi.askEmailCode).toHaveBeenCalledTimes(2);
    clock.mockRestore();
  });

  it('tells when too many codes were asked for, and closes without a change', async () => {
    const { user, field, dialog, button, section } = await openChange((api) =>
      api.askEmailCode.mockRejectedValue(refusal('http.rate-limited', undefined, 429)),
    );
    await user.type(field, 'new@example.com{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Too many attempts.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(section('Login')).toHaveTextContent('mei@example.com');
  });
});

describe('Google', () => {
  it.each([
    [true, 'Connected', null],
    [false, 'Not connected', 'Log in with Google once, with this email address, to connect it.'],
  ])('connected: %s', async (hasGoogle, state, hint) => {
    const { section } = await openSettings((api) =>
      api.info.mockResolvedValue({
        email: 'mei@example.com',
        displayName: 'Mei',
        displayPlan: 'Free',
        hasGoogle,
        createdTime: '2026-11-20T01:00:00.000Z',
      }),
    );
    expect(section('Login')).toHaveTextContent(state);
    if (hint !== null) expect(section('Login')).toHaveTextContent(hint);
  });
});
