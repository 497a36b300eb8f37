import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOrder, buildSubscribed, buildUnpaid } from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/payment?result=success&order=subscribe&plan=initial&billingCycle=monthly&externalId=ORDER1';
const member = () => knowing(buildStores(7), { country: 'TW', info: buildInfo({ groupName: 'Tea shop' }) });

const NOTHING = { list: 0, discount: 0, credit: 0, waived: 0, total: 0, tax: 0 };
const SCHEDULED = buildSubscribed({
  scheduledChange: { plan: 'personal', billingCycle: 'monthly', date: '2026-12-24' },
});

async function open(order = buildOrder(), path = PATH, status = buildSubscribed()) {
  const stores = member();
  stores.paymentsApi.order.mockResolvedValue(order);
  stores.paymentsApi.status.mockResolvedValue(status);
  return renderApp(path, stores);
}

describe('the result of a payment', () => {
  it('says what the group has now, until when, and by which invoice', async () => {
    const { session } = await open();
    expect(await screen.findByRole('heading', { name: 'Initial is active' })).toBeVisible();
    expect(screen.getByText('NT$550 · Credit card •••• 1111')).toBeVisible();
    expect(await screen.findByText('24 December 2026')).toBeVisible();
    expect(screen.getByText('AB12345678')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      '/en/billing/receipts/ORDER1',
    );
    // What everything else shows of the plan was asked for again.
    await waitFor(() => expect(session.info?.groupName).toBe('Mei'));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('of a file leads back to it, and says nothing of the plan', async () => {
    await open(
      buildOrder({ operation: 'buy', purchaseTarget: 'batch', plan: 'TASK1', billingCycle: 'once' }),
      '/en/payment?result=success&order=batch&externalId=ORDER1',
    );
    expect(await screen.findByRole('heading', { name: 'The file is unlocked' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the file' })).toHaveAttribute(
      'href',
      '/en/bulk/result/TASK1',
    );
    expect(screen.queryByText('Paid until')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('of a domain says that it is being registered, leads to the domains, and says nothing of the plan', async () => {
    await open(
      buildOrder({ purchaseTarget: 'domain', plan: 'tea.com', billingCycle: 'yearly' }),
      '/en/payment?result=success&order=reserveBSD&externalId=ORDER1',
    );
    expect(await screen.findByRole('heading', { name: 'tea.com is paid' })).toBeVisible();
    expect(screen.getByText(/^Thank you. tea.com is being registered for/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your domains' })).toHaveAttribute('href', '/en/domain');
    expect(screen.queryByText('Paid until')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('that failed for a domain leads back to the domains', async () => {
    await open(buildUnpaid({ result: 'failed', reason: '05', purchaseTarget: 'domain', plan: 'tea.com' }));
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/domain');
  });

  it('that failed for a file leads back to it', async () => {
    await open(
      buildUnpaid({
        ...{ result: 'failed', reason: '05', operation: 'buy', purchaseTarget: 'batch' },
        ...{ plan: 'TASK1', billingCycle: 'once' },
      }),
    );
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/en/bulk/result/TASK1',
    );
  });

  it('waits whatever the address says, until the server knows of money', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { paymentsApi } = await open(buildUnpaid());
      expect(await screen.findByRole('heading', { name: 'Waiting for the payment' })).toBeVisible();
      paymentsApi.order.mockResolvedValue(buildOrder());
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(await screen.findByRole('heading', { name: 'Initial is active' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends those who wait for long a mail, and lets them look again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { paymentsApi } = await open(buildUnpaid());
      await screen.findByRole('heading', { name: 'Waiting for the payment' });
      await act(() => jest.advanceTimersByTimeAsync(70_000));
      expect(await screen.findByText(/we send you an email/)).toBeVisible();
      expect(paymentsApi.order).toHaveBeenCalledTimes(30);
      expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [
      buildUnpaid({ result: 'failed', reason: 'PER10034' }),
      'The payment did not go through',
      /^The bank declined the card/,
    ],
    [buildUnpaid({ result: 'failed', reason: '0121' }), 'The payment did not go through', /^You left/],
    [buildUnpaid({ result: 'expired' }), 'The order has expired', /Should a payment still arrive/],
    [buildUnpaid({ result: 'cancelled' }), 'The order was replaced', /^Another order was started/],
  ])('explains an order without money and leads back to the checkout', async (order, heading, text) => {
    await open(order);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/en/billing?plan=initial&cycle=monthly',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [
      buildOrder({ operation: 'upgrade', plan: 'classic' }),
      buildSubscribed({ currentPlan: 'classic' }),
      'Classic is active',
      /can use everything in Classic now/,
    ],
    [
      buildOrder({ operation: 'changePeriod', billingCycle: 'yearly' }),
      buildSubscribed({ currentBillingCycle: 'yearly' }),
      'Initial is now billed yearly',
      /keeps Initial, and the next charge/,
    ],
    [
      buildOrder({ operation: 'degrade', plan: 'personal', lines: NOTHING, invoice: null }),
      SCHEDULED,
      'The change is scheduled',
      'From 24 December 2026: Personal, billed monthly.',
    ],
    [
      buildOrder({ operation: 'changePeriod', lines: NOTHING, invoice: null }),
      SCHEDULED,
      'The change is scheduled',
      'From 24 December 2026: Personal, billed monthly.',
    ],
    [
      buildOrder({ operation: 'card' }),
      buildSubscribed(),
      'The open amount is paid',
      /the next charge is made in the same way/,
    ],
  ])('says what a change has done', async (order, status, heading, text) => {
    await open(order, PATH, status);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Receipt' })).toHaveLength(order.lines.total > 0 ? 1 : 0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says of another card that nothing was charged', async () => {
    await open(buildOrder({ operation: 'card', lines: NOTHING, invoice: null, card: '4242' }));
    expect(await screen.findByRole('heading', { name: 'The new card is in use' })).toBeVisible();
    expect(screen.getByText('Credit card •••• 4242')).toBeVisible();
    expect(screen.queryByText(/NT\$0/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
    expect(screen.getByRole('link', { name: /billing/i })).toHaveAttribute('href', '/en/billing');
  });

  it.each([
    [{ result: 'waiting' }, 'Waiting for the new card', /has not confirmed the card/],
    [
      { result: 'failed', reason: '54' },
      'The card was not changed',
      /^The new card has expired. Nothing was/,
    ],
    [{ result: 'expired' }, 'The card was not changed', /^No card was entered in time/],
    [{ result: 'cancelled' }, 'The card was not changed', /^Another change was started/],
  ] as const)('says that another card is not in use', async (fields, heading, text) => {
    await open(buildUnpaid({ operation: 'card', lines: NOTHING, ...fields }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('knows no order of others, and none without a number', async () => {
    const stores = member();
    stores.paymentsApi.order.mockRejectedValue(
      new ApiError({ status: 404, code: 'payments.order-does-not-exist', message: '' }),
    );
    const { unmount } = await renderApp(PATH, stores);
    expect(await screen.findByRole('heading', { name: 'No such payment' })).toBeVisible();
    unmount();
    await renderApp('/en/payment?result=success', member());
    expect(screen.getByRole('heading', { name: 'No such payment' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has guests sign in, and come back', async () => {
    const { address } = await renderApp('/en/payment?externalId=ORDER1');
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Fpayment%3FexternalId%3DORDER1'));
  });

  it('says so when it cannot be reached, and tries again', async () => {
    const stores = member();
    stores.paymentsApi.order.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'client.offline', message: '' }),
    );
    const { user } = await renderApp(PATH, stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Initial is active' })).toBeVisible();
  });
});

describe('a receipt', () => {
  it('says what was paid, when, by whom, with its tax and its invoice, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const stores = member();
    stores.paymentsApi.order.mockResolvedValue(buildOrder({ buyer: { name: 'Tea Ltd', taxId: '04595257' } }));
    const { user } = await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('Tea Ltd, tax ID 04595257')).toBeVisible();
    expect(screen.getByText('Initial, monthly')).toBeVisible();
    expect(screen.getByText('24 November 2026')).toBeVisible();
    expect(screen.getByText('Includes NT$26 tax (5 %)')).toBeVisible();
    expect(screen.getByText('AB12345678')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(await accessibilityFaults()).toEqual([]);
    print.mockRestore();
  });

  it('names the group where the invoice names nobody, in US dollars without tax', async () => {
    const stores = member();
    const lines = { list: 39, discount: 0, credit: 0, waived: 0, total: 39, tax: 0 };
    stores.paymentsApi.order.mockResolvedValue(buildOrder({ currency: 'usd', lines, invoice: null }));
    await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('Tea shop', { selector: 'dd' })).toBeVisible();
    expect(screen.getAllByText('US$39')).toHaveLength(2);
    expect(screen.queryByText(/tax \(5/)).toBeNull();
  });

  it('says what went back', async () => {
    const stores = member();
    const createdTime = '2026-11-25T04:00:00.000Z';
    const refunds = [
      { state: 'done' as const, amount: 100, createdTime, doneTime: createdTime, allowanceNumber: 'A1' },
      { state: 'pending' as const, amount: 50, createdTime, doneTime: null, allowanceNumber: null },
    ];
    stores.paymentsApi.order.mockResolvedValue(buildOrder({ refunds }));
    await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('Refunded NT$100 on 25 Nov 2026 · Allowance A1')).toBeVisible();
    expect(screen.getByText('Refund of NT$50 under way')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is none of what was not paid', async () => {
    const stores = member();
    stores.paymentsApi.order.mockResolvedValue(buildUnpaid());
    await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('This order has not been paid.')).toBeVisible();
  });
});
