import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import {
  buildChangePreview,
  buildPayment,
  buildStarted,
  buildStatus,
  buildSubscribed,
} from '../../../test/fake-payments';
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
const PAST_DUE = buildSubscribed({
  state: 'pastDue',
  paymentWithInvalidCard: [
    { target: 'premium_plan', name: 'initial', expiredDate: '2026-12-31T04:00:00.000Z' },
  ],
});

describe('the page of billing', () => {
  beforeEach(() => {
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

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
    [PAST_DUE, /^The last payment failed. The plan stays until 31 December 2026/],
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
    // The button that it began with is gone.
    await waitFor(() => expect(card.getByRole('group', { name: 'Subscription' })).toHaveFocus());
    await user.click(card.getByRole('button', { name: 'Resume subscription' }));
    expect(await card.findByText('Active')).toBeVisible();
    expect(card.getByRole('group', { name: 'Subscription' })).toHaveFocus();
    expect(stores.paymentsApi.resume).toHaveBeenCalledTimes(1);
  });

  it('changes to a bigger plan: what is paid now, from top to bottom, and the way to pay it', async () => {
    const stores = as();
    const { user, card } = await open(buildSubscribed(), stores);
    await user.click(card.getByRole('button', { name: 'Change plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
    expect(dialog.getByText('Choose another plan or billing cycle to see what it costs.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change to Initial' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: /^Classic/ }));
    expect(stores.paymentsApi.previewChange).toHaveBeenCalledWith({ plan: 'classic', cycle: 'monthly' });
    expect(await dialog.findByText('-NT$183')).toBeVisible();
    expect(
      dialog.getByText(/^Classic starts today. Next charge: NT\$1,980 on 24 December 2026/),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /LINE Pay/ }));
    await user.click(dialog.getByRole('button', { name: 'Pay NT$477' }));
    const choice = { plan: 'classic', cycle: 'monthly' };
    expect(stores.paymentsApi.change).toHaveBeenCalledWith('upgrade', choice, 'linePay');
    expect(await screen.findByRole('button', { name: /^Continue to/ })).toBeVisible();
  });

  it('schedules a smaller plan, tells of it, and withdraws it', async () => {
    const stores = as();
    const scheduledChange = { plan: 'personal', billingCycle: 'monthly', date: '2026-12-24' } as const;
    const nothing = { list: 0, discount: 0, credit: 0, waived: 0, total: 0, tax: 0 };
    stores.paymentsApi.previewChange.mockResolvedValue(
      buildChangePreview({
        ...{ kind: 'degrade', plan: 'personal', effectiveDate: '2026-12-24', lines: nothing },
        nextCharge: { date: '2026-12-24', amount: 299, currency: 'ntd' },
      }),
    );
    stores.paymentsApi.change.mockResolvedValue(
      buildStarted({ ...{ paymentRequired: false, externalId: null, url: null, data: null } }),
    );
    const { user, card } = await open(buildSubscribed(), stores);
    await user.click(card.getByRole('button', { name: 'Change plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
    await user.click(await dialog.findByRole('radio', { name: /^Personal/ }));
    expect(await dialog.findByText(/^Nothing is charged now/)).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'What changes with Personal' })).toBeVisible();
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed({ scheduledChange }));
    await user.click(dialog.getByRole('button', { name: 'Change to Personal' }));
    expect(await card.findByText('From 24 December 2026: Personal, billed monthly.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Change plan' })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed());
    await user.click(card.getByRole('button', { name: 'Withdraw this change' }));
    await waitFor(() => expect(card.queryByText(/^From 24 December/)).toBeNull());
    expect(stores.paymentsApi.withdrawChange).toHaveBeenCalledTimes(1);
    expect(card.getByRole('group', { name: 'Subscription' })).toHaveFocus();
  });

  it('opens the change that its address names, and says why it cannot be made', async () => {
    const stores = as();
    const yearlyOnly = { field: 'billingCycle', code: 'payments.yearly-only', message: '' };
    stores.paymentsApi.previewChange.mockRejectedValue(
      new ApiError({ status: 400, code: 'payments.yearly-only', message: '', fields: [yearlyOnly] }),
    );
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed({ currentBillingCycle: 'yearly' }));
    await renderApp('/en/billing?change=classic&cycle=monthly', stores);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
    expect(await dialog.findByText(/^While this year is paid for/)).toBeVisible();
  });

  it('changes the card at newebPay', async () => {
    const stores = as();
    const { user, card } = await open(buildSubscribed(), stores);
    await user.click(card.getByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change card' }));
    expect(dialog.getByText(/NT\$10 are reserved to check the card/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Go to newebPay' }));
    expect(stores.paymentsApi.changeCard).toHaveBeenCalledWith('newebPay');
  });

  it('lets what is past due be paid in another way', async () => {
    const stores = as();
    const { user, card } = await open(PAST_DUE, stores);
    await user.click(card.getByRole('button', { name: 'Pay NT$550 now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay the open amount' }));
    await user.click(dialog.getByRole('radio', { name: /LINE Pay/ }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pay NT$550' }));
    expect(stores.paymentsApi.changeCard).toHaveBeenCalledWith('linePay');
  });

  it('lists the payments of a year, or those that were refunded', async () => {
    const stores = as();
    stores.paymentsApi.payments.mockResolvedValue({ payments: [buildPayment()], start: null });
    const { user } = await open(buildSubscribed(), stores);
    const filters = within(await screen.findByRole('group', { name: 'Which payments' }));
    stores.paymentsApi.payments.mockResolvedValue({ payments: [], start: null });
    await user.click(filters.getByRole('button', { name: 'Refunded' }));
    expect(stores.paymentsApi.payments).toHaveBeenLastCalledWith('refunded', null);
    expect(await screen.findByText('No payments here.')).toBeVisible();
    const year = new Date().getFullYear();
    await user.click(filters.getByRole('button', { name: String(year) }));
    expect(stores.paymentsApi.payments).toHaveBeenLastCalledWith(year, null);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ends what is past due at once, and leads to the plans', async () => {
    const stores = as();
    stores.paymentsApi.cancel.mockResolvedValueOnce(buildStatus());
    const { user, card } = await open(PAST_DUE, stores);
    expect(card.getByText('Failed payment')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription?' }));
    expect(dialog.getByText(/^Initial ends now, because its last payment failed/)).toBeVisible();
    expect(dialog.queryByText(/stays until/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await card.findByRole('link', { name: 'See plans and prices' })).toBeVisible();
    expect(await screen.findByText('Subscription ended.')).toBeInTheDocument();
  });

  it('offers to go on in another group that its address names', async () => {
    const stores = as();
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 71, name: '茶行', isAdmin: true, isHome: false, memberCount: 4 },
    ]);
    await renderApp('/en/billing?group=71', stores);
    expect(await screen.findByRole('button', { name: 'Switch to 茶行' })).toBeVisible();
    expect(stores.paymentsApi.status).not.toHaveBeenCalled();
  });

  it('leads to the gateway where a resumed subscription needs a new mandate', async () => {
    const stores = as();
    stores.paymentsApi.resume.mockResolvedValue(buildStarted());
    const { user, card } = await open(buildSubscribed({ state: 'cancelled', nextCharge: null }), stores);
    await user.click(card.getByRole('button', { name: 'Resume subscription' }));
    expect(await screen.findByRole('button', { name: /^Continue to/ })).toBeVisible();
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
    expect(stores.paymentsApi.payments).toHaveBeenLastCalledWith('all', '9');
    expect(screen.queryByRole('button', { name: 'Show older payments' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists what went back of a payment, and what is on its way', async () => {
    const stores = as();
    const refunds = [
      {
        state: 'done' as const,
        amount: 100,
        createdTime: '2026-11-25T04:00:00.000Z',
        doneTime: '2026-11-26T04:00:00.000Z',
        allowanceNumber: 'A26112600000001',
      },
      {
        state: 'pending' as const,
        amount: 50,
        createdTime: '2026-11-26T04:00:00.000Z',
        doneTime: null,
        allowanceNumber: null,
      },
    ];
    stores.paymentsApi.payments.mockResolvedValue({ payments: [buildPayment({ refunds })], start: null });
    await open(buildSubscribed(), stores);
    const list = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(list.getByText(/^Refunded NT\$100 on 26 Nov 2026 · Allowance A26112600000001$/)).toBeVisible();
    expect(list.getByText(/^Refund of NT\$50 under way$/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('saves whom invoices are for', async () => {
    const stores = as();
    const { user } = await open(buildSubscribed(), stores);
    const section = within(screen.getByRole('region', { name: 'Invoice details' }));
    await user.click(section.getByRole('radio', { name: 'Carrier (mobile barcode)' }));
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
