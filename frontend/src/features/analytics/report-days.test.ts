import { daysBetween, growthOf, isLocked } from './report-days';

const today = '2026-11-21';
const report = { from: '2026-09-15', to: today };

describe('which ranges a plan shows', () => {
  it.each([
    ['30d', '2026-10-23', false],
    ['90d', '2026-10-23', true],
    ['12m', '2026-10-23', true],
    ['month', '2026-11-10', false],
    ['12m', '2025-11-22', false],
    ['12m', null, false],
  ] as const)('%s from %s', (range, firstDay, locked) => {
    expect(isLocked(range, firstDay, today)).toBe(locked);
  });
});

describe('what is dragged over', () => {
  it.each([
    ['day', '2026-11-01', '2026-11-03', { from: '2026-11-01', to: '2026-11-03' }],
    ['month', '2026-10', '2026-10', { from: '2026-10-01', to: '2026-10-31' }],
    ['month', '2026-09', '2026-11', { from: '2026-09-15', to: today }],
    ['hour', '13:00', '15:00', null],
  ] as const)('by the %s from %s to %s', (unit, first, last, days) => {
    expect(daysBetween(unit, { label: first }, { label: last }, report)).toEqual(days);
  });
});

it.each([
  [12, 10, 0.2],
  [0, 10, -1],
  [5, 0, null],
])('%d after %d has grown by %s', (now, before, growth) => {
  expect(growthOf(now, before)).toBe(growth);
});
