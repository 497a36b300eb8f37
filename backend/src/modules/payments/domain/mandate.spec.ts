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
    mandate.retry(START);
    expect(mandate.dueAt).toEqual(minutes(5));
    mandate.retry(minutes(5));
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

  it('is tried at least every six hours', () => {
    const mandate = build();
    mandate.want('terminated', START);
    for (let times = 0; times < 20; times += 1) mandate.retry(START);
    expect(mandate.dueAt).toEqual(minutes(6 * 60));
  });
});
