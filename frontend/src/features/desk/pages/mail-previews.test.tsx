import { screen, within } from '@testing-library/react';
import { buildAnyLink, buildMailPreview, NOTHING_FOUND } from '../../../test/fake-moderation';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin?q=abc';

async function openDisabling() {
  const stores = knowing(buildStores(7), { info: buildInfo({ isAdmin: true }) });
  const api = stores.moderationApi;
  api.find.mockResolvedValue({ ...NOTHING_FOUND, link: buildAnyLink() });
  const { user } = await renderApp(PATH, stores);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Disable link' }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, api, open };
}

describe('the mail that a step sends', () => {
  it('is shown in the language of its recipient, and again when the reason changes', async () => {
    const { user, api, open } = await openDisabling();
    const dialog = await open();
    const mail = await dialog.findByRole('region', { name: /^In 日本語: アカウントが停止されました/ });
    expect(mail).toHaveAttribute('lang', 'ja');
    expect(mail).toHaveTextContent('理由：フィッシング');
    api.previewLinkMail.mockResolvedValue([buildMailPreview({ text: '理由：スパム' })]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'spam');
    expect(await dialog.findByText('理由：スパム')).toBeVisible();
    const named = expect.objectContaining({ encodeId: 'abc' }) as unknown;
    expect(api.previewLinkMail.mock.calls).toEqual([
      [named, 'disable', 'phishing'],
      [named, 'disable', 'spam'],
    ]);
  });

  it('is told not to be sent for the link of a guest', async () => {
    const { api, open } = await openDisabling();
    api.previewLinkMail.mockResolvedValue([]);
    expect(await (await open()).findByText('No mail is sent')).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    const { user, api, open } = await openDisabling();
    api.previewLinkMail.mockRejectedValueOnce(refusal('network'));
    const dialog = await open();
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Mail to the people concerned')).toBeVisible();
  });
});
