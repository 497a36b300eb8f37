import { failureOf } from './failure-reason';

describe('why a payment failed', () => {
  it.each([
    ['05', 'declined'],
    ['1142', 'funds'],
    ['PER10034', 'declined'],
    ['not-sellable', 'owned'],
    ['order-paid-before', 'owned'],
    ['9999', 'other'],
    [null, 'other'],
  ])('%s is “%s”', (reason, failure) => {
    expect(failureOf(reason)).toBe(failure);
  });
});
