import { money } from '../../../shared/domain/money';
import { Attempt } from './attempt.entity';
import { refundableOf, Refund, type RefundCause } from './refund.entity';

const NOW = new Date('2026-11-26T02:00:00Z');
const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

function settled(minor = 550): Attempt {
  const names = { orderId: 1, number: 'LK1', gateway: 'linePay' } as const;
  const attempt = new Attempt({ ...names, amount: money(minor, 'TWD'), now: NOW, checkAt: null });
  attempt.settle({ reference: 'T1', amount: money(minor, 'TWD'), card: null }, NOW);
  return attempt;
}

const refundOf = (minor: number, cause: RefundCause = 'granted'): Refund =>
  new Refund({
    number: 'RF1',
    attempt: settled(),
    groupId: 7,
    amount: money(minor, 'TWD'),
    cause,
    reason: 'a test',
    requestedBy: 1,
    now: NOW,
  });

describe('a refund', () => {
  it('is asked for step by step, until it is done', () => {
    const refund = refundOf(100);
    expect(refund).toMatchObject({ state: 'wanted', dueAt: NOW, isOpen: true });
    refund.ask({ call: 'uncapture', seen: 'before' }, NOW);
    expect(refund).toMatchObject({ state: 'asked', call: 'uncapture', seen: 'before', asks: 1 });
    // No other process asks while the call may still be answered.
    expect(refund.dueAt).toEqual(minutesLater(10));
    refund.postpone(NOW, '');
    refund.ask({ call: 'cancel', seen: 'then' }, NOW);
    refund.await(minutesLater(360), 'R1');
    expect(refund).toMatchObject({ state: 'waiting', reference: 'R1', asks: 2 });
    refund.finish(minutesLater(400), null);
    expect(refund).toMatchObject({ state: 'done', reference: 'R1', dueAt: null, isOpen: false });
  });

  it('is asked about again more and more seldom, and a person is told when that does not help', () => {
    const refund = refundOf(100);
    const pauses = Array.from({ length: 8 }, () => {
      const wasLate = refund.isLate;
      refund.retry('no answer', NOW);
      return [wasLate, ((refund.dueAt?.getTime() ?? 0) - NOW.getTime()) / 60_000];
    });
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 360, 360].map((pause) => [false, pause]));
    expect(refund.isLate).toBe(true);
    refund.await(NOW, null);
    expect(refund).toMatchObject({ isLate: false, failure: null });
  });

  it('that is stuck waits for a person, who may have it asked for again', () => {
    const refund = refundOf(100);
    refund.ask({ call: 'refund', seen: '' }, NOW);
    refund.stop('TRA10029');
    expect(refund).toMatchObject({ state: 'stuck', failure: 'TRA10029', dueAt: null, isOpen: false });
    refund.resume(NOW);
    expect(refund).toMatchObject({ state: 'wanted', failure: null, dueAt: NOW, isOpen: true });
  });

  it('is gone on with by one process', () => {
    const [read, held] = [refundOf(100), refundOf(100)];
    expect(held.isAt(read)).toBe(true);
    held.ask({ call: 'refund', seen: '' }, NOW);
    expect(held.isAt(read)).toBe(false);
    const askedOnce = refundOf(100);
    askedOnce.ask({ call: 'refund', seen: '' }, NOW);
    expect(held.isAt(askedOnce)).toBe(true);
    held.ask({ call: 'refund', seen: '' }, NOW);
    expect(held.isAt(askedOnce)).toBe(false);
  });

  it.each<[number, boolean]>([
    [550, true],
    [549, false],
  ])('of NT$%i of NT$550 is whole: %s', (minor, isWhole) => {
    expect(refundOf(minor).isWholeOf(settled())).toBe(isWhole);
  });

  it.each<[RefundCause, boolean]>([
    ['unapplied', false],
    ['granted', true],
    ['atGateway', true],
    ['reversed', true],
  ])('that is %s takes back what was sold: %s', (cause, wasUsed) => {
    expect(refundOf(550, cause).wasUsed).toBe(wasUsed);
  });

  it.each<[string, readonly number[], number]>([
    ['nothing went back', [], 550],
    ['a part did', [100], 450],
    ['two parts did', [100, 450], 0],
    ['the gateway gave more back than came', [551], 0],
  ])('leaves what is left when %s', (_, minors, left) => {
    const refunds = minors.map((minor) => refundOf(minor));
    expect(refundableOf(settled(), refunds)).toEqual(money(left, 'TWD'));
    // What is stuck may have been paid by hand.
    for (const refund of refunds) refund.stop('TRA10029');
    expect(refundableOf(settled(), refunds)).toEqual(money(left, 'TWD'));
  });
});
