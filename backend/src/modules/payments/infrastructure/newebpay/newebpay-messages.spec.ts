import { money } from '../../../../shared/domain/money';
import { Mandate } from '../../domain/mandate.entity';
import { factOfPeriod } from './newebpay-messages';
import { chargeIn } from './newebpay-trade';

const PAID_AT = new Date('2026-12-23T02:10:00+08:00');
const TIME = '2026-12-23 02:10:00';
const NO_TIME = '0000-00-00 00:00:00';

const first = (values: object = {}) =>
  factOfPeriod({
    status: 'SUCCESS',
    result: { MerchantOrderNo: 'LK1', PeriodNo: 'P1', PeriodAmt: 550, TradeNo: 'T1', ...values },
  });
const further = (times: string, values: object = {}) =>
  factOfPeriod({
    status: 'SUCCESS',
    result: {
      MerchantOrderNo: 'LK1',
      OrderNo: `LK1_${times}`,
      PeriodNo: 'P1',
      AuthAmt: '550',
      TradeNo: `T${times}`,
      AlreadyTimes: times,
      ...values,
    },
  });
const asked = (values: object) => {
  const amount = money(550, 'TWD');
  const names = { subscriptionId: 1, gateway: 'newebPay', number: 'LK1', reference: 'P1' } as const;
  const result = { TradeStatus: '1', TradeNo: 'T2', Amt: 550, ...values };
  return chargeIn(result, {
    number: 'LK1_2',
    mandate: new Mandate({ ...names, amount, cycle: 'monthly', firstPeriod: 1, now: PAID_AT }),
  });
};

describe('what newebPay says of a charge', () => {
  it.each([
    ['a first charge', () => first({ AuthTime: TIME })],
    ['a first charge, in the form of the manual', () => first({ AuthTime: '20261223021000' })],
    ['a first charge, as a number', () => first({ AuthTime: 20261223021000 })],
    ['a first charge, told as those after it', () => further('1', { AuthDate: TIME })],
    ['a further charge', () => further('2', { AuthDate: TIME })],
    ['a further charge that it is asked about', () => asked({ PayTime: TIME })],
  ])('has the moment of %s', (_, said) => {
    expect(said()).toMatchObject({ at: PAID_AT });
  });

  it.each<[string, () => unknown, string | null]>([
    ['a first charge', () => first({ AuthTime: TIME, DateArray: '2026-12-23,2027-01-23' }), '2027-01-23'],
    ['a card that was only shown', () => first({ AuthTime: TIME, DateArray: '2026-12-29' }), '2026-12-29'],
    ['a first charge without its time', () => first({ DateArray: '2026-12-23,2027-01-23' }), null],
    [
      'a first charge with days that are none',
      () => first({ AuthTime: TIME, DateArray: 'x,2027-02-30' }),
      null,
    ],
    ['a further charge', () => further('2', { NextAuthDate: '2027-01-23' }), '2027-01-23'],
    ['a further charge with a day that is none', () => further('2', { NextAuthDate: '0000-00-00' }), null],
    ['the last charge', () => further('2', { TotalTimes: '2', NextAuthDate: '2026-12-23' }), null],
  ])('has the day of the next one after %s', (_, said, nextChargeOn) => {
    expect(said()).toMatchObject({ nextChargeOn });
  });

  it('has which charge it is, and is nothing with a count that is none', () => {
    expect(further('2')).toMatchObject({ charge: 2 });
    expect([further('two'), further('-1'), further('9'.repeat(300))]).toEqual([null, null, null]);
  });

  it.each([
    ['a first charge', () => first()],
    ['a first charge, in the form of the manual', () => first({ AuthTime: '00000000000000' })],
    ['a further charge', () => further('2', { AuthDate: NO_TIME })],
    ['a further charge that it is asked about', () => asked({ PayTime: NO_TIME })],
  ])('may leave out the moment of %s', (_, said) => {
    expect(said()).toMatchObject({ at: null });
  });
});
