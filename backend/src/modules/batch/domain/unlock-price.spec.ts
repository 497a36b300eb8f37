import { money } from '../../../shared/domain/money';
import { unlockPrice } from './unlock-price';

describe('the price of unlocking a file', () => {
  it.each([
    [0, 0],
    [-5, 0],
    [1, 100],
    [1_000, 100],
    [1_001, 200],
    [90_000, 9_000],
  ])('for %d links beyond those of the day is NT$%d', (links, price) => {
    expect(unlockPrice(links, money(100, 'TWD'))).toEqual(money(price, 'TWD'));
  });

  it('is in the currency of its unit', () => {
    expect(unlockPrice(1_500, money(400, 'USD'))).toEqual(money(800, 'USD'));
  });
});
