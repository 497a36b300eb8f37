import { unusedReasonOf } from './unused-payment';

describe('why a payment goes back, as its payer is told', () => {
  it.each([
    ['order-paid-before', 'paidTwice'],
    ['paid-before', 'paidTwice'],
    ['other-amount', 'otherAmount'],
    ['order-closed', 'orderClosed'],
    ['nothing-to-renew', 'notDue'],
    ['mandate-replaced', 'notDue'],
    ['too-early', 'notDue'],
    ['not-sellable', 'notUsable'],
    ['coupon-used-up', 'notUsable'],
    // Refunds from before reasons were stored.
    ['', 'notUsable'],
  ])('%j: %s', (stored, reason) => {
    expect(unusedReasonOf(stored)).toBe(reason);
  });
});
