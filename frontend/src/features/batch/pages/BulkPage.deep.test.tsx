import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildFilePreview, buildTask, NO_TASKS } from '../../../test/fake-batch';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';

const table = () => new File(['URL,Name,Other\nhttps://a.tw/,A,x'], 'spring.csv', { type: 'text/csv' });

async function open(stores = buildStores(7), path = '/en/bulk') {
  const app = await renderApp(path, stores);
  return { ...app, batchApi: stores.batchApi };
}

async function choose(stores = buildStores(7)) {
  const app = await open(stores);
  await app.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), table());
  return app;
}

describe('the page for many links at once', () => {
  it('says to visitors what it does, and lets them log in', async () => {
    await open(buildStores());
    expect(screen.getByRole('heading', { level: 1, name: 'Shorten in bulk' })).toBeVisible();
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    expect(way).toHaveAttribute('href', '/en/login?redirect_to=%2Fbulk');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads to the file that is under way', async () => {
    const stores = buildStores(7);
    const running = buildTask({ externalId: 'busy', phase: 'running', status: 'inProgress' });
    stores.batchApi.tasks.mockResolvedValue({ ...NO_TASKS, inProgress: [running], success: [buildTask()] });
    stores.batchApi.show.mockResolvedValue(running);
    const { address } = await open(stores);
    await waitFor(() => expect(address()).toBe('/en/bulk/result/busy'));
  });

  it('takes another file although one went well, when it is asked to', async () => {
    const stores = buildStores(7);
    stores.batchApi.tasks.mockResolvedValue({ ...NO_TASKS, success: [buildTask()] });
    await open(stores, '/en/bulk?new');
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    const files = within(screen.getByRole('region', { name: 'Your files' }));
    expect(await files.findByRole('link', { name: 'spring.csv' })).toHaveAttribute(
      'href',
      '/en/bulk/result/task1',
    );
    expect(files.getByText('Checked')).toBeVisible();
  });

  it('shows how a file is read, and sends it with what was chosen', async () => {
    const { user, batchApi, address } = await choose();
    expect(screen.getByText('spring.csv · 32B')).toBeVisible();
    const region = within(await screen.findByRole('region', { name: 'Columns' }));
    expect(region.getByText('https://a.tw/')).toBeVisible();
    await user.selectOptions(region.getByRole('combobox', { name: 'Content of column Other' }), 'Note');
    await user.selectOptions(
      region.getByRole('combobox', { name: 'Content of column Name' }),
      'Do not import',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(batchApi.start).toHaveBeenCalledWith(
      expect.objectContaining({
        mapping: expect.objectContaining({ url: 0, note: 2, title: null }) as unknown,
        ...{ domain: '', tags: [], utmFormat: '', expireTime: '', lang: 'en' },
      }),
    );
    await waitFor(() => expect(address()).toBe('/en/bulk/result/task1'));
  });

  it('gives all links of a file tags, campaign parameters and an end', async () => {
    const { user, batchApi } = await choose();
    await user.click(await screen.findByRole('heading', { name: 'For all links' }));
    unfold();
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'spring');
    await user.type(screen.getByRole('textbox', { name: 'Source' }), 'news letter');
    const day = screen.getByLabelText('Last day');
    await user.type(day, '2027-01-31');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(batchApi.start).toHaveBeenCalledWith(
      expect.objectContaining({
        tags: ['spring'],
        utmFormat: 'utm_source=news+letter',
        expireTime: new Date('2027-01-31T23:59:59.999').toISOString(),
      }),
    );
  });

  it('asks for the column of the addresses before it sends anything', async () => {
    const { user, batchApi } = await choose();
    const column = await screen.findByRole('combobox', { name: 'Content of column URL' });
    await user.selectOptions(column, 'Do not import');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Choose the column that contains the destination URLs.',
    );
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(batchApi.start).not.toHaveBeenCalled();
  });

  it('tells what another service has exported', async () => {
    const stores = buildStores(7);
    stores.batchApi.preview.mockResolvedValue(buildFilePreview({ source: 'shortio' }));
    await choose(stores);
    expect(await screen.findByText(/This is an export of Short\.io\./)).toBeVisible();
  });

  it.each([
    ['batch.file-encoding', /not in UTF-8/],
    ['batch.file-kind', /Save it as CSV/],
    ['http.file-too-large', /larger than 32 MB/],
  ])('says what is wrong with a file: %s', async (code, text) => {
    const stores = buildStores(7);
    stores.batchApi.preview.mockRejectedValue(
      new ApiError({ status: 400, code: 'http.validation', message: '', fields: [{ field: 'file', code }] }),
    );
    await choose(stores);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Check the file' })).toBeNull();
  });

  it('takes no file from whoever may only read', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ isReadOnly: true }) });
    await open(stores);
    expect(await screen.findByText(/Files that you upload appear here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  });
});
