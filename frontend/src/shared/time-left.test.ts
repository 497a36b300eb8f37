import { timeLeft } from './time-left';

it.each([
  [30_000, { value: 1, unit: 'minute' }],
  [119 * 60_000, { value: 119, unit: 'minute' }],
  [47.5 * 3_600_000, { value: 47, unit: 'hour' }],
  [7 * 24 * 3_600_000, { value: 7, unit: 'day' }],
])('%d ms are left in the largest unit that fits', (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected);
});
