import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

async function open(link: Parameters<typeof buildDetails>[0]) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  stores.editorApi.details.mockResolvedValue(buildDetails(link));
  const app = await renderApp('/en/users/70/links/abc', stores);
  await screen.findByRole('region', { name: 'History' });
  return app;
}

describe('an appeal for a link', () => {
  it('is asked for where the link was stopped, once', async () => {
    const { user, reportApi } = await open({ disabledFor: 'abuse' });
    await user.click(await screen.findByRole('button', { name: 'Request a review' }));
    const dialog = screen.getByRole('dialog', { name: 'Why should this link be restored?' });
    const send = within(dialog).getByRole('button', { name: 'Send' });
    await user.click(send);
    expect(within(dialog).getByText('Explain why the link should be restored.')).toBeVisible();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    reportApi.appeal.mockRejectedValueOnce(refusal('client.offline'));
    await user.type(within(dialog).getByRole('textbox'), 'It is my own shop.');
    await user.click(send);
    expect(await within(dialog).findByText(/could not be reached/)).toBeVisible();
    await user.click(send);
    expect(await screen.findByText(/^You requested a review/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reportApi.appeal).toHaveBeenLastCalledWith(
      expect.objectContaining({ encodeId: 'abc' }),
      'It is my own shop.',
    );
  });

  it('is not offered where the server takes none', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({}) });
    stores.editorApi.details.mockResolvedValue(buildDetails({ warning: 'young' }));
    stores.reportApi.appealState.mockResolvedValue({ canAppeal: false, appealedTime: null });
    await renderApp('/en/users/70/links/abc', stores);
    await waitFor(() => expect(stores.reportApi.appealState).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button', { name: 'Request a review' })).toBeNull();
  });

  it('is no question where nothing stands against the link', async () => {
    const { reportApi } = await open({});
    expect(reportApi.appealState).not.toHaveBeenCalled();
  });
});
