import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTask } from '../../../test/fake-batch';
import { buildStores, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';

async function open() {
  const stores = buildStores(7);
  const app = await renderApp('/en/bulk?new', stores);
  await screen.findByRole('heading', { name: 'Import from another service' });
  unfold();
  await screen.findByRole('button', { name: 'Fetch the links' });
  const form = within(screen.getByRole('region', { name: 'Import from another service' }));
  return { ...app, form, batchApi: stores.batchApi };
}

describe('importing from an account at another service', () => {
  it('asks for what the service needs, and leads to the links that are fetched', async () => {
    const { user, form, batchApi, address } = await open();
    const fetching = buildTask({
      externalId: 'kutt1',
      phase: 'uploaded',
      status: 'checking',
      rowsFetched: 50,
    });
    batchApi.startImport.mockResolvedValue(fetching);
    batchApi.show.mockResolvedValue(fetching);
    expect(form.queryByRole('textbox', { name: 'Address of your installation' })).toBeNull();
    expect(form.getByRole('textbox', { name: 'Access token' })).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Service' }), 'Kutt');
    await user.type(form.getByRole('textbox', { name: 'Address of your installation' }), 'kutt.example');
    await user.type(form.getByRole('textbox', { name: 'API key' }), 'secret');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Fetch the links' }));
    await waitFor(() => expect(address()).toBe('/en/bulk/result/kutt1'));
    expect(batchApi.startImport).toHaveBeenCalledWith(
      expect.objectContaining({ service: 'kutt', address: 'kutt.example', token: 'secret', lang: 'en' }),
    );
    expect(await screen.findByText('50 links fetched so far')).toBeVisible();
  });

  it('says at the field what is missing or refused', async () => {
    const { user, form, batchApi } = await open();
    const start = () => user.click(form.getByRole('button', { name: 'Fetch the links' }));
    await start();
    expect(form.getByText('Enter the token as the service shows it.')).toBeVisible();
    expect(batchApi.startImport).not.toHaveBeenCalled();
    const fields = [{ field: 'token', code: 'batch.import-refused', message: 'refused' }];
    batchApi.startImport.mockRejectedValue(
      new ApiError({ status: 400, code: 'http.input-invalid', message: 'refused', fields }),
    );
    await user.type(form.getByRole('textbox', { name: 'Access token' }), 'wrong');
    await start();
    expect(await form.findByText(/does not accept this token/)).toBeVisible();
  });
});
