import { money } from '../../../../shared/domain/money';
import { foundIn } from './line-pay-answers';

const payment = (values: object = {}) => ({
  transactionId: '2026092300000000001',
  payStatus: 'CAPTURE',
  currency: 'TWD',
  payInfo: [
    { method: 'CREDIT_CARD', amount: 500 },
    { method: 'POINT', amount: 50 },
  ],
  ...values,
});

describe('what LINE Pay says of a payment', () => {
  it.each([
    ['2026-12-22T18:10:00Z', new Date('2026-12-23T02:10:00+08:00')],
    ['soon', null],
    [undefined, null],
  ])('has its moment, where it says so: %s', (transactionDate, at) => {
    const [reference, amount] = ['2026092300000000001', money(550, 'TWD')];
    expect(foundIn([payment({ transactionDate })])).toEqual({ reference, amount, at, refunds: [] });
  });

  it('names what went back of it, whichever way round its sums are', () => {
    const refundList = [
      { refundTransactionId: '2026092300000000002', refundAmount: 100 },
      { refundTransactionId: '2026092300000000003', refundAmount: -50 },
    ];
    expect(foundIn([payment({ refundList })])?.refunds).toEqual([
      { reference: '2026092300000000002', amount: 100 },
      { reference: '2026092300000000003', amount: 50 },
    ]);
  });

  it('is nothing while no money was taken', () => {
    expect(foundIn([payment({ payStatus: 'AUTHORIZATION' })])).toBeNull();
  });
});
