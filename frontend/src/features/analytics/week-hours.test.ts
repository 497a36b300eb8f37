import { busiestHour, weekdayName, weekRows } from './week-hours';

const cells = [
  { weekday: 1, hour: 0, totalClicks: 2 },
  { weekday: 7, hour: 23, totalClicks: 5 },
];

it('the hours of a week are seven rows of 24', () => {
  const rows = weekRows(cells);
  expect(rows.map(({ counts }) => counts.length)).toEqual(Array(7).fill(24));
  expect(rows[0]?.counts[0]).toBe(2);
  expect(rows[6]?.counts[23]).toBe(5);
});

it('the busiest hour is that with the most clicks, if there are any', () => {
  expect(busiestHour(cells)).toEqual(cells[1]);
  expect(busiestHour(cells.map((cell) => ({ ...cell, totalClicks: 0 })))).toBeNull();
  expect(busiestHour([])).toBeNull();
});

it.each([
  ['en', 1, 'Monday'],
  ['en', 7, 'Sunday'],
  ['zh-TW', 1, '星期一'],
])('in %s day %d is %s', (locale, weekday, name) => {
  expect(weekdayName(locale, weekday, 'long')).toBe(name);
});
