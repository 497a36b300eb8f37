import { nextDay } from './next-day';

it.each([
  ['2026-11-26T15:59:59Z', 'Asia/Taipei', '2026-11-26T16:00:00.000Z'],
  ['2026-11-26T16:00:00Z', 'Asia/Taipei', '2026-11-27T16:00:00.000Z'],
  ['2026-11-26T12:00:00Z', 'Nowhere/Land', '2026-11-27T00:00:00.000Z'],
])('the day after %s in %s begins at %s', (moment, zone, next) => {
  expect(nextDay(new Date(moment), zone).toISOString()).toBe(next);
});
