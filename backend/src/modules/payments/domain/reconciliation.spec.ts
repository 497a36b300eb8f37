import { money } from '../../../shared/domain/money';
import {
  type BookedMoney,
  daysToCompare,
  differenceOf,
  momentsOf,
  retryAt,
  type TakenPayment,
} from './reconciliation';

const TAKEN = money(550, 'TWD');
const BOOKED: BookedMoney = { taken: TAKEN, returnedMinor: 0, isBeingReturned: false };
const FOUND: TakenPayment = { taken: TAKEN, returned: 'none' };

describe('what does not agree about a payment', () => {
  it.each<[string, Partial<TakenPayment>, Partial<BookedMoney>, string | null]>([
    ['the same on both sides', {}, {}, null],
    ['nothing at the gateway', { taken: null }, {}, 'missingThere'],
    ['another amount', { taken: money(551, 'TWD') }, {}, 'otherAmount'],
    ['another currency', { taken: money(550, 'USD') }, {}, 'otherAmount'],
    ['nothing here', {}, { taken: null }, null],
    ['given back there', { returned: 'whole' }, {}, 'returnedThere'],
    ['partly given back there', { returned: 'part' }, {}, 'returnedThere'],
    ['given back on both sides', { returned: 'whole' }, { returnedMinor: 550 }, null],
    ['partly on both sides', { returned: 'part' }, { returnedMinor: 100 }, null],
    ['all there, and a part here', { returned: 'whole' }, { returnedMinor: 100 }, 'returnedThere'],
    ['being given back', { returned: 'whole' }, { isBeingReturned: true }, null],
  ])('%s', (_, found, booked, difference) => {
    expect(differenceOf({ ...FOUND, ...found }, { ...BOOKED, ...booked })).toBe(difference);
  });
});

describe('days that are compared', () => {
  it('are the last three that are over, from 3:00 in Taipei', () => {
    expect(daysToCompare(new Date('2026-11-25T18:59:59Z'))).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(daysToCompare(new Date('2026-11-25T19:00:00Z'))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  it('begin and end at midnight in Taipei', () => {
    expect(momentsOf('2026-12-01')).toEqual({
      from: new Date('2026-11-30T16:00:00Z'),
      to: new Date('2026-12-01T16:00:00Z'),
    });
  });
});

it('asks a gateway that does not answer again less and less often', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const minutes = [1, 2, 3, 4, 9].map((tries) => (retryAt(tries, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 80, 240]);
});
