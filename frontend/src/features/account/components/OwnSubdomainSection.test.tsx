import { act, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

const SECTION = 'Personal subdomain';
const mine = { displayName: 'Mei', subdomain: 'mei', lang: 'en', shortcuts: true };

async function openAddress(...prepare: Parameters<typeof openSettings>) {
  const settings = await openSettings(...prepare);
  const address = settings.inSection(SECTION);
  return {
    ...settings,
    address,
    name: address.getByRole('textbox', { name: 'Your name' }),
    save: address.getByRole('button', { name: 'Save' }),
  };
}

describe('the personal short address', () => {
  it('is tidied, shown as it will look, asked for once, and saved', async () => {
    const { user, name, save, address, accountApi, session, section } = await openAddress();
    await act(() => session.loadInfo());
    // At once: a slow machine would pause between letters, and a pause is when the page asks.
    await user.click(name);
    await user.paste(' Mei/Tea');
    expect(section(SECTION)).toHaveTextContent('meitea.localhost/abc');
    expect(address.getByText('Checking availability…')).toBeVisible();
    await waitFor(() => expect(name).toHaveAccessibleDescription('meitea is available'));
    expect(accountApi.checkSubdomain.mock.calls).toEqual([['meitea']]);
    expect(await accessibilityFaults(section(SECTION))).toEqual([]);
    await user.click(save);
    expect(await address.findByText('Saved')).toBeVisible();
    expect(accountApi.saveSettings.mock.calls).toEqual([[{ subdomain: 'meitea' }]]);
    expect(session.info?.subdomain).toBe('meitea');
    expect(name).toHaveValue('meitea');
    expect(address.getByText(/^meitea\.localhost is live/)).toBeVisible();
  });

  it.each([
    ['me-i', 'Only the letters a to z and digits can be used.'],
    ['mei李', 'Only the letters a to z and digits can be used.'],
    ['a'.repeat(21), 'At most 20 characters, please.'],
    ['12345', 'Add at least one letter.'],
  ])('does not ask for %s', async (typed, problem) => {
    const { user, name, save, address, accountApi } = await openAddress();
    await user.click(name);
    await user.paste(typed);
    expect(address.getByRole('alert')).toHaveTextContent(problem);
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(name, '{Enter}');
    expect(accountApi.checkSubdomain).not.toHaveBeenCalled();
    expect(accountApi.saveSettings).not.toHaveBeenCalled();
  });

  it('does not scold a name that is still being typed, nor saves it', async () => {
    const { user, name, save, address, accountApi } = await openAddress();
    await user.type(name, 'me');
    expect(address.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(save);
    expect(accountApi.saveSettings).not.toHaveBeenCalled();
  });

  it.each([
    ['account.subdomain-taken', 'This name is taken. Try another one.'],
    ['account.subdomain-reserved', 'This name is reserved. Try another one.'],
  ])('says of %s before anything is saved', async (code, problem) => {
    const { user, name, save, accountApi, section } = await openAddress((api) =>
      api.checkSubdomain.mockResolvedValue(code),
    );
    await user.type(name, 'teahouse');
    await waitFor(() => expect(name).toHaveAccessibleDescription(problem));
    expect(name).toBeInvalid();
    expect(await accessibilityFaults(section(SECTION))).toEqual([]);
    await user.click(save);
    expect(accountApi.saveSettings).not.toHaveBeenCalled();
  });

  it('shows at the field that somebody was faster', async () => {
    const { user, name } = await openAddress((api) =>
      api.saveSettings.mockRejectedValue(refusal('account.subdomain-taken', 'subdomain', 409)),
    );
    await user.type(name, 'teahouse{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken. Try another one.'));
  });

  it('can be given up, and stays reserved', async () => {
    const { user, name, save, address, accountApi } = await openAddress((api) =>
      api.settings.mockResolvedValue(mine),
    );
    expect(name).toHaveValue('mei');
    await user.clear(name);
    expect(address.getByText(/^Links on mei keep working/)).toBeVisible();
    await user.click(save);
    expect(await address.findByText('Saved')).toBeVisible();
    expect(accountApi.saveSettings.mock.calls).toEqual([[{ subdomain: null }]]);
    expect(accountApi.checkSubdomain).not.toHaveBeenCalled();
  });
});
