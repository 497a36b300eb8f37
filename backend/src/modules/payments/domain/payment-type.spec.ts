import { currencyFor, offeredTo, PAYMENT_TYPES } from './payment-type';

describe('ways to pay', () => {
  it.each([
    ['TW', false, ['newebPay', 'linePay']],
    ['TW', true, ['newebPay', 'linePay', 'paypal']],
    ['JP', false, ['newebPay', 'linePay', 'paypal']],
  ] as const)(
    'offers to a visitor from %s, with PayPal in Taiwan %s, %j',
    (country, paypalInTaiwan, types) => {
      expect(offeredTo(PAYMENT_TYPES, { country, paypalInTaiwan })).toEqual(types);
    },
  );

  it.each([
    ['TW', ['newebPay', 'paypal'], 'TWD'],
    ['TW', [], 'TWD'],
    ['TW', ['paypal'], 'USD'],
    ['US', ['linePay', 'paypal'], 'USD'],
    ['US', [], 'USD'],
    ['US', ['newebPay'], 'TWD'],
  ] as const)('quotes to a visitor from %s who is offered %j in %s', (country, offered, currency) => {
    expect(currencyFor(country, offered)).toBe(currency);
  });
});
