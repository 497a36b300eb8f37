import { localCurrency, moneyText, savingOf } from './money';

describe('a sum of money', () => {
  it.each([
    ['zh-TW', 1980, 'TWD', 'NT$1,980'],
    ['en', 1980, 'TWD', 'NT$1,980'],
    ['en', 12, 'USD', 'US$12'],
    ['en', 6.5, 'USD', 'US$6.50'],
    ['vi', 1980, 'TWD', '1.980\u00A0NT$'],
    ['ja', 39, 'USD', 'US$39'],
  ] as const)('in %s of %d %s is %s', (locale, amount, currency, text) => {
    expect(moneyText(locale, amount, currency)).toBe(text);
  });
});

describe('what is saved by paying for a year', () => {
  it.each([
    [299, 165, 0.44],
    [550, 500, 0.09],
    [12, 6.5, 0.45],
    [1_980, 1_650, 0.16],
    [10, 10, 0],
    [0, 0, 0],
  ])('with %d a month and %d by the year is %d', (monthly, yearly, share) => {
    expect(savingOf({ monthly, yearly })).toBe(share);
  });
});

describe('the currency to begin with', () => {
  it.each([
    ['TW', 'TWD'],
    ['JP', 'USD'],
    ['', 'USD'],
    [null, 'TWD'],
  ])('in %j is %s', (country, currency) => {
    expect(localCurrency(country)).toBe(currency);
  });
});
