import { DAY_MS } from './calendar-day';
import type { LoggedHit } from './logged-hit';
import { expiryOf, isKeptLonger, keptShorter } from './retention';

const NOW = Date.UTC(2026, 10, 21);
const hit = (groupId: number | null, daysAgo: number): LoggedHit => ({
  at: NOW - daysAgo * DAY_MS,
  linkId: 1,
  groupId,
  hitClass: 'human',
  unique: true,
  userAgent: 'Chrome',
  person: null,
});
const kept = (hits: readonly LoggedHit[], days: number) => ({ hits, expiresAt: expiryOf(hits, days) });

describe('hits of a group that has a smaller plan now', () => {
  it('go apart from those of others, for fewer days', () => {
    const [own, other, guest] = [hit(4, 2), hit(5, 1), hit(null, 2)];
    const together = kept([own, other, guest], 30);
    expect(keptShorter(together, { groupId: 4, days: 3 }, NOW)).toEqual([
      { hits: [other, guest], expiresAt: NOW + 29 * DAY_MS },
      { hits: [own], expiresAt: NOW + DAY_MS },
    ]);
  });

  it.each([
    ['none is left when they are older than that', [hit(4, 5)], []],
    ['those of others stay', [hit(4, 5), hit(5, 5)], [kept([hit(5, 5)], 30)]],
    ['those that are alone have less time', [hit(4, 1)], [kept([hit(4, 1)], 3)]],
    ['nothing changes without one of theirs', [hit(5, 5)], null],
  ])('%s', (_, hits, parts) => {
    expect(keptShorter(kept(hits, 30), { groupId: 4, days: 3 }, NOW)).toEqual(parts);
  });

  it('stay as they are when they are kept no longer than that', () => {
    expect(keptShorter(kept([hit(4, 1)], 3), { groupId: 4, days: 3 }, NOW)).toBeNull();
    expect(keptShorter(kept([hit(4, 1)], 3), { groupId: 4, days: 7 }, NOW)).toBeNull();
  });

  it.each([
    [3, 3, false],
    [3.2, 3, false],
    [7, 3, true],
    [30, 7, true],
    [7, 30, false],
  ])('kept for %d days they are looked at for %d: %s', (keptDays, days, looked) => {
    expect(isKeptLonger({ firstAt: NOW, expiresAt: NOW + keptDays * DAY_MS }, days)).toBe(looked);
  });
});
