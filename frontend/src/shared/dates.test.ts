import { formatDate, formatDateTime, formatDay, formatDays, formatMonth, formatTime } from './dates';

const MOMENT = '2026-11-20T06:05:09Z';
const timeZone = 'Asia/Taipei';

it.each([
  ['zh-TW', '2026/11/20', '11/20', '2026/11/20 14:05'],
  ['en', '20 Nov 2026', '20 Nov', '20 Nov 2026, 14:05'],
  ['vi', '20/11/2026', '20/11', '14:05 20/11/2026'],
  ['id', '20 Nov 2026', '20 Nov', '20 Nov 2026, 14.05'],
  ['ja', '2026/11/20', '11/20', '2026/11/20 14:05'],
])('writes dates in the order of %s', (locale, medium, short, withTime) => {
  expect(formatDay(locale, '2026-11-20', 'medium')).toBe(medium);
  expect(formatDay(locale, '2026-11-20', 'short')).toBe(short);
  expect(formatDate(locale, '2026-11-20T12:00:00Z')).toBe(medium);
  // Between a date and a time some languages have spaces of other widths.
  expect(formatDateTime(locale, MOMENT, { timeZone }).replace(/\s/g, ' ')).toBe(withTime);
});

it('has names of months and weekdays where there is room for them', () => {
  expect(formatDay('en', '2026-11-20', 'full')).toBe('Friday, 20 November 2026');
  expect(formatDay('zh-TW', '2026-11-20', 'long')).toBe('2026年11月20日');
  expect(formatMonth('zh-TW', '2026-11-20T12:00:00Z', 'long')).toBe('2026年11月');
});

it('names both ends of a range', () => {
  expect(formatDays('en', '2026-11-18', '2026-11-20')).toMatch(/^18\s–\s20 Nov 2026$/);
  expect(formatDays('zh-TW', '2026-11-18', '2026-11-20')).toBe('2026/11/18至2026/11/20');
});

it('counts hours to 24 in every language, and seconds on demand', () => {
  expect(formatTime('zh-TW', MOMENT, { timeZone })).toBe('14:05');
  expect(formatTime('en', MOMENT, { timeZone, hasSeconds: true })).toBe('14:05:09');
});
