import { money } from '../../../shared/domain/money';
import { Mandate } from './mandate.entity';

const START = new Date('2026-11-23T00:00:00Z');
const minutes = (count: number): Date => new Date(START.getTime() + count * 60_000);
const build = (): Mandate =>
  new Mandate({
    subscriptionId: 1,
    gateway: 'newebPay',
    number: 'LK1',
    reference: 'P1',
    amount: money(495, 'TWD'),
    now: START,
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
    mandate.become('suspended');
    expect([mandate.dueAt, mandate.tries]).toEqual([null, 0]);
  });

  it('charges another sum from the next day on', () => {
    const mandate = build();
    mandate.wantAmount(money(550, 'TWD'));
    expect([mandate.isAsWanted, mandate.dueAt]).toEqual([false, minutes(24 * 60)]);
    mandate.charge(money(550, 'TWD'));
    expect([mandate.isAsWanted, mandate.dueAt]).toEqual([true, null]);
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
    mandate.become('terminated');
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
    mandate.become('terminated');
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
});
