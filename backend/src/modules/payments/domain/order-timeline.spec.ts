import { money } from '../../../shared/domain/money';
import { Attempt } from './attempt.entity';
import { Invoice } from './invoice.entity';
import { quoteOfCharge } from './quote';
import { Order } from './order.entity';
import { type OrderHistory, timelineOf } from './order-timeline';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 26, 4, minute));
const TOTAL = money(550, 'TWD');

function history(): OrderHistory {
  const order = new Order({
    externalId: 'ORDER',
    groupId: 1,
    payerId: 7,
    operation: 'subscribe',
    target: 'premium_plan',
    item: 'initial',
    cycle: 'monthly',
    lines: quoteOfCharge(money(550, 'TWD')),
    price: money(550, 'TWD'),
    change: null,
    couponId: null,
    invoice: '',
    createdAt: at(0),
  });
  const attempt = new Attempt({
    orderId: 1,
    number: 'LK1',
    gateway: 'newebPay',
    amount: TOTAL,
    now: at(1),
    checkAt: null,
  });
  attempt.settle({ reference: 'T1', amount: TOTAL, card: '1111' }, at(3));
  order.start('newebPay', at(1));
  order.pay(at(2));
  const names = { orderId: 1, attemptId: 1, groupId: 1 };
  const invoice = new Invoice({ ...names, total: TOTAL, number: 'I1', now: at(3) });
  invoice.send('bytes');
  invoice.issue({ invoiceNumber: 'AB12345678', randomNumber: '1234', issuedAt: at(4) }, at(4));
  return {
    order,
    attempts: [attempt],
    invoices: [invoice],
    events: [{ at: at(3), number: 'LK1', kind: 'paid', outcome: 'applied', reason: null, minor: 550 }],
    entries: [{ at: at(3), booking: 'captured:1', account: 'cash:newebPay', minor: 550, currency: 'TWD' }],
    alerts: [
      {
        id: 1,
        kind: 'refund-stuck',
        groupId: 1,
        details: {},
        openedAt: at(5),
        closedAt: at(7),
        closedBy: 9,
        closeReason: 'Done',
      },
    ],
    actions: [{ at: at(6), userId: 8, action: 'payments.refund-wanted', details: { reason: 'Asked for' } }],
  };
}

describe('what has happened to an order', () => {
  it('is found in the order of time, and of one moment as it follows', () => {
    const found = timelineOf(history()).map(({ kind, userId }) => [kind, userId]);
    expect(found).toEqual([
      ['ordered', 7],
      ['handedOver', null],
      ['paid', null],
      ['gatewayEvent', null],
      ['settled', null],
      ['booked', null],
      ['invoiceWanted', null],
      ['invoiceIssued', null],
      ['alertOpened', null],
      ['action', 8],
      ['alertClosed', 9],
    ]);
  });

  it('has the details of each step', () => {
    const events = timelineOf(history());
    expect(events.find(({ kind }) => kind === 'settled')?.details).toEqual({
      gateway: 'newebPay',
      number: 'LK1',
      reference: 'T1',
      minor: 550,
      currency: 'TWD',
      card: '1111',
    });
    expect(events.find(({ kind }) => kind === 'action')?.details).toEqual({
      action: 'payments.refund-wanted',
      reason: 'Asked for',
    });
  });

  it('names the taking back of an invoice instead of its request', () => {
    const found = history();
    found.invoices[0]?.revoke(at(8));
    const kinds = timelineOf(found).map(({ kind }) => kind);
    expect(kinds).not.toContain('invoiceWanted');
    expect(kinds.at(-1)).toBe('invoiceRevoked');
  });
});
