import { money } from '../../../shared/domain/money';
import { Subscription } from './subscription.entity';

const at = (text: string): Date => new Date(text);
const build = (fields: Partial<ConstructorParameters<typeof Subscription>[0]> = {}): Subscription =>
  new Subscription({
    groupId: 7,
    payerId: 1,
    target: 'premium_plan',
    item: 'initial',
    slot: 'premium_plan',
    cycle: 'monthly',
    price: money(550, 'TWD'),
    paid: money(550, 'TWD'),
    paymentType: 'newebPay',
    anchor: '2026-01-31',
    ...fields,
  });

describe('a subscription', () => {
  it('keeps its day from period to period', () => {
    const subscription = build();
    const ends = [subscription.period];
    for (let times = 0; times < 3; times += 1) {
      subscription.renew(subscription.price);
      ends.push(subscription.period);
    }
    expect(ends).toEqual([
      { number: 1, start: '2026-01-31', end: '2026-02-28' },
      { number: 2, start: '2026-02-28', end: '2026-03-31' },
      { number: 3, start: '2026-03-31', end: '2026-04-30' },
      { number: 4, start: '2026-04-30', end: '2026-05-31' },
    ]);
  });

  it('is due at midnight in Taipei, past due a day later, and over after seven days', () => {
    const subscription = build();
    expect(subscription.dueAt).toEqual(at('2026-02-27T16:00:00Z'));
    subscription.passPeriodEnd(at('2026-02-27T16:00:00Z'));
    expect([subscription.state, subscription.dueAt]).toEqual(['due', at('2026-02-28T16:00:00Z')]);
    subscription.missPayment();
    expect([subscription.state, subscription.dueAt]).toEqual(['pastDue', at('2026-03-06T16:00:00Z')]);
    subscription.end(at('2026-03-06T16:00:00Z'));
    expect([subscription.isLive, subscription.dueAt, subscription.liveKey]).toEqual([false, null, null]);
  });

  it('waits a day for money from when it was noted to be due, also when that was late', () => {
    const subscription = build();
    subscription.passPeriodEnd(at('2026-03-02T10:00:00Z'));
    expect(subscription.dueAt).toEqual(at('2026-03-03T10:00:00Z'));
  });

  it.each<[string, (subscription: Subscription) => void, string, boolean]>([
    ['due', (one) => one.passPeriodEnd(at('2026-02-27T16:00:00Z')), '2026-03-01T15:59:59Z', true],
    [
      'due for too long',
      (one) => one.passPeriodEnd(at('2026-02-27T16:00:00Z')),
      '2026-03-01T16:00:00Z',
      false,
    ],
    ['past due', (one) => one.missPayment(), '2026-03-07T15:59:59Z', true],
    ['past due for too long', (one) => one.missPayment(), '2026-03-07T16:00:00Z', false],
  ])('waits a day for a gateway that cannot be asked, when it is %s', (_, before, now, waits) => {
    const subscription = build();
    before(subscription);
    const { dueAt } = subscription;
    expect(subscription.awaitAnswer(at(now))).toBe(waits);
    expect(subscription.dueAt).toEqual(waits ? new Date(at(now).getTime() + 600_000) : dueAt);
  });

  it.each<[string, string, (subscription: Subscription) => void, string]>([
    ['in its period', '2026-02-27T15:59:59Z', () => undefined, 'active'],
    ['after its period', '2026-02-27T16:00:00Z', () => undefined, 'due'],
    [
      'cancelled, in its period',
      '2026-02-27T15:59:59Z',
      (one) => one.cancel('', at('2026-02-01')),
      'cancelled',
    ],
    [
      'cancelled, after its period',
      '2026-02-27T16:00:00Z',
      (one) => one.cancel('', at('2026-02-01')),
      'ended',
    ],
    ['past due, in its days of grace', '2026-03-06T15:59:59Z', (one) => one.missPayment(), 'pastDue'],
    ['past due, after them', '2026-03-06T16:00:00Z', (one) => one.missPayment(), 'ended'],
  ])('that nobody looked at is %s what it should be', (_, now, before, state) => {
    const subscription = build();
    before(subscription);
    expect(subscription.stateAt(at(now))).toBe(state);
  });

  it('cannot be cancelled when its period is over, whether or not that was noted', () => {
    expect(() => build().cancel('', at('2026-02-27T16:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'billing.renewal-under-way' }) as Error,
    );
  });

  it.each([
    ['eight days before', '2026-02-20T15:59:59Z', false],
    ['a week before', '2026-02-20T16:00:00Z', true],
    ['late', '2026-02-27T15:59:59Z', true],
    ['too late', '2026-02-27T16:00:00Z', false],
  ])('reminds of its charge once for each period: %s', (_, now, expected) => {
    const subscription = build();
    expect(subscription.wantsReminder(at(now))).toBe(expected);
    subscription.noteReminder();
    expect(subscription.wantsReminder(at(now))).toBe(false);
    subscription.renew(subscription.price);
    expect(subscription.wantsReminder(at('2026-03-25T00:00:00Z'))).toBe(true);
    expect(build({ paymentType: null }).wantsReminder(at(now))).toBe(false);
  });

  it('goes on from the old end when the money comes late', () => {
    const subscription = build();
    subscription.passPeriodEnd(at('2026-02-27T16:00:00Z'));
    subscription.missPayment();
    subscription.renew(subscription.price);
    expect([subscription.state, subscription.periodEnd]).toEqual(['active', '2026-03-31']);
  });

  it.each<[string, string, boolean]>([
    ['five days early', '2026-02-23', false],
    ['four days early', '2026-02-24', true],
    ['on its day', '2026-02-28', true],
    ['late', '2026-03-05', true],
  ])('expects money %s: %s', (_, date, expected) => {
    expect(build().expectsPaymentOn(date)).toBe(expected);
  });

  it.each(['newebPay', 'paypal'] as const)(
    'expects money of %s by the day on which it was agreed',
    (paymentType) => {
      // That was the 28th of February by the gateway's count, and it charges on the 28th of March.
      const subscription = build({ paymentType, anchor: '2026-03-01' });
      expect(['2026-03-27', '2026-03-29'].map((date) => subscription.expectsPaymentOn(date))).toEqual([
        false,
        true,
      ]);
    },
  );

  it('waits a day longer for the money of PayPal, whose days end later', () => {
    const subscription = build({ paymentType: 'paypal', anchor: '2026-03-01' });
    subscription.passPeriodEnd(at('2026-03-31T16:00:00Z'));
    expect(subscription.dueAt).toEqual(at('2026-04-02T16:00:00Z'));
  });

  it('ends with its period when it was cancelled, or when nothing can be charged', () => {
    for (const subscription of [build(), build({ paymentType: null })]) {
      if (subscription.paymentType) subscription.cancel('too expensive', at('2026-02-01T00:00:00Z'));
      expect(subscription.expectsPaymentOn('2026-02-28')).toBe(false);
      subscription.passPeriodEnd(at('2026-02-27T16:00:00Z'));
      expect(subscription.state).toBe('ended');
    }
  });

  it('can be resumed until it has ended, and not cancelled twice', () => {
    const subscription = build();
    expect(() => subscription.resume()).toThrow(
      expect.objectContaining({ code: 'payments.not-cancelled' }) as Error,
    );
    subscription.cancel('', at('2026-02-01T00:00:00Z'));
    expect(() => subscription.cancel('', at('2026-02-01T00:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'payments.subscription-ended' }) as Error,
    );
    subscription.resume();
    expect([subscription.state, subscription.cancelledAt]).toEqual(['active', null]);
  });

  it('is left alone while a renewal is under way, and ends at once when past due', () => {
    const subscription = build();
    subscription.passPeriodEnd(at('2026-02-27T16:00:00Z'));
    expect(() => subscription.cancel('', at('2026-02-28T00:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'billing.renewal-under-way', details: { retryAfter: 3_600 } }) as Error,
    );
    subscription.missPayment();
    subscription.cancel('', at('2026-03-01T00:00:00Z'));
    expect(subscription.state).toBe('ended');
  });
});
