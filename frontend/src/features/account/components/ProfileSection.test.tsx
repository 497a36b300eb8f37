import { act, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

async function openProfile(...prepare: Parameters<typeof openSettings>) {
  const settings = await openSettings(...prepare);
  const profile = settings.inSection('Profile');
  return {
    ...settings,
    profile,
    name: profile.getByRole('textbox', { name: 'Display name' }),
    save: profile.getByRole('button', { name: 'Save' }),
  };
}

describe('the profile', () => {
  it('saves the name, says so, and shows it everywhere', async () => {
    const { user, name, save, profile, accountApi, session, section } = await openProfile();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await act(() => session.loadInfo());
    await user.clear(name);
    await user.type(name, '  Mei Lin ');
    await user.click(save);
    expect(await profile.findByText('Saved')).toBeVisible();
    expect(accountApi.saveSettings.mock.calls).toEqual([[{ displayName: 'Mei Lin' }]]);
    expect(session.info?.displayName).toBe('Mei Lin');
    expect(name).toHaveValue('Mei Lin');
    expect(await accessibilityFaults(section('Profile'))).toEqual([]);
  });

  it('saves the language of the mails', async () => {
    const { user, profile, save, accountApi } = await openProfile();
    await user.selectOptions(profile.getByRole('combobox', { name: 'Email language' }), '日本語');
    await user.click(save);
    expect(accountApi.saveSettings).toHaveBeenCalledWith({ lang: 'ja' });
  });

  it.each([
    ['M', 'A name needs at least 2 characters.'],
    ['M'.repeat(31), 'A name can have at most 30 characters.'],
    [
      'User123',
      'Names like “user123” are reserved for automatic use. Choose a name that others know you by.',
    ],
  ])('does not send %s', async (typed, problem) => {
    const { user, name, save, profile, accountApi, section } = await openProfile();
    await user.clear(name);
    await user.type(name, typed);
    expect(profile.getByRole('alert')).toHaveTextContent(problem);
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(problem);
    await user.click(save);
    await user.type(name, '{Enter}');
    expect(accountApi.saveSettings).not.toHaveBeenCalled();
    expect(await accessibilityFaults(section('Profile'))).toEqual([]);
  });

  it('shows at the field what the server refuses, until it is changed', async () => {
    const { user, name, profile } = await openProfile((api) =>
      api.saveSettings.mockRejectedValue(refusal('account.display-name-invalid', 'displayName')),
    );
    await user.type(name, '?{Enter}');
    const problem = 'The name contains a character that cannot be displayed. Type it again.';
    await waitFor(() => expect(name).toHaveAccessibleDescription(problem));
    await user.type(name, 'x');
    expect(profile.queryByText(problem)).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server cannot be reached, and can take it back', async () => {
    const { user, name, profile } = await openProfile((api) =>
      api.saveSettings.mockRejectedValue(refusal('client.offline', undefined, 0)),
    );
    await user.type(name, ' Lin{Enter}');
    expect(await profile.findByText(/could not be reached/)).toBeVisible();
    expect(name).toHaveValue('Mei Lin');
    await user.click(profile.getByRole('button', { name: 'Discard changes' }));
    expect(name).toHaveValue('Mei');
    expect(profile.queryByRole('alert')).not.toBeInTheDocument();
    expect(profile.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  it('speaks the language of the reader', async () => {
    const { user, name } = await openProfile();
    await user.clear(name);
    await user.type(name, 'M');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
    expect(await screen.findByText('名稱至少需要 2 個字元。')).toBeVisible();
  });
});
