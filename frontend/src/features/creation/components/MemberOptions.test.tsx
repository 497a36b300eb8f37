import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';

const refusedAt = (field: string, code: string) =>
  new ApiError({ status: 400, code: 'http.validation', message: '', fields: [{ field, code }] });

/** All options of a new link, on the home page of a member. */
async function open() {
  const app = await renderApp('/en', buildStores(7));
  const { user } = app;
  await user.click(screen.getByRole('textbox', { name: 'Destination URL' }));
  await user.paste('https://example.com/page');
  await user.click(screen.getByRole('button', { name: 'More options' }));
  const options = within(await screen.findByRole('group', { name: 'Options' }));
  const unfoldPart = (name: string) => user.click(options.getByRole('heading', { name }));
  const send = () => user.click(screen.getByRole('button', { name: 'Shorten' }));
  return { ...app, options, unfoldPart, send };
}

describe('the options of a new link', () => {
  it('have a backup, and a word behind the name with an example of it', async () => {
    const { user, options, unfoldPart, send, linksApi } = await open();
    await unfoldPart('Destination monitoring');
    await user.click(await options.findByRole('textbox', { name: 'Backup URL' }));
    await user.paste('https://example.com/backup');
    await unfoldPart('Campaign parameters');
    await user.click(await options.findByRole('switch', { name: 'Extra path segment' }));
    await user.selectOptions(await options.findByRole('combobox', { name: 'Domain' }), 'mei.localhost');
    expect(options.getByText('/amy').closest('p')).toHaveTextContent('mei.localhost/…/amy');
    expect(options.getByText('utm_source=amy').closest('p')).toHaveTextContent(
      'https://example.com/page?utm_source=amy',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await send();
    expect(linksApi.shorten).toHaveBeenCalledWith(
      {
        url: 'https://example.com/page',
        backupUrl: 'https://example.com/backup',
        pathFormat: { key: 'utm_source' },
        domain: 'mei.localhost',
      },
      expect.any(String),
    );
  });

  it.each([
    ['backupUrl', 'links.address-malformed', 'Destination monitoring', 'textbox', 'Backup URL'],
    [
      'pathFormat',
      'links.path-key-invalid',
      'Campaign parameters',
      'combobox',
      'Query parameter for the segment',
    ],
    ['note', 'links.note-invalid', 'Tags and note', 'textbox', 'Note'],
  ] as const)('say at the field why %s is refused', async (field, code, part, role, name) => {
    const { user, options, unfoldPart, send, linksApi } = await open();
    await unfoldPart(part);
    if (field === 'pathFormat') {
      await user.click(await options.findByRole('switch', { name: 'Extra path segment' }));
    }
    await user.type(await options.findByRole(role, { name }), ' x');
    linksApi.shorten.mockRejectedValueOnce(refusedAt(field, code));
    await send();
    await waitFor(() => expect(options.getByRole(role, { name })).toBeInvalid());
    expect(options.getByRole(role, { name })).toHaveAccessibleDescription();
    await user.type(options.getByRole(role, { name }), 'y');
    expect(options.getByRole(role, { name })).toBeValid();
  });

  it('say of a chosen tool that it is gone, and let it be turned off', async () => {
    const { stores, like } = { stores: buildStores(7), like: [{ id: 9, name: 'Old one', isActive: false }] };
    stores.linkListApi.page.mockResolvedValue({
      links: [buildListed({ trackingTools: like, backupUrl: 'https://example.com/backup' })],
      start: 1,
      hasMore: false,
      total: { count: 1, isExact: true },
    });
    const { user, linksApi } = await renderApp('/en/users/70', stores);
    await user.click(await screen.findByRole('button', { name: 'More for localhost/abc' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New link like localhost/abc' }));
    await dialog.findByRole('group', { name: 'Options' });
    expect(dialog.getByText('example.com/backup')).toBeVisible();
    unfold();
    const gone = await dialog.findByRole('switch', { name: 'Old one' });
    expect(gone).toBeInvalid();
    await user.click(gone);
    await user.click(dialog.getByRole('button', { name: 'Shorten' }));
    expect(linksApi.shorten).toHaveBeenCalledWith(
      expect.objectContaining({ trackingTools: [], backupUrl: 'https://example.com/backup' }),
      expect.any(String),
    );
  });
});
