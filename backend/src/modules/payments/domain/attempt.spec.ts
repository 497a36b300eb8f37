import { money } from '../../../shared/domain/money';
import { Attempt } from './attempt.entity';

const at = (text: string): Date => new Date(text);
const HANDED = at('2027-03-14T15:50:00Z');
const NOW = at('2027-03-15T15:50:00Z');
const LATER = at('2027-03-15T21:50:00Z');
const PRICE = money(550, 'TWD');
const RECEIVED = { reference: 'T1', amount: PRICE, card: '1111' };

const handedOver = (): Attempt =>
  new Attempt({
    orderId: 1,
    number: 'LK1',
    gateway: 'newebPay',
    amount: PRICE,
    now: HANDED,
    checkAt: NOW,
  });

function settled(): Attempt {
  const attempt = handedOver();
  attempt.settle(RECEIVED, NOW);
  return attempt;
}

describe('an attempt', () => {
  it.each([
    ['the gateway says', at('2027-03-14T15:55:00Z'), at('2027-03-14T15:55:00Z')],
    ['it becomes known, where the gateway does not say', null, NOW],
    ['it becomes known, where the gateway’s clock is ahead', at('2027-03-16T00:00:00Z'), NOW],
    ['it was handed over, where the gateway’s clock is behind', at('2020-01-01T00:00:00Z'), HANDED],
  ])('was paid when %s', (_, stated, expected) => {
    expect(handedOver().takenAt(stated, NOW)).toEqual(expected);
  });

  it('has received nothing until money comes, and is settled once', () => {
    expect(handedOver().received).toEqual(money(0, 'TWD'));
    const attempt = settled();
    expect(attempt).toMatchObject({ state: 'settled', reference: 'T1', card: '1111', received: PRICE });
    expect(attempt).toMatchObject({ settledAt: NOW, checkAt: null });
    expect(() => attempt.settle(RECEIVED, LATER)).toThrow('settled once');
  });

  it.each(['TWD', 'USD'] as const)(
    'has received what came, in the currency that it came in: %s',
    (currency) => {
      const attempt = handedOver();
      const amount = money(550, currency);
      attempt.settle({ ...RECEIVED, amount }, NOW);
      expect(attempt).toMatchObject({ amount: PRICE, received: amount });
    },
  );

  it.each(['decline', 'abandon'] as const)('that ended by %s takes money that comes late', (end) => {
    const attempt = handedOver();
    attempt[end]();
    expect(attempt).toMatchObject({ isOpen: false, canSettle: true, checkAt: null });
    attempt.settle(RECEIVED, LATER);
    expect(attempt.canSettle).toBe(false);
  });

  it.each(['decline', 'abandon'] as const)('that is settled stays so after %s', (end) => {
    const attempt = settled();
    attempt[end]();
    expect(attempt.state).toBe('settled');
  });

  it('is asked about again, and counts the answers of “not paid” alone', () => {
    const attempt = handedOver();
    attempt.postpone(LATER);
    expect(attempt).toMatchObject({ checks: 0, checkAt: LATER });
    attempt.noteUnpaid(NOW);
    expect(attempt).toMatchObject({ checks: 1, checkAt: NOW, isOpen: true });
  });
});
