import { CLAIM_LIFETIME_MS, type LookSubject, nextLookAt } from './look-schedule';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-11-25T10:07:13.000Z');

const after = (ms: number): Date => new Date(START.getTime() + ms);

/** All looks at a subject from the start, each asked for at the moment of the one before. */
function looksAt(subject: LookSubject, most: number): number[] {
  const looks: number[] = [];
  let now = START;
  while (looks.length < most) {
    now = nextLookAt(subject, now);
    looks.push(now.getTime() - START.getTime());
  }
  return looks;
}

describe('a claim', () => {
  const claim: LookSubject = { state: 'claimed', since: START };

  it('is looked at soon, then hourly to 48 hours, then daily for 7 days', () => {
    const looks = looksAt(claim, 60);
    expect(looks.slice(0, 6).map((ms) => ms / MINUTE_MS)).toEqual([1, 2, 5, 10, 30, 60]);
    expect(looks.slice(5).map((ms) => ms / HOUR_MS)).toEqual([
      ...Array.from({ length: 48 }, (_, index) => index + 1),
      ...Array.from({ length: 7 }, (_, index) => 48 + 24 * (index + 1)),
    ]);
    expect(looks.at(-1)).toBe(CLAIM_LIFETIME_MS);
    expect(CLAIM_LIFETIME_MS).toBe(9 * DAY_MS);
  });

  it.each([
    [-5, MINUTE_MS],
    [0, MINUTE_MS],
    [MINUTE_MS - 1, MINUTE_MS],
    [MINUTE_MS, 2 * MINUTE_MS],
    [31 * MINUTE_MS, HOUR_MS],
    [47.5 * HOUR_MS, 48 * HOUR_MS],
    [50 * HOUR_MS, 72 * HOUR_MS],
  ])('after %i ms is looked at next after %i: what was missed is not made up for', (now, next) => {
    expect(nextLookAt(claim, after(now))).toEqual(after(next));
  });

  it('that could not be judged when it should have lapsed is looked at each day', () => {
    expect(nextLookAt(claim, after(CLAIM_LIFETIME_MS - 1))).toEqual(after(CLAIM_LIFETIME_MS));
    expect(nextLookAt(claim, after(CLAIM_LIFETIME_MS))).toEqual(after(CLAIM_LIFETIME_MS + DAY_MS));
  });
});

describe.each([
  ['verified', DAY_MS],
  ['invalid', DAY_MS],
  ['failing', HOUR_MS],
] as const)('a domain that is %s', (state, period) => {
  it('is looked at once in each period, at its own moment', () => {
    const looks = looksAt({ state, host: 'go.shop.tw' }, 50);
    const [first = 0] = looks;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(period);
    expect(looks).toEqual(Array.from({ length: 50 }, (_, index) => first + index * period));
  });

  it('shares the moment with few', () => {
    const parts = new Map<number, number>();
    for (let index = 0; index < 10_000; index += 1) {
      const at = nextLookAt({ state, host: `go${index}.shop.tw` }, START);
      const part = Math.floor(((at.getTime() - START.getTime()) / period) * 20);
      parts.set(part, (parts.get(part) ?? 0) + 1);
    }
    expect(parts.size).toBe(20);
    expect(Math.max(...parts.values())).toBeLessThan(700);
  });
});

it('the daily look is among the hourly ones', () => {
  const [daily = -1] = looksAt({ state: 'verified', host: 'go.shop.tw' }, 1);
  expect(looksAt({ state: 'failing', host: 'go.shop.tw' }, 24)).toContain(daily);
});
