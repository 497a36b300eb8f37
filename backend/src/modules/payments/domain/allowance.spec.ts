import { money } from '../../../shared/domain/money';
import { Allowance } from './allowance.entity';
import { Invoice } from './invoice.entity';

const NOW = new Date('2026-11-26T02:00:00Z');
const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

function wanted(): Allowance {
  const names = { orderId: 1, attemptId: 2, groupId: 7, number: 'I1' };
  const invoice = new Invoice({ ...names, total: money(550, 'TWD'), now: NOW });
  return new Allowance({ invoice, refundId: 3, amount: money(100, 'TWD'), now: NOW });
}

describe('an allowance', () => {
  it('is sent, and issued with a number', () => {
    const allowance = wanted();
    expect(allowance).toMatchObject({ state: 'wanted', dueAt: NOW, orderId: 1, groupId: 7, isOpen: true });
    allowance.send('bytes');
    expect(allowance).toMatchObject({ state: 'requested', request: 'bytes', isOpen: true });
    allowance.issue('A1');
    expect(allowance).toMatchObject({
      state: 'issued',
      number: 'A1',
      request: null,
      dueAt: null,
      isOpen: false,
    });
  });

  it('is sent again more and more seldom, up to an hour, and a person is told', () => {
    const allowance = wanted();
    allowance.send('bytes');
    const pauses = Array.from({ length: 8 }, () => {
      const wasLate = allowance.isLate;
      allowance.retry('no-answer', NOW);
      return [wasLate, ((allowance.dueAt?.getTime() ?? 0) - NOW.getTime()) / 60_000];
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((pause) => [false, pause]));
    expect(allowance).toMatchObject({ isLate: true, request: 'bytes', state: 'requested' });
  });

  it('waits for its invoice, which is no failure', () => {
    const allowance = wanted();
    allowance.awaitInvoice(NOW);
    expect(allowance).toMatchObject({ state: 'wanted', tries: 0, dueAt: minutesLater(60) });
  });

  it('is made anew when its bytes have had no effect', () => {
    const allowance = wanted();
    allowance.send('bytes');
    allowance.discardRequest();
    expect(allowance).toMatchObject({ state: 'wanted', request: null });
  });

  it('that is stuck waits for a person, who has it tried again', () => {
    const allowance = wanted();
    allowance.send('bytes');
    allowance.stop('IAI10004');
    expect(allowance).toMatchObject({ state: 'stuck', reason: 'IAI10004', request: null, dueAt: null });
    allowance.resume(NOW);
    expect(allowance).toMatchObject({ state: 'wanted', reason: null, dueAt: NOW, isOpen: true });
  });
});
