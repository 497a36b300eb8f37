import { isNearEnd, renewalOf } from './renewal';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const notBefore = new Date('2026-11-01T00:00:00Z');
const lasting = (ms: number) => ({ notBefore, notAfter: new Date(notBefore.getTime() + ms) });

it.each([
  [90 * DAY_MS, 48 * HOUR_MS],
  [45 * DAY_MS, 48 * HOUR_MS],
  [6 * DAY_MS, 12 * HOUR_MS],
  [120_000, 10_000],
])('of a certificate that lasts %d ms are spread over %d ms before a third is left', (ms, spread) => {
  const lifetime = lasting(ms);
  const latest = lifetime.notAfter.getTime() - ms / 3;
  const moments = Array.from({ length: 500 }, (_, index) =>
    renewalOf(`go.shop-${index}.tw`, lifetime).getTime(),
  );
  expect(Math.max(...moments)).toBeLessThanOrEqual(latest);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(latest - spread);
  // Evenly: no tenth of the time has more than its double share.
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const moment of moments) {
    const tenth = Math.min(9, Math.floor(((latest - moment) / spread) * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.max(...tenths)).toBeLessThan(100);
});

it('is at the same moment whenever it is asked for', () => {
  expect(renewalOf('go.shop.tw', lasting(DAY_MS))).toEqual(renewalOf('go.shop.tw', lasting(DAY_MS)));
});

it.each([
  [74, false],
  [76, true],
  [91, true],
])('of a certificate that lasts 90 days is urgent after %d days: %j', (days, is) => {
  expect(isNearEnd(lasting(90 * DAY_MS), new Date(notBefore.getTime() + days * DAY_MS))).toBe(is);
});
