import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOrderRefunds } from '../../../test/fake-billing-desk';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const ORDER = '/en/admin/billing/orders/ORDER1';

async function open() {
  const stores = knowing(buildStores(7), { info: buildInfo({ isAdmin: true }) });
  const app = await renderApp(ORDER, stores);
  await screen.findByRole('region', { name: 'Refunds' });
  return { ...app, api: stores.billingDeskApi };
}

const REFUND = {
  number: 'R1',
  amount: 100,
  currency: 'ntd',
  state: 'waiting',
  cause: 'granted',
  reason: 'Too slow',
  requestedBy: 7,
  createdTime: '2026-11-24T00:00:00.000Z',
  doneTime: null,
  nextTime: null,
  failure: null,
  reference: null,
  allowanceNumber: null,
} as const;

describe('giving back what was paid for an order', () => {
  it('takes a part with a reason, and says beside the field what is too much', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '551');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too slow');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText(/Enter an amount up to what is left/)).toBeVisible();
    expect(api.refund).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '100');
    await user.click(dialog.getByRole('switch', { name: 'End the subscription now' }));
    api.refund.mockResolvedValue(buildOrderRefunds({ refunds: [REFUND], left: 450 }));
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('NT$450 can still be refunded.')).toBeVisible();
    expect(screen.getByText(/NT\$100 · under way · .* · Too slow/)).toBeVisible();
    const input = { amount: 100, endSubscription: true, reason: 'Too slow' };
    expect(api.refund).toHaveBeenCalledWith('ORDER1', input);
  });

  it('takes all that is left when no amount is given', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong plan{Enter}');
    expect(await screen.findByText('Nothing has been refunded.')).toBeVisible();
    expect(api.refund).toHaveBeenCalledWith('ORDER1', { endSubscription: false, reason: 'Wrong plan' });
  });
});

describe('going on with a refund that is stuck', () => {
  it('notes that the money was transferred by hand, and says why it cannot', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ isAdmin: true }) });
    const api = stores.billingDeskApi;
    const stuck = buildOrderRefunds({ refunds: [{ ...REFUND, state: 'stuck', failure: 'TRA1' }], left: 0 });
    api.refunds.mockResolvedValue(stuck);
    const { user } = await renderApp(ORDER, stores);
    await user.click(await screen.findByRole('button', { name: 'Settle this refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle this refund' }));
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'What to do' }),
      'The money was transferred by hand',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bank transfer');
    expect(await accessibilityFaults()).toEqual([]);
    api.settleRefund.mockRejectedValueOnce(refusal('payments.refund-not-stuck', undefined, 409));
    await user.click(dialog.getByRole('button', { name: 'Settle this refund' }));
    expect(await dialog.findByText('This refund does not wait for a person.')).toBeVisible();
    api.settleRefund.mockResolvedValue(
      buildOrderRefunds({ refunds: [{ ...REFUND, state: 'done' }], left: 0 }),
    );
    await user.click(dialog.getByRole('button', { name: 'Settle this refund' }));
    expect(await screen.findByText(/NT\$100 · refunded · /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Settle this refund' })).toBeNull();
    const step = { action: 'settle', reason: 'Bank transfer' };
    expect(api.settleRefund).toHaveBeenLastCalledWith('ORDER1', 'R1', step);
  });
});

describe('going on with the invoice of an order', () => {
  it('issues an allowance, and says why it cannot', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Settle the invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle the invoice' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Issue an allowance');
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '100');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Refunded');
    api.settleInvoice.mockRejectedValueOnce(refusal('payments.invoice-not-waiting', undefined, 409));
    await user.click(dialog.getByRole('button', { name: 'Settle the invoice' }));
    expect(await dialog.findByText('This invoice does not wait for that.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Settle the invoice' }));
    await screen.findByRole('region', { name: 'Refunds' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const step = { action: 'allowance', amount: 100, reason: 'Refunded' };
    expect(api.settleInvoice).toHaveBeenLastCalledWith('ORDER1', step);
  });
});
