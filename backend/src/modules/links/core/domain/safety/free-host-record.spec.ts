import { isFamiliar } from './free-host-record';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (days: number | null): Date | null =>
  days === null ? null : new Date(NOW.getTime() - days * 24 * 3_600_000);

it.each([
  [null, 0, null, false],
  [0, 1, null, false],
  [6.9, 3, null, false],
  [7, 3, null, true],
  [7, 2, null, false],
  [29.9, 2, null, false],
  [30, 1, null, true],
  [30, 0, null, true],
  [400, 20, 0, false],
  [400, 20, 89.9, false],
  [400, 20, 90, true],
  [400, 0, 90, true],
  [-1, 20, null, false],
])(
  'a name that was first seen %p days ago, in links of %p people, with harm %p days ago, is familiar: %p',
  (seen, people, bad, expected) => {
    expect(isFamiliar({ seenAt: ago(seen), people, badAt: ago(bad) }, NOW)).toBe(expected);
  },
);
