import { money } from '../../../shared/domain/money';
import { captured, fulfilled, refunded, returned, taxSplit } from './ledger';

describe('the ledger', () => {
  it.each([
    [1, 1, 0],
    [20, 19, 1],
    [183, 174, 9],
    [299, 285, 14],
    [477, 454, 23],
    [550, 524, 26],
    [1_980, 1_886, 94],
    [3_781, 3_601, 180],
    [5_817, 5_540, 277],
    [6_000, 5_714, 286],
    [19_800, 18_857, 943],
  ])('finds the tax in NT$%i', (total, net, tax) => {
    expect(taxSplit(money(total, 'TWD'))).toEqual({ net: money(net, 'TWD'), tax: money(tax, 'TWD') });
  });

  it('finds no tax in US dollars', () => {
    expect(taxSplit(money(39_00, 'USD')).tax).toEqual(money(0, 'USD'));
  });

  it.each([
    [captured, { 'cash:newebPay': 550, 'customer:7': -550 }],
    [fulfilled, { 'customer:7': 550, sales: -524, tax: -26 }],
    [returned, { sales: 524, tax: 26, 'customer:7': -550 }],
    [refunded, { 'customer:7': 550, 'cash:newebPay': -550 }],
  ])('books both sides', (book, expected) => {
    const names = { groupId: 7, orderId: 1, attemptId: 3, refundId: 4 };
    const { postings } = book({ gateway: 'newebPay', ...names, amount: money(550, 'TWD') });
    expect(Object.fromEntries(postings.map(({ account, amount }) => [account, amount.minor]))).toEqual(
      expected,
    );
    expect(postings.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(0);
  });

  it('books each part of a payment that goes back by itself', () => {
    const part = (refundId: number) =>
      refunded({ gateway: 'linePay', groupId: 7, orderId: 1, refundId, amount: money(100, 'TWD') });
    expect(part(1).key).not.toBe(part(2).key);
  });

  it('books nothing for nothing', () => {
    const payment = { gateway: 'none', groupId: 7, orderId: 1, attemptId: 3, amount: money(0, 'TWD') };
    expect(captured(payment).postings).toEqual([]);
  });
});
