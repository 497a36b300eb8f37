import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildPayment, buildStatus, buildSubscribed } from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

type Stores = ReturnType<typeof buildStores>;

const as = (info: Parameters<typeof buildInfo>[0] = {}) =>
  knowing(buildStores(7), { country: 'TW', info: buildInfo({ groupName: 'Tea shop', ...info }) });
const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

async function open(status = buildSubscribed(), stores: Stores = as()) {
  stores.paymentsApi.status.mockResolvedValue(status);
  const rendered = await renderApp('/en/billing', stores);
  const card = within(await screen.findByRole('region', { name: 'Subscription' }));
  return { ...rendered, card };
}

describe('the page of billing', () => {
  it('tells what is paid for, by what, and what is charged next', async () => {
    const { card } = await open();
    expect(card.getByText('Initial')).toBeVisible();
    expect(card.getByText('Active')).toBeVisible();
    expect(card.getByText('NT$550 on 24 December 2026')).toBeVisible();
    expect(card.getByText('Credit card •••• 1111')).toBeVisible();
    expect(document.title).toBe('Billing · Linklet');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads groups that pay for nothing to the plans', async () => {
    const { card } = await open(buildStatus());
    expect(card.getByText('This group has no subscription.')).toBeVisible();
    expect(card.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute('href', '/en/pricing');
    expect(await screen.findByText('Nothing has been paid yet.')).toBeVisible();
  });

  it('says so where nothing is sold, and of a plan that was a gift', async () => {
    const { card } = await open(
      buildStatus({ paymentTypes: [] }),
      as({ planLevel: 3, displayPlan: 'Classic' }),
    );
    expect(card.getByText(/It was given the plan Classic, which costs nothing/)).toBeVisible();
    expect(card.getByText('Plans cannot be purchased on this site at the moment.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Invoice details' })).toBeNull();
  });

  it.each([
    [buildSubscribed({ state: 'due' }), /^The next payment is under way/],
    [
      buildSubscribed({
        state: 'pastDue',
        paymentWithInvalidCard: [
          { target: 'premium_plan', name: 'initial', expiredDate: '2026-12-31T04:00:00.000Z' },
        ],
      }),
      /^The last payment failed. The plan stays until 31 December 2026/,
    ],
    [
      buildSubscribed({ state: 'cancelled', nextCharge: null }),
      /^Cancelled. The plan stays until 24 December 2026; nothing more is charged/,
    ],
  ])('explains a subscription that is not simply active', async (status, note) => {
    const { card } = await open(status);
    expect(card.getByText(note)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('cancels with a reason, says what stays, and takes it back', async () => {
    const stores = as();
    const { user, card } = await open(buildSubscribed(), stores);
    await user.click(card.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription?' }));
    expect(dialog.getByText(/^Initial stays until 24 December 2026/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Too expensive' }));
    await user.type(dialog.getByLabelText(/Anything to add/), 'Sorry');
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(stores.paymentsApi.cancel).toHaveBeenCalledWith('tooExpensive: Sorry'));
    expect(await card.findByText('Cancelled')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Resume subscription' }));
    expect(await card.findByText('Active')).toBeVisible();
    expect(stores.paymentsApi.resume).toHaveBeenCalledTimes(1);
  });

  it('says why a subscription cannot be resumed', async () => {
    const stores = as();
    stores.paymentsApi.resume.mockRejectedValue(
      new ApiError({ status: 409, code: 'payments.cannot-resume', message: '' }),
    );
    const { user, card } = await open(buildSubscribed({ state: 'cancelled', nextCharge: null }), stores);
    await user.click(card.getByRole('button', { name: 'Resume subscription' }));
    expect(await card.findByRole('alert')).toHaveTextContent(/^This subscription cannot be resumed/);
  });

  it('lists payments with their invoices and receipts, and older ones on demand', async () => {
    const stores = as();
    const invoice = { state: 'voided', number: 'AB00000001', date: '2026-10-24' } as const;
    stores.paymentsApi.payments
      .mockResolvedValueOnce({ payments: [buildPayment({ operation: 'renew' })], start: '9' })
      .mockResolvedValueOnce({
        payments: [buildPayment({ externalId: 'ORDER0', paymentType: 'linePay', card: null, invoice })],
        start: null,
      });
    const { user } = await open(buildSubscribed(), stores);
    const list = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(list.getByText('Initial, monthly (renewal)')).toBeVisible();
    expect(list.getByText('Paid · Credit card •••• 1111 · Invoice AB12345678')).toBeVisible();
    expect(list.getByRole('link', { name: 'Receipt of 24 Nov 2026' })).toHaveAttribute(
      'href',
      '/en/billing/receipts/ORDER1',
    );
    await user.click(screen.getByRole('button', { name: 'Show older payments' }));
    expect(await list.findByText('Paid · LINE Pay · Invoice AB00000001 (voided)')).toBeVisible();
    expect(stores.paymentsApi.payments).toHaveBeenLastCalledWith('9');
    expect(screen.queryByRole('button', { name: 'Show older payments' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('saves whom invoices are for', async () => {
    const stores = as();
    const { user } = await open(buildSubscribed(), stores);
    const section = within(screen.getByRole('region', { name: 'Invoice details' }));
    await user.selectOptions(section.getByLabelText('Type of invoice'), 'Carrier (mobile barcode)');
    await user.type(section.getByLabelText('Carrier'), 'nothing');
    await user.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByText(/^Enter a mobile barcode/)).toBeVisible();
    await user.clear(section.getByLabelText('Carrier'));
    await user.type(section.getByLabelText('Carrier'), '/ABC+123');
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stores.paymentsApi.saveInvoice).toHaveBeenCalledWith({ type: 'einvoice', einvoice: '/ABC+123' }),
    );
  });

  it('shows general members the plan and the payments, and nothing to change', async () => {
    const stores = as({ groupLevel: 1 });
    stores.paymentsApi.payments.mockResolvedValue({
      payments: [buildPayment({ card: null, invoice: null })],
      start: null,
    });
    const { card } = await open(buildSubscribed({ card: null, invoice: null }), stores);
    expect(card.getByText('Only admins of the group can change the subscription.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    expect(await screen.findByText('Paid · Credit card')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Receipt/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Invoice details' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so when it cannot be reached, and tries again', async () => {
    const stores = as();
    stores.paymentsApi.status.mockRejectedValueOnce(offline);
    const { user } = await renderApp('/en/billing', stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This group has no subscription.')).toBeVisible();
  });
});
