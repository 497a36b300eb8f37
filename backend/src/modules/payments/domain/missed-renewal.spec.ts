import { startOfTaipeiDay } from './billing-calendar';
import { MissedRenewal, tryNumberOf } from './missed-renewal.entity';
import type { PaymentType } from './payment-type';

const PAID_UNTIL = startOfTaipeiDay('2026-12-23');
const missing = (paymentType: PaymentType) =>
  ({ id: 7, periodNumber: 1, paidUntil: PAID_UNTIL, paymentType }) as const;
/** A time in Taipei. */
const at = (text: string): Date => new Date(`${text}+08:00`);
const SOFT = { reason: '1142', mayChange: true };
const HARD = { reason: '1287', mayChange: false };
const NEVER = null;

describe('a renewal that was missed', () => {
  it.each([
    ['2026-12-23T00:01', '2026-12-26T00:00'],
    ['2026-12-25T23:59:59.999', '2026-12-26T00:00'],
    ['2026-12-26T00:00', '2026-12-29T00:00'],
    ['2026-12-28T23:59:59.999', '2026-12-29T00:00'],
    ['2026-12-29T00:00', NEVER],
  ])('at %s has its next mail at %s', (now, next) => {
    const { mailAt } = new MissedRenewal(missing('newebPay'), null, at(now));
    expect(mailAt).toEqual(next && at(next));
  });

  it.each([
    ['2026-12-25T23:59:59.999', null, '2026-12-26T00:00'],
    ['2026-12-26T00:00', 3, '2026-12-29T00:00'],
    ['2026-12-28T23:59:59.999', 3, '2026-12-29T00:00'],
    ['2026-12-29T00:00', 6, NEVER],
    ['2027-02-01T00:00', 6, NEVER],
  ])('is told of at %s by the newest mail alone, once', (now, day, next) => {
    const missed = new MissedRenewal(missing('newebPay'), null, at('2026-12-23T08:00'));
    expect(missed.takeReminder(missing('newebPay'), at(now))).toBe(day);
    expect(missed.mailAt).toEqual(next && at(next));
    expect(missed.takeReminder(missing('newebPay'), at(now))).toBeNull();
  });

  it.each<[string, PaymentType, typeof SOFT | null, string | null]>([
    ['LINE Pay refused for a reason that may pass', 'linePay', SOFT, '2026-12-24T00:00'],
    ['LINE Pay refused for good', 'linePay', HARD, NEVER],
    ['LINE Pay said nothing of', 'linePay', null, '2026-12-24T00:00'],
    ['newebPay refused', 'newebPay', SOFT, NEVER],
    ['newebPay said nothing of', 'newebPay', null, NEVER],
    ['PayPal refused', 'paypal', SOFT, NEVER],
  ])('that %s is charged again: %s', (_, type, refusal, next) => {
    const { chargeAt } = new MissedRenewal(missing(type), refusal, at('2026-12-23T00:01'));
    expect(chargeAt).toEqual(next && at(next));
  });

  it('is charged on the first, third and fifth day, each time by another number, until it is refused for good', () => {
    const missed = new MissedRenewal(missing('linePay'), SOFT, at('2026-12-23T00:01'));
    const numbers = [tryNumberOf('LK1_2', missed.refusedTries)];
    const days = [missed.chargeAt];
    for (const now of ['2026-12-24T00:01', '2026-12-26T00:01', '2026-12-28T00:01']) {
      missed.refuse(missing('linePay'), SOFT, at(now));
      days.push(missed.chargeAt);
      numbers.push(tryNumberOf('LK1_2', missed.refusedTries));
    }
    expect(days).toEqual([at('2026-12-24T00:00'), at('2026-12-26T00:00'), at('2026-12-28T00:00'), null]);
    expect(numbers).toEqual(['LK1_2_2', 'LK1_2_3', 'LK1_2_4', 'LK1_2_5']);
    const other = new MissedRenewal(missing('linePay'), SOFT, at('2026-12-23T00:01'));
    other.refuse(missing('linePay'), HARD, at('2026-12-24T00:01'));
    expect([other.chargeAt, other.reason]).toEqual([null, '1287']);
  });

  it('keeps the number of a charge that nobody has decided', () => {
    const missed = new MissedRenewal(missing('linePay'), null, at('2026-12-24T00:01'));
    expect(tryNumberOf('LK1_2', missed.refusedTries)).toBe('LK1_2');
    missed.askAgain(at('2026-12-26T00:00'));
    expect([missed.chargeAt, missed.refusedTries]).toEqual([at('2026-12-26T00:10'), 0]);
  });

  it('leaves out the days on which nobody looked', () => {
    const missed = new MissedRenewal(missing('linePay'), SOFT, at('2026-12-23T00:01'));
    missed.refuse(missing('linePay'), SOFT, at('2026-12-27T12:00'));
    expect(missed.chargeAt).toEqual(at('2026-12-28T00:00'));
  });

  it.each([
    ['the same', { id: 7, periodNumber: 1, state: 'pastDue' }, true],
    ['renewed', { id: 7, periodNumber: 2, state: 'active' }, false],
    ['past due a period later', { id: 7, periodNumber: 2, state: 'pastDue' }, false],
    ['ended', { id: 7, periodNumber: 1, state: 'ended' }, false],
  ] as const)('concerns a subscription that is %s: %s', (_, subscription, expected) => {
    const missed = new MissedRenewal(missing('linePay'), SOFT, at('2026-12-23T00:01'));
    expect(missed.isOf(subscription)).toBe(expected);
  });
});
