import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import {
  buildGroupPage,
  buildOrderPage,
  buildPaymentAlert,
  buildReconciliation,
  buildSiteCoupon,
} from '../../../test/fake-billing-desk';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { endOfGrantedDay } from '../given-plans.store';

const PATH = '/en/admin/billing';
const ORDER = `${PATH}/orders/ORDER1`;
const SEARCH = 'Person, group, order, invoice or payment number';
const REASON = 'Say why, in one line of at most 500 characters.';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const focused = (): HTMLElement | null => document.activeElement as HTMLElement | null;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the billing desk', () => {
  it.each([PATH, ORDER, `${PATH}/groups/42`])('%s is for site administrators', async (path) => {
    const { billingDeskApi } = await renderApp(path, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    for (const call of Object.values(billingDeskApi)) expect(call).not.toHaveBeenCalled();
  });

  it('finds people, groups and orders, and keeps what was asked in the address', async () => {
    const stores = admin();
    stores.billingDeskApi.find.mockResolvedValue({
      people: [{ userId: 7, email: 'mei@example.com', name: 'Mei' }],
      groups: [{ groupId: 42, name: 'Tea shop' }],
      orders: [{ ...buildOrderPage(), foundBy: 'payer' }],
    });
    const { user, address } = await renderApp(PATH, stores);
    await user.type(field(SEARCH), ' mei@example.com{Enter}');
    expect(await screen.findByText('Mei (mei@example.com), number 7')).toBeVisible();
    expect(stores.billingDeskApi.find).toHaveBeenCalledWith('mei@example.com');
    await waitFor(() => expect(address()).toBe(`${PATH}?q=mei%40example.com`));
    expect(screen.getByRole('link', { name: 'Initial, monthly' })).toHaveAttribute('href', ORDER);
    expect(screen.getByRole('link', { name: 'Tea shop, number 42' })).toHaveAttribute(
      'href',
      `${PATH}/groups/42`,
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that nothing was found, and what went wrong', async () => {
    const stores = admin();
    const { user } = await renderApp(`${PATH}?q=LK9`, stores);
    expect(await screen.findByText('Nothing found')).toBeVisible();
    stores.billingDeskApi.find.mockRejectedValue(refusal('http.unavailable', undefined, 503));
    await user.clear(field(SEARCH));
    await user.type(field(SEARCH), 'LK8{Enter}');
    expect(await screen.findByText(/Linklet is busy right now/)).toBeVisible();
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('lists alerts with what to do, and closes them with a reason', async () => {
    const stores = admin();
    const { billingDeskApi: api } = stores;
    api.alerts.mockResolvedValue({ items: [buildPaymentAlert()], start: null });
    const { user } = await renderApp(`${PATH}?view=alerts`, stores);
    expect(await screen.findByRole('heading', { name: 'Refund stuck' })).toBeVisible();
    expect(screen.getByText(/^Mend what is wrong and ask again, or transfer the money/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show order' })).toHaveAttribute('href', ORDER);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button('Close alert: Refund stuck'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close alert' }));
    await user.click(dialog.getByRole('button', { name: 'Close alert' }));
    expect(await dialog.findByText(REASON)).toBeVisible();
    expect(api.closeAlert).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid back{Enter}');
    expect(await screen.findByText('No alerts here')).toBeVisible();
    expect(api.closeAlert).toHaveBeenCalledWith(5, 'Paid back');
    // Its button is gone.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toContainElement(focused()));
  });

  it('shows who has closed an alert, and further ones', async () => {
    const stores = admin();
    const { billingDeskApi: api } = stores;
    const closed = { closedTime: '2026-11-24T00:00:00.000Z', closedBy: 'Root', closeReason: 'Paid back' };
    const { user } = await renderApp(`${PATH}?view=alerts`, stores);
    await screen.findByText('No alerts here');
    api.alerts.mockResolvedValueOnce({ items: [buildPaymentAlert(closed)], start: '5' });
    api.alerts.mockResolvedValueOnce({
      items: [buildPaymentAlert({ alertId: 4, kind: 'key-lost' })],
      start: null,
    });
    await user.click(button('Closed'));
    expect(await screen.findByText(/Closed .* by Root · Paid back/)).toBeVisible();
    await user.click(button('Show more'));
    expect(await screen.findByRole('heading', { name: 'Key lost' })).toBeVisible();
    expect(api.alerts.mock.calls).toEqual([
      ['open', null],
      ['closed', null],
      ['closed', '5'],
    ]);
  });

  it('shows what came of each day’s comparison', async () => {
    const stores = admin();
    const difference = {
      kind: 'otherAmount',
      number: 'LK1',
      externalId: 'ORDER1',
      booked: 550,
      found: 551,
      currency: 'ntd',
    } as const;
    stores.billingDeskApi.reconciliations.mockResolvedValue({
      items: [
        buildReconciliation({
          finishedTime: null,
          failure: 'newebPay answered TRA10071',
          gateway: 'linePay',
        }),
        buildReconciliation({ differences: [difference] }),
        buildReconciliation({ gateway: 'paypal', checked: 1 }),
      ],
      start: null,
    });
    await renderApp(`${PATH}?view=reconciliation`, stores);
    expect(
      await screen.findByText('The gateway could not be asked: newebPay answered TRA10071'),
    ).toBeVisible();
    expect(screen.getByText('1 difference')).toBeVisible();
    expect(screen.getByText('All agree')).toBeVisible();
    expect(screen.getByText('1 payment compared')).toBeVisible();
    expect(screen.getByRole('link', { name: 'LK1' })).toHaveAttribute('href', ORDER);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('creates coupons, and says beside the field what is wrong', async () => {
    const stores = admin();
    const { billingDeskApi: api } = stores;
    const { user } = await renderApp(`${PATH}?view=coupons`, stores);
    await user.click(button('Create coupon'));
    expect(await screen.findByText('Enter 3 to 30 letters, digits, hyphens or underscores.')).toBeVisible();
    await user.type(field('Code'), 'spring');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Discount in' }), 'US$');
    await user.type(field('Discount'), '2.50');
    await user.type(field('Number of uses'), '7');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-01-31' } });
    expect(await accessibilityFaults()).toEqual([]);
    api.addCoupon.mockRejectedValueOnce(refusal('payments.coupon-code-taken', 'code', 409));
    await user.click(button('Create coupon'));
    expect(await screen.findByText('There is a coupon with this code already.')).toBeVisible();
    api.coupons.mockResolvedValue({ items: [buildSiteCoupon({ maxUses: 7 })], start: null });
    await user.type(field('Code'), '2');
    await user.click(button('Create coupon'));
    expect(await screen.findByRole('heading', { name: 'SPRING' })).toBeVisible();
    expect(screen.getByText('10% off · 3 of 7 used · Initial')).toBeVisible();
    expect(api.addCoupon).toHaveBeenLastCalledWith({
      code: 'spring2',
      amountOff: 2.5,
      currency: 'usd',
      maxUses: 7,
      validUntil: endOfGrantedDay('2030-01-31'),
    });
    expect(field('Code')).toHaveValue('');
  });
});

describe('an order at the billing desk', () => {
  it('answers what happened to a payment on one screen', async () => {
    await renderApp(ORDER, admin());
    const list = within(await screen.findByRole('list', { name: 'What happened' }));
    const steps = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const [index, words] of [
      [0, 'Ordered'],
      [0, 'by mei@example.com · Amount: NT$550'],
      [1, 'Message from the gateway'],
      [2, 'Money received'],
      [2, 'Reference: T1'],
      [3, 'Invoice issued'],
    ] as const) {
      expect(steps[index]).toContain(words);
    }
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('Mei (mei@example.com)')).toBeVisible();
    expect(summary.getByText('AB12345678 · issued')).toBeVisible();
    expect(summary.getByText(/active, paid until 23 Dec 2026/)).toBeVisible();
    expect(summary.getByText('P1: charges')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give a plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('marks an unpaid order as paid, with the reference and a reason', async () => {
    const stores = admin();
    const { billingDeskApi: api } = stores;
    const open = { state: 'expired', isPayableByHand: true, subscription: null, invoices: [] };
    api.order.mockResolvedValue(buildOrderPage(open));
    const { user } = await renderApp(ORDER, stores);
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText(REASON)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reference of the payment' }), 'HNCB 42');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Transferred');
    api.markPaid.mockRejectedValueOnce(refusal('payments.order-not-payable', undefined, 409));
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText(/This order cannot be marked as paid/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.markPaid).toHaveBeenLastCalledWith('ORDER1', { reference: 'HNCB 42', reason: 'Transferred' });
  });

  it('loads the order again when one of its alerts is closed', async () => {
    const stores = admin();
    const { billingDeskApi: api } = stores;
    api.order.mockResolvedValueOnce(buildOrderPage({ alerts: [buildPaymentAlert()] }));
    const { user } = await renderApp(ORDER, stores);
    await user.click(await screen.findByRole('button', { name: 'Close alert: Refund stuck' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Done{Enter}');
    await screen.findByRole('list', { name: 'What happened' });
    expect(api.order).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('heading', { name: 'Refund stuck' })).toBeNull();
  });

  it('says that there is no such order', async () => {
    const stores = admin();
    stores.billingDeskApi.order.mockRejectedValue(refusal('payments.order-does-not-exist', undefined, 404));
    await renderApp(ORDER, stores);
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });
});

describe('a group at the billing desk', () => {
  it('shows what it may use, has ordered, and what is wrong', async () => {
    const stores = admin();
    const { subscription } = buildOrderPage();
    stores.billingDeskApi.group.mockResolvedValue(
      buildGroupPage({
        subscriptions: subscription === null ? [] : [subscription],
        orders: [buildOrderPage()],
        alerts: [buildPaymentAlert()],
      }),
    );
    await renderApp(`${PATH}/groups/42`, stores);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tea shop, number 42' })).toBeVisible();
    expect(screen.getByText('Current plan: Initial')).toBeVisible();
    expect(screen.getByText('Initial, paid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Initial, monthly' })).toHaveAttribute('href', ORDER);
    expect(screen.getByRole('heading', { name: 'Refund stuck' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
