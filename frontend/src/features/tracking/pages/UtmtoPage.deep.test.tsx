import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTool } from '../../../test/fake-labels';
import { buildLink } from '../../../test/fakes';
import { refusal } from '../../../test/open-settings';
import { buildStores, renderApp } from '../../../test/render-app';

const field = (name: string) => screen.getByRole(name === 'Medium' ? 'combobox' : 'textbox', { name });

describe('the UTM builder', () => {
  it('shows the address while one types, and keeps it in its own', async () => {
    const { user, address } = await renderApp('/en/apps/utmto');
    expect(screen.getByText('Enter a URL to see the result.')).toBeVisible();
    await user.type(field('URL'), 'example.com/p?x=1#top');
    await user.type(field('Source'), 'line');
    await user.type(field('Medium'), 'edm');
    await user.type(field('Campaign'), 'a&b');
    expect(
      screen.getByText('http://example.com/p?x=1&utm_source=line&utm_medium=edm&utm_campaign=a%26b#top'),
    ).toBeVisible();
    expect(screen.getByText(/no channel for “edm”/)).toBeVisible();
    expect(screen.getByText('Google Analytics reports these visits under “Unassigned”.')).toBeVisible();
    await user.clear(field('Medium'));
    await user.type(field('Medium'), 'email');
    expect(screen.getByText('Google Analytics reports these visits under “Email”.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await waitFor(() => expect(address()).toContain('source=line&medium=email&campaign=a%26b'));
    await user.click(screen.getByRole('button', { name: 'Clear all parameters' }));
    expect(field('Source')).toHaveValue('');
  });

  it('makes a short link of it, once however often one tries', async () => {
    const stores = buildStores();
    const offline = refusal('client.offline', undefined, 0);
    stores.linksApi.shorten.mockRejectedValueOnce(offline).mockResolvedValueOnce(buildLink());
    const { user, linksApi } = await renderApp('/en/apps/utmto?url=https://e.test/p&source=line', stores);
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    const made = await screen.findByRole('region', { name: 'Your short link' });
    expect(made).toHaveTextContent('localhost/abc');
    expect(screen.queryByRole('link', { name: 'Edit this link' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    const calls = linksApi.shorten.mock.calls as [unknown, string][];
    expect(calls.map(([link]) => link)).toEqual(
      Array.from({ length: 2 }, () => ({ url: 'https://e.test/p?utm_source=line' })),
    );
    expect(new Set(calls.map(([, key]) => key)).size).toBe(1);
    expect(stores.deviceLinks.find('abc')).toBeDefined();
  });

  it('says at the field what is wrong with the address', async () => {
    const stores = buildStores();
    stores.linksApi.shorten.mockRejectedValueOnce(refusal('links.address-private', 'url'));
    const { user } = await renderApp('/en/apps/utmto?url=localhost', stores);
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('private network');
    await waitFor(() => expect(field('URL')).toHaveFocus());
  });

  it('fills in the templates of the group, for members, and leads to the editor', async () => {
    const stores = buildStores(7);
    stores.labelsApi.tools.mockResolvedValue([buildTool({ name: 'Newsletter' })]);
    const { user } = await renderApp('/en/apps/utmto?url=https://e.test', stores);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Newsletter');
    expect(field('Source')).toHaveValue('news');
    expect(field('Medium')).toHaveValue('email');
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    expect(await screen.findByRole('link', { name: 'Edit this link' })).toHaveAttribute(
      'href',
      '/en/users/70/links/abc',
    );
  });
});
