import { money } from '../../../../shared/domain/money';
import { confirmedIn, foundIn, recordsIn } from './line-pay-answers';

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

  it.each([
    ['TWD', 550],
    ['USD', 55_000],
  ] as const)('is in the currency that it says: %s', (currency, minor) => {
    expect(foundIn([payment({ currency })])?.amount).toEqual(money(minor, currency));
    expect(recordsIn([payment({ currency })])).toMatchObject([{ amount: { currency } }]);
  });

  it.each<[string, object, string]>([
    ['a currency that is missing', { currency: undefined }, 'currency'],
    ['a currency that is empty', { currency: '' }, 'currency'],
    ['a currency of another country', { currency: 'JPY' }, 'currency'],
    ['a currency in small letters', { currency: 'twd' }, 'currency'],
    ['no amounts', { payInfo: [] }, 'amount'],
    ['an amount that is text', { payInfo: [{ method: 'POINT', amount: '550' }] }, 'amount'],
    ['a part of a dollar', { payInfo: [{ method: 'POINT', amount: 0.5 }] }, 'amount'],
  ])('cannot be read with %s', (_, values, what) => {
    const message = `LINE Pay gave an answer without a readable ${what}`;
    expect(() => foundIn([payment(values)])).toThrow(message);
    expect(() => recordsIn([payment(values)])).toThrow(message);
  });

  it.each([
    [payment(), money(550, 'TWD')],
    [payment({ payInfo: undefined }), null],
    [undefined, null],
  ])('of a confirmation has its amount, where it says so', (info, amount) => {
    expect(confirmedIn(info, 'TWD')).toMatchObject({ amount });
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
