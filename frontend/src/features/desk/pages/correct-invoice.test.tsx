import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOrderPage } from '../../../test/fake-billing-desk';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const ORDER = '/en/admin/billing/orders/ORDER1';
const BUYER = {
  type: 'einvoice',
  name: '',
  email: '',
  phone: { country: '', area: '', extension: '' },
  taxId: '',
  einvoice: '/0000000',
  welfareCode: '',
} as const;
const [INVOICE] = buildOrderPage().invoices;
const REFUSED = buildOrderPage({
  invoices: INVOICE ? [{ ...INVOICE, state: 'stuck', invoiceNumber: null, reason: 'unknown-carrier' }] : [],
  buyer: BUYER,
});

async function open(order = REFUSED) {
  const stores = knowing(buildStores(7), { info: buildInfo({ isAdmin: true }) });
  stores.billingDeskApi.order.mockResolvedValue(order);
  const app = await renderApp(ORDER, stores);
  await screen.findByRole('button', { name: 'Settle the invoice' });
  return { ...app, api: stores.billingDeskApi };
}

describe('an invoice that the provider refuses', () => {
  it('is corrected by the keyboard, with a reason, and says beside the field what is wrong', async () => {
    const { user, api } = await open();
    const button = screen.getByRole('button', { name: 'Correct the buyer' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the buyer' }));
    const carrier = dialog.getByLabelText('Carrier');
    expect(carrier).toHaveValue('/0000000');
    api.correctInvoice.mockRejectedValueOnce(refusal('payments.invoice-carrier-unknown', 'invoice.einvoice'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The buyer wrote{Enter}');
    expect(await dialog.findByText(/^There is no mobile barcode like this/)).toBeVisible();
    expect(carrier).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(carrier);
    api.order.mockResolvedValue({ ...REFUSED, buyer: null });
    await user.type(carrier, '/ABC+123{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Correct the buyer' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.correctInvoice).toHaveBeenLastCalledWith('ORDER1', {
      invoice: { type: 'einvoice', einvoice: '/ABC+123' },
      reason: 'The buyer wrote',
    });
  });

  it('is not corrected without a reason, and says when it was issued meanwhile', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Correct the buyer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the buyer' }));
    await user.click(dialog.getByRole('button', { name: 'Correct the buyer' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(api.correctInvoice).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The buyer wrote');
    api.correctInvoice.mockRejectedValueOnce(refusal('payments.invoice-not-waiting', undefined, 409));
    await user.click(dialog.getByRole('button', { name: 'Correct the buyer' }));
    expect(await dialog.findByText('This invoice does not wait for that.')).toBeVisible();
  });

  it('is tried again alone', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Settle the invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle the invoice' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Numbers assigned{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const step = { action: 'retry', reason: 'Numbers assigned' };
    expect(api.settleInvoice).toHaveBeenCalledWith('ORDER1', step);
  });
});

it('offers no correction of an invoice that was issued', async () => {
  await open(buildOrderPage());
  expect(screen.queryByRole('button', { name: 'Correct the buyer' })).toBeNull();
});
