import { money } from '../../../shared/domain/money';
import { Mandate, type NewMandate } from './mandate.entity';

const START = new Date('2026-11-23T00:00:00Z');
const minutes = (count: number): Date => new Date(START.getTime() + count * 60_000);
const build = (fields: Partial<NewMandate> = {}): Mandate =>
  new Mandate({
    subscriptionId: 1,
    gateway: 'newebPay',
    number: 'LK1',
    reference: 'P1',
    amount: money(495, 'TWD'),
    cycle: 'monthly',
    firstPeriod: 1,
    now: START,
    ...fields,
  });

describe('a mandate', () => {
  it('is changed at the gateway until it is as wanted', () => {
    const mandate = build();
    expect(mandate.dueAt).toBeNull();
    mandate.want('suspended', START);
    expect(mandate.dueAt).toEqual(START);
    mandate.retry('no answer', START);
    expect(mandate.dueAt).toEqual(minutes(5));
    mandate.retry('no answer', minutes(5));
    expect(mandate.dueAt).toEqual(minutes(15));
    mandate.become('suspended', START);
    expect([mandate.dueAt, mandate.tries]).toEqual([null, 0]);
  });

  describe('that was to end because nobody knew what it was for', () => {
    const unused = (): Mandate => {
      const mandate = build({ subscriptionId: null });
      mandate.want('terminated', START);
      return mandate;
    };
    const made = (): Mandate => {
      const mandate = build({ subscriptionId: 7, reference: null });
      mandate.wantAmount(money(550, 'TWD'));
      return mandate;
    };

    it('charges for what it was made for, once that is known', () => {
      const mandate = unused();
      mandate.takeOver(made());
      expect(mandate).toMatchObject({ subscriptionId: 7, reference: 'P1', wanted: 'live', wantedMinor: 550 });
      expect(mandate.dueAt).toEqual(minutes(24 * 60));
    });

    it('stays ended where the gateway has ended it meanwhile', () => {
      const mandate = unused();
      mandate.become('terminated', START);
      mandate.takeOver(made());
      expect(mandate).toMatchObject({ subscriptionId: 7, wanted: 'terminated', dueAt: null });
    });

    it('still ends where it is of no use', () => {
      const mandate = unused();
      mandate.takeOver(unused());
      expect(mandate).toMatchObject({ subscriptionId: null, wanted: 'terminated', dueAt: START });
    });
  });

  it('charges another sum from the next day on', () => {
    const mandate = build();
    mandate.wantAmount(money(550, 'TWD'));
    expect([mandate.isAsWanted, mandate.dueAt]).toEqual([false, minutes(24 * 60)]);
    mandate.charge({ amount: money(550, 'TWD'), cycle: 'monthly' });
    expect([mandate.isAsWanted, mandate.dueAt]).toEqual([true, null]);
  });

  it('keeps to the day that is to be set when other terms are wanted', () => {
    const mandate = build();
    mandate.wantDay('2026-12-24');
    mandate.wantTerms({ amount: money(299, 'TWD'), cycle: 'monthly', on: '2026-12-24' });
    expect([mandate.wantedOn, mandate.dueAt]).toEqual(['2026-12-24', minutes(24 * 60)]);
  });

  it('is told of months only in the last one of a year, also when a cancellation was undone', () => {
    const made = { subscriptionId: 1, gateway: 'newebPay', number: 'LK1', reference: 'P1' } as const;
    const year = { amount: money(6_000, 'TWD'), cycle: 'yearly', firstPeriod: 1, now: START } as const;
    const mandate = new Mandate({ ...made, ...year });
    mandate.wantTerms({ amount: money(299, 'TWD'), cycle: 'monthly', on: '2027-11-23' });
    const lastMonth = mandate.dueAt;
    mandate.want('suspended', START);
    expect(mandate.dueAt).toEqual(START);
    mandate.want('live', START);
    expect(mandate.dueAt).toEqual(lastMonth);
    // The gateway was told to suspend it meanwhile.
    mandate.become('suspended', START);
    expect(mandate.dueAt).toEqual(minutes(24 * 60));
    mandate.become('live', START);
    expect(mandate.dueAt).toEqual(lastMonth);
  });

  it('that must end does nothing else any more', () => {
    const mandate = build();
    mandate.want('terminated', START);
    mandate.want('live', START);
    expect([mandate.wanted, mandate.dueAt]).toEqual(['terminated', START]);
  });

  it('that the gateway has ended is not begun again', () => {
    const mandate = build();
    mandate.want('suspended', START);
    mandate.become('terminated', START);
    mandate.want('live', START);
    expect([mandate.wanted, mandate.isAsWanted, mandate.dueAt]).toEqual(['terminated', true, null]);
  });

  it.each([
    ['before a day', 24 * 60 - 1, false],
    ['after a day', 24 * 60, true],
  ])('is nobody’s business %s', (_, waited, isLate) => {
    const mandate = build();
    expect(mandate.isLate(minutes(waited))).toBe(false);
    mandate.want('terminated', START);
    mandate.retry('newebPay answered TRA20001', minutes(waited - 5));
    expect(mandate.isLate(minutes(waited))).toBe(isLate);
    mandate.become('terminated', START);
    expect([mandate.isLate(minutes(waited)), mandate.failure, mandate.wantedAt]).toEqual([false, null, null]);
  });

  it('is tried for fourteen days, and says why it did not work', () => {
    const mandate = build();
    mandate.want('terminated', START);
    let now = START;
    while (mandate.dueAt) {
      now = mandate.dueAt;
      mandate.retry('x'.repeat(200), now);
    }
    const days = (now.getTime() - START.getTime()) / (24 * 3_600_000);
    expect([days > 13.7, days <= 14, mandate.failure?.length]).toEqual([true, true, 100]);
    expect(mandate.isLate(now)).toBe(true);
  });

  it('is tried at least every six hours', () => {
    const mandate = build();
    mandate.want('terminated', START);
    for (let times = 0; times < 20; times += 1) mandate.retry('no answer', START);
    expect(mandate.dueAt).toEqual(minutes(6 * 60));
  });

  it.each([
    ['2027-01-24T23:59:59.999', null, '2027-01-25T00:00'],
    ['2027-01-25T00:00', 30, '2027-02-17T00:00'],
    ['2027-02-16T23:59:59.999', 30, '2027-02-17T00:00'],
    ['2027-02-17T00:00', 7, null],
    ['2027-02-23T23:59:59.999', 7, null],
    ['2027-02-24T00:00', null, null],
  ])('warns of its last charge at %s by the newest warning alone: %s days before', (now, days, next) => {
    const at = (text: string): Date => new Date(`${text}+08:00`);
    const mandate = build();
    mandate.learnLastCharge('2027-02-24', START);
    expect(mandate.warnAt).toEqual(at('2027-01-25T00:00'));
    expect(mandate.takeWarning(at(now))).toBe(days);
    expect(mandate.warnAt).toEqual(next && at(next));
  });

  it('warns anew when its card was replaced by one that ends later, and not of what is known', () => {
    const mandate = build();
    mandate.learnLastCharge('2026-12-23', START);
    expect(mandate.warnAt).toEqual(new Date('2026-12-15T16:00:00Z'));
    mandate.takeWarning(new Date('2026-12-16T00:00:00Z'));
    mandate.learnLastCharge('2026-12-23', START);
    expect(mandate.warnAt).toBeNull();
    mandate.learnLastCharge('2029-12-23', START);
    expect(mandate.warnAt).toEqual(new Date('2029-11-22T16:00:00Z'));
  });

  it('cannot charge after its last charge, or when it is to end', () => {
    const mandate = build();
    expect(mandate.canChargeOn('2099-01-01')).toBe(true);
    mandate.learnLastCharge('2027-02-24', START);
    expect(['2027-02-24', '2027-02-25'].map((day) => mandate.canChargeOn(day))).toEqual([true, false]);
    mandate.want('terminated', START);
    expect(mandate.canChargeOn('2027-02-24')).toBe(false);
  });
});

describe('a mandate with other terms', () => {
  it.each<[string, 'monthly' | 'yearly', 'monthly' | 'yearly', string, string]>([
    ['a smaller sum: from the next day on', 'monthly', 'monthly', '2026-12-23', '2026-11-24T00:00:00Z'],
    [
      'a year instead of months: from the next day on',
      'monthly',
      'yearly',
      '2026-12-23',
      '2026-11-24T00:00:00Z',
    ],
    [
      'months instead of a year: in the last month',
      'yearly',
      'monthly',
      '2027-11-23',
      '2027-10-26T16:00:00Z',
    ],
  ])('is told to the gateway: %s', (_, cycle, wanted, on, dueAt) => {
    const mandate = new Mandate({
      subscriptionId: 1,
      gateway: 'newebPay',
      number: 'LK1',
      reference: 'P1',
      amount: money(1980, 'TWD'),
      cycle,
      firstPeriod: 1,
      now: START,
    });
    const terms = { amount: money(299, 'TWD'), cycle: wanted };
    mandate.wantTerms({ ...terms, on });
    expect(mandate.dueAt).toEqual(new Date(dueAt));
    mandate.charge(terms);
    expect([mandate.isAsWanted, mandate.dueAt, mandate.cycle]).toEqual([true, null, wanted]);
  });

  it('counts its own charges', () => {
    const mandate = build();
    expect([mandate.chargeNumber(1), mandate.chargeNumber(3)]).toEqual(['LK1_1', 'LK1_3']);
  });
});

describe('a mandate whose name at the gateway becomes known late', () => {
  it('is ended then, however long ago nobody tried any more', () => {
    const mandate = build({ reference: null });
    mandate.want('terminated', minutes(1));
    for (let attempt = 0; attempt < 100; attempt += 1) mandate.retry('no name', minutes(attempt * 360));
    expect(mandate.dueAt).toBeNull();
    mandate.learnReference('M1', minutes(50_000));
    expect([mandate.reference, mandate.dueAt, mandate.tries, mandate.failure]).toEqual([
      'M1',
      minutes(50_000),
      0,
      null,
    ]);
  });

  it('has nothing to do when it is as it should be', () => {
    const mandate = build({ reference: null });
    mandate.learnReference('M1', minutes(1));
    expect(mandate.dueAt).toBeNull();
  });
});

describe('the periods that a mandate can have charged for', () => {
  it.each([
    ['2027-02-02T15:54:00Z', 'monthly', '2027-03-01T15:59:00Z', 3],
    ['2027-02-02T15:54:00Z', 'monthly', '2027-03-01T16:00:00Z', 4],
    ['2027-02-02T15:54:00Z', 'monthly', '2028-02-02T15:54:00Z', 15],
    ['2027-02-02T15:54:00Z', 'yearly', '2028-02-01T15:54:00Z', 3],
    ['2027-02-02T15:54:00Z', 'yearly', '2028-02-02T15:54:00Z', 4],
  ] as const)('since %s, %s, until %s: %d is the last', (createdAt, cycle, now, last) => {
    const mandate = build({ cycle, firstPeriod: 3, now: new Date(createdAt) });
    expect(mandate.lastPeriodBy(new Date(now))).toBe(last);
  });
});

describe('a mandate that has stopped charging', () => {
  it('is asked about its last charges an hour later, until the gateway has answered', () => {
    const mandate = build();
    expect(mandate.finalCheckAt).toBeNull();
    mandate.become('suspended', START);
    expect(mandate.finalCheckAt).toEqual(minutes(60));
    mandate.noteFinalCheck(false, minutes(60));
    expect(mandate.finalCheckAt).toEqual(minutes(120));
    mandate.noteFinalCheck(true, minutes(120));
    expect(mandate.finalCheckAt).toBeNull();
    mandate.become('terminated', minutes(200));
    expect(mandate.finalCheckAt).toEqual(minutes(260));
  });

  it('and goes on is not', () => {
    const mandate = build();
    mandate.become('suspended', START);
    mandate.become('live', minutes(10));
    expect(mandate.finalCheckAt).toBeNull();
  });
});
