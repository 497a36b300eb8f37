import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../test/accessibility';
import { andLoad } from '../../test/and-load';
import { openSettings } from '../../test/open-settings';

const QUESTION = { name: 'Leave without saving?' };

async function openChanged() {
  const settings = await openSettings();
  const name = settings.inSection('Profile').getByRole('textbox', { name: 'Display name' });
  await settings.user.type(name, ' Lin');
  return { ...settings, name };
}

const elsewhere = (): HTMLElement =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'Analytics' });

const leavesQuietly = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('changes that were not saved', () => {
  it('hold up a link until there is an answer', async () => {
    const { user, address, name } = await openChanged();
    await user.click(elsewhere());
    const question = await screen.findByRole('dialog', QUESTION);
    expect(within(question).getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
    expect(await accessibilityFaults(question)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    expect(address()).toBe('/en/users/settings');
    expect(name).toHaveValue('Mei Lin');

    await user.click(elsewhere());
    await user.click(
      within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(address()).toBe('/en/analytics'));
    expect(leavesQuietly()).toBe(true);
  });

  it('hold up what goes elsewhere without a link', async () => {
    const { user, address } = await openChanged();
    await andLoad(() => {
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    });
    await user.type(await screen.findByRole('combobox', { name: /./, expanded: true }), 'help');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', QUESTION)).toBeVisible();
    expect(address()).toBe('/en/users/settings');
  });

  it('hold up the tab, but not the way to another section or language', async () => {
    const { user, name, address } = await openChanged();
    expect(leavesQuietly()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Devices' }));
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '日本語' }));
    await waitFor(() => expect(address()).toBe('/ja/users/settings'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(name).toHaveValue('Mei Lin');
  });

  it('hold up nothing once they are saved or taken back', async () => {
    const { user, name, address, inSection } = await openChanged();
    await user.type(name, '{Enter}');
    await inSection('Profile').findByText('Saved');
    expect(leavesQuietly()).toBe(true);
    await user.type(name, '!');
    await user.click(inSection('Profile').getByRole('button', { name: 'Discard changes' }));
    await user.click(elsewhere());
    await waitFor(() => expect(address()).toBe('/en/analytics'));
  });
});
