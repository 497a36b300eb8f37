import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

async function openRemoval(...prepare: Parameters<typeof openSettings>) {
  const settings = await openSettings(...prepare);
  const { user, inSection } = settings;
  await user.click(inSection('Delete account').getByRole('button', { name: 'Delete account' }));
  const losses = screen.getByRole('dialog', { name: 'What you will lose' });
  const email = within(losses).getByRole('textbox', { name: 'Type mei@example.com to continue' });
  const warn = async () => {
    await user.type(email, ' MEI@example.com {Enter}');
    return screen.findByRole('dialog', { name: 'Last warning' });
  };
  return { ...settings, losses, email, warn };
}

describe('deleting the account', () => {
  it('names what is lost, and goes on only with the address of the account', async () => {
    const { user, losses, email } = await openRemoval();
    expect(within(losses).getAllByRole('listitem')).toHaveLength(4);
    expect(await accessibilityFaults(losses)).toEqual([]);
    await user.type(email, 'ida@example.com{Enter}');
    const goOn = within(losses).getByRole('button', { name: 'Continue' });
    expect(goOn).toHaveAttribute('aria-disabled', 'true');
    await user.click(goOn);
    expect(screen.queryByRole('dialog', { name: 'Last warning' })).not.toBeInTheDocument();
  });

  it('deletes it after a last warning, and says good-bye', async () => {
    const { user, losses, warn, accountApi, session } = await openRemoval();
    await user.selectOptions(
      within(losses).getByRole('combobox', { name: 'Why are you leaving? (optional)' }),
      'It is too expensive',
    );
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const warning = await warn();
    expect(within(warning).getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    expect(await accessibilityFaults(warning)).toEqual([]);
    await user.click(within(warning).getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(accountApi.submitSurvey.mock.calls).toEqual([['goodbye', { reason: 'price' }]]);
    expect(accountApi.deleteAccount.mock.calls).toEqual([['mei@example.com']]);
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect(screen.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not need a reason, nor that the reason arrives', async () => {
    const { user, losses, warn, accountApi } = await openRemoval((api) =>
      api.submitSurvey.mockRejectedValue(refusal('http.rate-limited', undefined, 429)),
    );
    await user.selectOptions(within(losses).getByRole('combobox'), 'Another reason');
    await user.click(within(await warn()).getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(accountApi.deleteAccount).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['account.last-admin', undefined, /^You are the only admin of a group with other members\./],
    ['account.email-does-not-match', 'email', /^This is not the address of your account\./],
  ])('says why it cannot be: %s', async (code, field, problem) => {
    const { user, warn, session } = await openRemoval((api) =>
      api.deleteAccount.mockRejectedValue(refusal(code, field, 409)),
    );
    const warning = await warn();
    await user.click(within(warning).getByRole('button', { name: 'Delete permanently' }));
    expect(await within(warning).findByRole('alert')).toHaveTextContent(problem);
    expect(session.isSignedIn).toBe(true);
    await user.click(within(warning).getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be thought over', async () => {
    const { user, warn, accountApi } = await openRemoval();
    await warn();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accountApi.deleteAccount).not.toHaveBeenCalled();
  });
});
