import { money } from '../../../shared/domain/money';
import { Attempt } from './attempt.entity';

const at = (text: string): Date => new Date(text);
const HANDED = at('2027-03-14T15:50:00Z');
const NOW = at('2027-03-15T15:50:00Z');

describe('an attempt', () => {
  it.each([
    ['the gateway says', at('2027-03-14T15:55:00Z'), at('2027-03-14T15:55:00Z')],
    ['it becomes known, where the gateway does not say', null, NOW],
    ['it becomes known, where the gateway’s clock is ahead', at('2027-03-16T00:00:00Z'), NOW],
    ['it was handed over, where the gateway’s clock is behind', at('2020-01-01T00:00:00Z'), HANDED],
  ])('was paid when %s', (_, stated, expected) => {
    const fields = { orderId: 1, number: 'LK1', gateway: 'newebPay', checkAt: null } as const;
    const attempt = new Attempt({ ...fields, amount: money(550, 'TWD'), now: HANDED });
    expect(attempt.takenAt(stated, NOW)).toEqual(expected);
  });
});
