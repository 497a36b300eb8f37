import { CardCheck } from './card-check.entity';

const START = new Date('2026-12-01T00:00:00Z');
const minutes = (count: number): Date => new Date(START.getTime() + count * 60_000);

describe('something that was heard of a card', () => {
  it('has the gateway asked at once, and then at most once an hour however often it is heard', () => {
    const check = new CardCheck('LK1', START);
    expect(check.checkAt).toEqual(START);
    check.ask(minutes(1));
    expect(check.checkAt).toEqual(START);
    check.end(minutes(2));
    expect(check.checkAt).toBeNull();
    check.ask(minutes(3));
    check.ask(minutes(4));
    expect(check.checkAt).toEqual(minutes(62));
    check.end(minutes(62));
    check.ask(minutes(300));
    expect(check.checkAt).toEqual(minutes(300));
  });

  it('is given up after three questions without an answer, and counts anew after that', () => {
    const check = new CardCheck('LK1', START);
    expect([check.retry(START), check.checkAt]).toEqual([true, minutes(10)]);
    expect(check.retry(minutes(10))).toBe(true);
    expect(check.retry(minutes(20))).toBe(false);
    check.end(minutes(20));
    expect([check.tries, check.checkAt]).toEqual([0, null]);
  });

  it('is told to the customer once in a period', () => {
    const check = new CardCheck('LK1', START);
    expect([check.takeMail(1), check.takeMail(1), check.takeMail(2)]).toEqual([true, false, true]);
  });
});
