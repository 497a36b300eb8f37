import { money } from '../../../shared/domain/money';
import { partFrom } from './paid-time';

describe('what was paid for a time', () => {
  it.each<[string, string, string, string, number]>([
    ['all before it begins', '2026-11-01', '2026-12-01', '2026-10-28', 300],
    ['all on its first day', '2026-11-01', '2026-12-01', '2026-11-01', 300],
    ['what is left of it', '2026-11-01', '2026-12-01', '2026-11-21', 100],
    ['one day on its last day', '2026-11-01', '2026-12-01', '2026-11-30', 10],
    ['nothing on the day of its end', '2026-11-01', '2026-12-01', '2026-12-01', 0],
    ['nothing afterwards', '2026-11-01', '2026-12-01', '2027-01-01', 0],
    ['a day of a leap year', '2028-02-29', '2028-03-29', '2028-03-28', 10],
    ['nothing of no time', '2026-11-01', '2026-11-01', '2026-11-01', 0],
    ['nothing of a time that was ended before it began', '2026-12-01', '2026-11-28', '2026-11-28', 0],
  ])('is worth %s', (_, from, end, day, worth) => {
    expect(partFrom(day, money(from.startsWith('2028') ? 290 : 300, 'TWD'), { from, end }).minor).toBe(worth);
  });
});
