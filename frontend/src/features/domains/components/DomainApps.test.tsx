import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

const SECTION = 'Personal subdomain';
const mine = { displayName: 'Mei', subdomain: 'mei', lang: 'en', shortcuts: true };
const CONTENT = '{\n  "applinks": {}\n}';
const ADDRESS = 'https://mei.localhost/.well-known/apple-app-site-association';
const saved = {
  apple: [{ appId: 'AB12CD34EF.shop', paths: ['*'] }],
  android: [],
  files: [{ address: ADDRESS, content: CONTENT }],
};

async function openApps(answer: object = { apple: [], android: [], files: [] }) {
  const settings = await openSettings((api, { domainsApi }) => {
    api.settings.mockResolvedValue(mine);
    domainsApi.apps.mockResolvedValue(answer);
  });
  await act(() => settings.session.loadInfo());
  const address = settings.inSection(SECTION);
  await address.findByRole('button', { name: 'Add an iPhone app' });
  return { ...settings, address };
}

describe('apps that open the links of a subdomain', () => {
  it('are added, kept as the server tidied them, and shown as phones read them', async () => {
    const { user, address, domainsApi, section, session } = await openApps();
    await user.click(address.getByRole('button', { name: 'Add an iPhone app' }));
    expect(address.getByRole('textbox', { name: 'Team ID and bundle ID' })).toHaveFocus();
    await user.paste('AB12CD34EF.shop ');
    await user.click(address.getByRole('textbox', { name: 'Paths, one on each line' }));
    await user.paste('/shop-*\n\n NOT /about ');
    expect(await accessibilityFaults(section(SECTION))).toEqual([]);
    domainsApi.setApps.mockResolvedValue(saved);
    const [, save] = address.getAllByRole('button', { name: 'Save' });
    await user.click(save ?? document.body);
    expect(domainsApi.setApps.mock.calls).toEqual([
      [
        { groupId: session.info?.groupId, host: 'mei.localhost' },
        { apple: [{ appId: 'AB12CD34EF.shop ', paths: ['/shop-*', 'NOT /about'] }], android: [] },
      ],
    ]);
    expect(await address.findByRole('region', { name: ADDRESS })).toHaveTextContent('"applinks"');
    expect(address.getByRole('textbox', { name: 'Team ID and bundle ID' })).toHaveValue('AB12CD34EF.shop');
    expect(await accessibilityFaults(section(SECTION))).toEqual([]);
  });

  it('are not lost without a question', async () => {
    const { user, address } = await openApps();
    await user.click(address.getByRole('button', { name: 'Add an Android app' }));
    await user.paste('tw.shop');
    const [away] = screen.getAllByRole('link', { name: 'Analytics' });
    await user.click(away ?? document.body);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    expect(address.getByRole('textbox', { name: 'Package name' })).toHaveValue('tw.shop');
  });

  it('are taken away, and come back when that is undone', async () => {
    const { user, address } = await openApps(saved);
    await user.click(address.getByRole('button', { name: 'Remove AB12CD34EF.shop' }));
    expect(address.queryByRole('textbox', { name: 'Team ID and bundle ID' })).not.toBeInTheDocument();
    await user.click(address.getByRole('button', { name: 'Discard changes' }));
    expect(address.getByRole('textbox', { name: 'Team ID and bundle ID' })).toHaveValue('AB12CD34EF.shop');
  });

  it.each([
    [
      'domains.fingerprint-invalid',
      'android.0.fingerprints.1',
      'SHA-256 fingerprints, one on each line',
      /^A fingerprint has 32/,
    ],
    ['domains.android-app-invalid', 'android.0.packageName', 'Package name', /^Enter the package name/],
  ])('say %s at the field', async (code, field, name, text) => {
    const { user, address, domainsApi } = await openApps();
    await user.click(address.getByRole('button', { name: 'Add an Android app' }));
    await user.paste('shop');
    domainsApi.setApps.mockRejectedValue(refusal(code, field));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address.getByRole('textbox', { name })).toHaveAccessibleDescription(text));
  });

  it('are for admins', async () => {
    const settings = await openSettings((api, { domainsApi }) => {
      api.settings.mockResolvedValue(mine);
      domainsApi.apps.mockRejectedValue(refusal('groups.admin-only', undefined, 403));
    });
    await act(() => settings.session.loadInfo());
    const address = settings.inSection(SECTION);
    expect(await address.findByText(/^Only admins can do this/)).toBeVisible();
    expect(await accessibilityFaults(settings.section(SECTION))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add an iPhone app' })).not.toBeInTheDocument();
  });
});
