import { money } from '../../../shared/domain/money';
import { chargeDifference, type StatedCharge } from './charge-difference';
import { Mandate } from './mandate.entity';
import { Subscription } from './subscription.entity';

const NOW = new Date('2026-11-23T10:00:00+08:00');
const PRICE = money(550, 'TWD');

/** Paid from 23 November on for a month, and for another one. */
function renewed(): Subscription {
  const subscription = new Subscription({
    ...{ groupId: 7, payerId: 1, target: 'premium_plan', item: 'initial', slot: 'premium_plan' },
    ...{ cycle: 'monthly', price: PRICE, paid: PRICE, paymentType: 'newebPay', anchor: '2026-11-23' },
  });
  subscription.renew(PRICE);
  return subscription;
}

const mandate = (firstPeriod = 1): Mandate =>
  new Mandate({
    ...{ subscriptionId: 1, gateway: 'newebPay', number: 'LK1', reference: 'P1', amount: PRICE },
    ...{ cycle: 'monthly', firstPeriod, now: NOW },
  });
const second = (fields: Partial<StatedCharge> = {}): StatedCharge => ({
  ...{ number: 'LK1_2', charge: 2, nextOn: '2027-01-23' },
  ...fields,
});

describe('what a gateway says of a charge', () => {
  it.each<[string, Partial<StatedCharge>]>([
    ['is the charge that was expected, and the next one is on its day', {}],
    ['names no next day', { nextOn: null }],
    ['names a day that is early by as much as its calendar may be', { nextOn: '2027-01-19' }],
    ['does not count', { charge: null, number: 'LK1' }],
  ])('differs in nothing when it %s', (_, fields) => {
    expect(chargeDifference(second(fields), mandate(), renewed())).toBeNull();
  });

  it.each<[string, Partial<StatedCharge>]>([
    ['another charge', { charge: 3, number: 'LK1_3' }],
    ['another number than its count', { number: 'LK1_7' }],
    ['a next day that is late', { nextOn: '2027-01-24' }],
    ['a next day that is too early', { nextOn: '2027-01-18' }],
  ])('differs when it names %s', (_, fields) => {
    const { charge, nextOn } = second(fields);
    expect(chargeDifference(second(fields), mandate(), renewed())).toEqual({
      ...{ charge, expectedCharge: 2, nextOn, expectedOn: '2027-01-23' },
    });
  });

  it('counts charges from the period in which the mandate began', () => {
    const first = second({ charge: 1, number: 'LK1_1' });
    expect(chargeDifference(first, mandate(2), renewed())).toBeNull();
  });

  it('may name any day while that is about to change, and when nothing is charged any more', () => {
    const moved = second({ nextOn: '2027-02-01' });
    const changing = mandate();
    changing.wantDay('2027-01-23');
    const ending = mandate();
    ending.want('terminated', NOW);
    const cancelled = renewed();
    cancelled.cancel('', NOW);
    expect([
      chargeDifference(moved, changing, renewed()),
      chargeDifference(moved, ending, renewed()),
      chargeDifference(moved, mandate(), cancelled),
    ]).toEqual([null, null, null]);
  });
});
