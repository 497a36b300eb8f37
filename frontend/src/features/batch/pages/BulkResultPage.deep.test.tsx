import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { leave } from '../../../shared/leave';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildBatchOverview, buildTask } from '../../../test/fake-batch';
import { buildStarted } from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { BatchTask } from '..';

const RUNNING = { phase: 'running', status: 'inProgress', rows: 4_000, rowsRun: 1_000 } as const;
const DONE = {
  phase: 'done',
  status: 'success',
  ...{ created: 10, skipped: 1, failed: 1, rowsRun: 12 },
  ...{ undoableUntil: '2099-01-01T00:00:00.000Z', endedAt: '2026-11-20T01:01:00.000Z' },
} as const;

async function open(fields: Partial<BatchTask> = {}, stores = buildStores(7)) {
  stores.batchApi.show.mockResolvedValue(buildTask(fields));
  const app = await renderApp('/en/bulk/result/task1', stores);
  await screen.findByRole('heading', { level: 1, name: 'spring.csv' });
  return { ...app, batchApi: stores.batchApi };
}

describe('a file of links', () => {
  it('is checked while it says how far it is, and can be stopped', async () => {
    const { user, batchApi } = await open({ phase: 'checking', status: 'checking', rows: 3_000 });
    expect(screen.getByText('3,000 rows checked so far')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    batchApi.show.mockResolvedValue(buildTask({ phase: 'aborted', status: 'failed' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(batchApi.abort).toHaveBeenCalledWith('task1');
    expect(await screen.findByRole('heading', { name: 'This file was discarded' })).toBeVisible();
  });

  it('shows what would be created and why the rest would not, and is run', async () => {
    const { user, batchApi } = await open();
    const section = within(await screen.findByRole('region', { name: '10 links can be created' }));
    expect(section.getByText('Can be created').nextElementSibling ?? section.getByText('10')).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Rows by result' }));
    const [, second] = await rows.findAllByRole('listitem');
    expect(second).toHaveTextContent(
      'Failed1 rowThis slug is taken. Try another one.First: row 4, column “Slug”https://b.tw/ · sale',
    );
    expect(await accessibilityFaults()).toEqual([]);
    batchApi.show.mockResolvedValue(buildTask(RUNNING));
    await user.click(section.getByRole('button', { name: 'Create 10 links' }));
    expect(batchApi.run).toHaveBeenCalledWith('task1');
    expect(await screen.findByText('1,000 of 4,000 rows')).toBeVisible();
  });

  it('says before it is run that the plan creates fewer links today', async () => {
    const stores = buildStores(7);
    stores.billingApi.usage.mockResolvedValue(buildUsage('free', { batchLinks: 9_995 }));
    stores.batchApi.overview.mockResolvedValue(buildBatchOverview({ price: 100 }));
    await open({}, stores);
    expect(await screen.findByText(/The plan creates 5 more today\./)).toBeVisible();
  });

  it('can be paid for, so that it need not wait', async () => {
    const to = jest.spyOn(leave, 'to').mockReturnValue();
    const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: 2 }) });
    stores.batchApi.overview.mockResolvedValue(buildBatchOverview({ price: 100 }));
    stores.paymentsApi.start.mockResolvedValue(
      buildStarted({ paymentType: 'linePay', url: 'https://pay.line.test/', data: null }),
    );
    const { user, batchApi } = await open({}, stores);
    await user.click(await screen.findByRole('button', { name: 'Create all at once for NT$100' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create all links at once' }));
    expect(await dialog.findByRole('radio', { name: /LINE Pay/ })).toBeChecked();
    expect(batchApi.unlock).toHaveBeenCalledWith('task1');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pay NT$100' }));
    expect(stores.paymentsApi.start).toHaveBeenCalledWith('ORDER1', 'linePay');
    expect(await screen.findByRole('heading', { level: 1, name: /LINE Pay/ })).toBeVisible();
    expect(to).toHaveBeenCalledWith('https://pay.line.test/');
  });

  it('is paid for by admins, and where payments are taken', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: 1 }) });
    stores.batchApi.overview.mockResolvedValue(buildBatchOverview({ price: 100 }));
    await open({}, stores);
    await screen.findByText(/The plan creates/);
    expect(screen.queryByRole('button', { name: /Create all at once/ })).toBeNull();
  });

  it('says why it cannot be paid for', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: 2 }) });
    stores.batchApi.overview.mockResolvedValue(buildBatchOverview({ price: 4, currency: 'usd' }));
    stores.batchApi.unlock.mockRejectedValue(
      new ApiError({ status: 409, code: 'payments.currency-not-offered', message: '' }),
    );
    const { user } = await open({}, stores);
    await user.click(await screen.findByRole('button', { name: /Create all at once/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no way to pay this here.');
  });

  it('is run while it can be left, and says where it is', async () => {
    await open(RUNNING);
    const meter = screen.getByRole('meter', { name: '25%' });
    expect(meter).toHaveAttribute('aria-valuetext', '1,000 of 4,000 rows');
    expect(screen.getByText(/we email you when it is done/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when a paused one goes on', async () => {
    await open({ ...RUNNING, phase: 'paused', resumesAt: '2026-11-21T16:00:00.000Z' });
    expect(screen.getByText(/The rest is created from .*21 Nov 2026|22 Nov 2026/)).toBeVisible();
  });

  it('says what a paused one waits for when more links tomorrow are not enough', async () => {
    const failure = { code: 'batch.member-barred', row: null };
    await open({ ...RUNNING, phase: 'paused', resumesAt: '2026-11-21T16:00:00.000Z', failure });
    expect(
      screen.getByText(/may not create links at present\. The rest waits and is tried again/),
    ).toBeVisible();
  });

  it('is saved, and undone after a question', async () => {
    const saved = jest.fn<undefined, [string]>();
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    const { user, batchApi } = await open(DONE);
    const section = within(screen.getByRole('region', { name: '10 links created' }));
    await user.click(section.getByRole('button', { name: 'Download for Excel' }));
    expect(batchApi.results).toHaveBeenCalledWith('task1', 'xlsx', 'en');
    expect(saved).toHaveBeenCalledWith('spring-linklet.xlsx');
    jest.restoreAllMocks();
    expect(section.getByRole('link', { name: 'See your links' })).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo 10 links?' }));
    batchApi.show.mockResolvedValue(buildTask({ ...DONE, phase: 'undone', undone: 9, undoableUntil: null }));
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(batchApi.undo).toHaveBeenCalledWith('task1');
    expect(await screen.findByRole('region', { name: '9 links moved to the trash' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is offered as CSV alone when it is too long for a workbook, and cannot be undone for ever', async () => {
    await open({ ...DONE, rows: 60_000, undoableUntil: '2026-11-21T01:01:00.000Z' });
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download for Excel' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [{ code: 'batch.row-too-long', row: 17 }, /Row 17 of the file: This row is longer than 64 kB/],
    [{ code: 'batch.member-gone', row: null }, /has left the group/],
  ])('says why it failed, and where: %o', async (failure, text) => {
    await open({ phase: 'failed', status: 'failed', failure });
    const section = screen.getByRole('region', { name: 'This file cannot be used' });
    expect(section).toHaveTextContent(text);
  });

  it('says that somebody else was faster, and shows what it is now', async () => {
    const { user, batchApi } = await open();
    batchApi.run.mockRejectedValue(new ApiError({ status: 409, code: 'batch.wrong-phase', message: '' }));
    await user.click(await screen.findByRole('button', { name: 'Create 10 links' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else was faster');
  });

  it('speaks of reasons without a text of their own as the server does', async () => {
    const stores = buildStores(7);
    const group = { ...buildBatchOverview().groups[1], code: 'links.new-reason', message: 'No such thing.' };
    stores.batchApi.overview.mockResolvedValue({ ...buildBatchOverview(), groups: [group] });
    await open({}, stores);
    expect(await screen.findByText('No such thing.')).toHaveAttribute('lang', 'en');
  });

  it('of nobody’s leads back', async () => {
    const stores = buildStores(7);
    stores.batchApi.show.mockRejectedValue(
      new ApiError({ status: 404, code: 'batch.task-does-not-exist', message: '' }),
    );
    const { address } = await renderApp('/en/bulk/result/unknown', stores);
    await waitFor(() => expect(address()).toBe('/en/bulk'));
  });

  it('can only be looked at by whoever may only read', async () => {
    await open({}, knowing(buildStores(7), { info: buildInfo({ isReadOnly: true }) }));
    expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create 10 links' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upload another file' })).toBeNull();
  });
});
