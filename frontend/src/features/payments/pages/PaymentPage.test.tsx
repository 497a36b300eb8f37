import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOrder, buildSubscribed, buildUnpaid } from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/payment?result=success&order=subscribe&plan=initial&billingCycle=monthly&externalId=ORDER1';
const member = () => knowing(buildStores(7), { country: 'TW', info: buildInfo({ groupName: 'Tea shop' }) });

async function open(order = buildOrder(), path = PATH) {
  const stores = member();
  stores.paymentsApi.order.mockResolvedValue(order);
  stores.paymentsApi.status.mockResolvedValue(buildSubscribed());
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
    const lines = { list: 39, discount: 0, waived: 0, total: 39, tax: 0 };
    stores.paymentsApi.order.mockResolvedValue(buildOrder({ currency: 'usd', lines, invoice: null }));
    await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('Tea shop', { selector: 'dd' })).toBeVisible();
    expect(screen.getAllByText('US$39')).toHaveLength(2);
    expect(screen.queryByText(/tax \(5/)).toBeNull();
  });

  it('is none of what was not paid', async () => {
    const stores = member();
    stores.paymentsApi.order.mockResolvedValue(buildUnpaid());
    await renderApp('/en/billing/receipts/ORDER1', stores);
    expect(await screen.findByText('This order has not been paid.')).toBeVisible();
  });
});
