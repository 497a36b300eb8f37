import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

const PENDING = { status: 'pending', phone: '+886••••••678', offered: true };
const VERIFIED = { status: 'verified', phone: '+886••••••678', offered: true };

async function openVerification(...prepare: Parameters<typeof openSettings>) {
  const settings = await openSettings(...prepare);
  const phone = settings.inSection('Phone');
  await settings.user.click(await phone.findByRole('button'));
  const dialog = screen.getByRole('dialog', { name: 'Verify your phone' });
  return { ...settings, phone, dialog, inDialog: within(dialog) };
}

describe('verifying a phone', () => {
  it('sends a code to the number, and shows the number as verified', async () => {
    const { user, phone, dialog, inDialog, accountApi, session } = await openVerification();
    await act(() => session.loadInfo());
    const number = inDialog.getByRole('textbox', { name: 'Mobile number' });
    expect(number).toHaveAttribute('autocomplete', 'tel');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.type(number, '0912 345 678{Enter}');
    const code = await inDialog.findByRole('textbox', { name: '6-digit code' });
    expect(accountApi.askPhoneCode.mock.calls).toEqual([['0912 345 678', 'en']]);
    expect(await accessibilityFaults(dialog)).toEqual([]);
    accountApi.phone.mockResolvedValue(VERIFIED);
    await user.type(code, '123456');
    expect(await phone.findByText('Verified')).toBeVisible();
    expect(accountApi.confirmPhone.mock.calls).toEqual([['123456']]);
    expect(phone.getByText('+886••••••678')).toBeVisible();
    expect(phone.getByRole('button', { name: 'Change: phone number' })).toHaveTextContent('Change');
    expect(session.info?.phoneStatus).toBe('verified');
    expect(screen.getByText('Your phone is verified.')).toBeInTheDocument();
  });

  it.each(['12', '+886 9', 'call me'])('does not send a code to “%s”', async (typed) => {
    const { user, inDialog, accountApi } = await openVerification();
    const number = inDialog.getByRole('textbox', { name: 'Mobile number' });
    await user.type(number, `${typed}{Enter}`);
    expect(number).toHaveAccessibleDescription(/^This is not a valid mobile number\./);
    expect(accountApi.askPhoneCode).not.toHaveBeenCalled();
  });

  it('goes on with a code that was sent before the page was left', async () => {
    const { user, inDialog, accountApi } = await openVerification((api) =>
      api.phone.mockResolvedValue(PENDING),
    );
    expect(inDialog.getByText('+886••••••678')).toBeVisible();
    expect(inDialog.queryByRole('button', { name: /code/ })).not.toBeInTheDocument();
    await user.type(inDialog.getByRole('textbox', { name: '6-digit code' }), '123456');
    await waitFor(() => expect(accountApi.confirmPhone.mock.calls).toEqual([['123456']]));
    expect(accountApi.askPhoneCode).not.toHaveBeenCalled();
  });

  it('can send that code to another number instead', async () => {
    const { user, inDialog } = await openVerification((api) => api.phone.mockResolvedValue(PENDING));
    await user.click(inDialog.getByRole('button', { name: 'Back' }));
    expect(inDialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
  });

  it('asks for another number when too many accounts have this one', async () => {
    const { user, inDialog } = await openVerification((api) =>
      api.confirmPhone.mockRejectedValue(refusal('account.phone-used-up', 'phone', 409)),
    );
    await user.type(inDialog.getByRole('textbox'), '0912345678{Enter}');
    await user.type(await inDialog.findByRole('textbox', { name: '6-digit code' }), '123456');
    const number = await inDialog.findByRole('textbox', { name: 'Mobile number' });
    expect(number).toHaveAccessibleDescription(
      'This number is already used by three accounts. Use another one.',
    );
    expect(number).toHaveFocus();
  });

  it('shows after closing that a code is on its way', async () => {
    const { user, phone, inDialog, accountApi } = await openVerification();
    await user.type(inDialog.getByRole('textbox'), '0912345678{Enter}');
    await inDialog.findByRole('textbox', { name: '6-digit code' });
    accountApi.phone.mockResolvedValue(PENDING);
    await user.keyboard('{Escape}');
    expect(await phone.findByText('Waiting for the code')).toBeVisible();
    expect(phone.getByRole('button', { name: 'Enter the code' })).toBeVisible();
  });

  it('can be asked for again when the number could not be had', async () => {
    const { user, inSection, accountApi } = await openSettings((api) =>
      api.phone.mockRejectedValue(refusal('client.timeout', undefined, 0)),
    );
    const phone = inSection('Phone');
    accountApi.phone.mockResolvedValue(VERIFIED);
    await user.click(await phone.findByRole('button', { name: 'Try again' }));
    expect(await phone.findByText('Verified')).toBeVisible();
  });
});

describe('where no text messages are sent', () => {
  it('shows nothing of phones', async () => {
    await openSettings((api) => api.phone.mockResolvedValue({ status: 'none', phone: null, offered: false }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Phone' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Phone' })).not.toBeInTheDocument();
  });

  it('shows a number from before, which cannot be changed', async () => {
    const { inSection } = await openSettings((api) =>
      api.phone.mockResolvedValue({ ...VERIFIED, offered: false }),
    );
    const phone = inSection('Phone');
    expect(await phone.findByText('+886••••••678')).toBeVisible();
    expect(phone.queryByRole('button')).not.toBeInTheDocument();
  });
});
