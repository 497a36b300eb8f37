import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOrder, buildSubscribed, buildUnpaid } from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { OrderDetails } from '../payments.api';

type Unused = OrderDetails['unusedPayments'][number];

const PAYMENT = '/en/payment?result=failed&externalId=ORDER1';
const RECEIPT = '/en/billing/receipts/ORDER1';
const PROMISE = /All of it goes back the way you paid/;

const unused = (fields: Partial<Unused> = {}): Unused => ({
  reason: 'paidTwice',
  state: 'pending',
  amount: 550,
  currency: 'ntd',
  createdTime: '2026-11-25T04:00:00.000Z',
  doneTime: null,
  ...fields,
});
const back = (fields: Partial<Unused> = {}): Unused =>
  unused({ state: 'done', doneTime: '2026-11-26T04:00:00.000Z', ...fields });

async function open(order: OrderDetails, path: string): Promise<void> {
  const stores = knowing(buildStores(7), { country: 'TW', info: buildInfo({ groupName: 'Tea shop' }) });
  stores.paymentsApi.order.mockResolvedValue(order);
  stores.paymentsApi.status.mockResolvedValue(buildSubscribed());
  await renderApp(path, stores);
}

describe('the page of a payment that could not be used', () => {
  it.each<[Unused['reason'], OrderDetails['result'], RegExp]>([
    ['otherAmount', 'failed', /is not the amount of the order, so it cannot be used. The order is closed/],
    ['orderClosed', 'expired', /arrived after the order was closed/],
    ['notUsable', 'failed', /The group has what this order is for already/],
    ['notDue', 'cancelled', /Nothing was due/],
  ])('says what comes back, and why: %s', async (reason, result, why) => {
    await open(buildUnpaid({ result, unusedPayments: [unused({ reason, amount: 5 })] }), PAYMENT);
    expect(await screen.findByRole('heading', { name: 'Your payment is being refunded' })).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByText(/^Refund of NT\$5 under way · /)).toBeVisible();
    expect(screen.getByText(PROMISE)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when it is back', async () => {
    const order = buildUnpaid({ result: 'failed', unusedPayments: [back({ reason: 'otherAmount' })] });
    await open(order, PAYMENT);
    expect(await screen.findByRole('heading', { name: 'Your payment was refunded' })).toBeVisible();
    expect(screen.getByText('Refunded NT$550 on 26 Nov 2026 · not the amount of the order')).toBeVisible();
    expect(screen.queryByText(PROMISE)).toBeNull();
  });

  it('says that a second payment is refunded, in the currency that came, beside what the first has bought', async () => {
    await open(buildOrder({ unusedPayments: [unused({ amount: 39, currency: 'usd' })] }), PAYMENT);
    expect(await screen.findByRole('heading', { name: 'Initial is active' })).toBeVisible();
    expect(screen.getByText(/A further payment came for this order and is being refunded/)).toBeVisible();
    expect(screen.getByText('Refund of US$39 under way · paid twice')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the activity log', () => {
  it('says that a payment goes back, how much and why', async () => {
    const stores = buildStores(7);
    const entry = { id: 1, time: '2026-11-20T01:05:00.000Z', userId: 7, name: 'Mei', place: null };
    const details = { unused: 'paidTwice', amount: 6.5, currency: 'USD', order: 'ORDER1' };
    stores.accountApi.memberLog.mockResolvedValue({
      logs: [{ ...entry, action: 'payments.payment-unused', outcome: 'refused', details }],
      ...{ next: null, retentionDays: 3 },
    });
    await renderApp('/en/log', stores);
    expect(await screen.findByText('Paid; the payment could not be used and is refunded')).toBeVisible();
    expect(screen.getByText('US$6.50: paid twice · ORDER1')).toBeVisible();
  });
});

describe('the receipt', () => {
  it('lists a second payment with what went back', async () => {
    await open(buildOrder({ unusedPayments: [back()] }), RECEIPT);
    expect(await screen.findByText('Refunded NT$550 on 26 Nov 2026 · paid twice')).toBeVisible();
  });

  it('of an order whose payment could not be used says what goes back', async () => {
    await open(buildUnpaid({ result: 'failed', unusedPayments: [unused()] }), RECEIPT);
    expect(await screen.findByText(/could not be used and goes back/)).toBeVisible();
    expect(screen.getByText('Refund of NT$550 under way · paid twice')).toBeVisible();
    expect(screen.queryByText('This order has not been paid.')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
