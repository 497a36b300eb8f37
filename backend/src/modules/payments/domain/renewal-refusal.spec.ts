import { money } from '../../../shared/domain/money';
import { Mandate } from './mandate.entity';
import { renewalRefusal, type RenewalRefusal } from './renewal-refusal';
import { Subscription } from './subscription.entity';

const NOW = new Date('2026-11-23T10:00:00+08:00');
const PRICE = money(550, 'TWD');
const DUE = new Date('2026-12-23T03:00:00+08:00');

/** Paid from 23 November on for a month. */
const monthly = (): Subscription =>
  new Subscription({
    ...{ groupId: 7, payerId: 1, target: 'premium_plan', item: 'initial', slot: 'premium_plan' },
    ...{ cycle: 'monthly', price: PRICE, paid: PRICE, paymentType: 'newebPay', anchor: '2026-11-23' },
  });

const mandate = (amount = PRICE): Mandate =>
  new Mandate({
    ...{ subscriptionId: 1, gateway: 'newebPay', number: 'LK1', reference: 'P1', amount },
    ...{ cycle: 'monthly', firstPeriod: 1, now: NOW },
  });

function ended(): Subscription {
  const subscription = monthly();
  subscription.cancel('', NOW);
  return subscription;
}

function replaced(): Mandate {
  const old = mandate();
  old.want('terminated', NOW);
  return old;
}

describe('a charge after the first', () => {
  it.each<[string, Mandate, number]>([
    ['the price', mandate(), 550],
    ['what its mandate still charges while that is changed', mandate(money(330, 'TWD')), 330],
  ])('renews when it is %s, on its day', (_, by, minor) => {
    expect(renewalRefusal({ amount: money(minor, 'TWD'), at: DUE }, by, monthly())).toBeNull();
  });

  it.each<[RenewalRefusal, string, Mandate, Subscription | null, Date, number]>([
    ['nothing-to-renew', 'has no subscription', mandate(), null, DUE, 550],
    ['nothing-to-renew', 'is of one that was cancelled', mandate(), ended(), DUE, 550],
    ['mandate-replaced', 'was made by a mandate that is to end', replaced(), monthly(), DUE, 550],
    ['too-early', 'comes on the day of the one before', mandate(), monthly(), NOW, 550],
    ['other-amount', 'is another sum', mandate(), monthly(), DUE, 551],
  ])('is refused as %s when it %s', (refusal, _, by, subscription, at, minor) => {
    expect(renewalRefusal({ amount: money(minor, 'TWD'), at }, by, subscription)).toBe(refusal);
  });
});
