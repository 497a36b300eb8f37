import { bucketOf, startOfBucket } from './bucket';
import { parseTimeZone } from './time-zone';
import { evenStretches, QUARTERS_PER_WEEK } from './week-hours';

const at = (text: string): number => bucketOf(Date.parse(text));
const span = { from: at('2025-11-22T05:15:00Z'), to: at('2026-11-22T07:45:00Z') };

describe('hours of the week', () => {
  it.each([
    ['Asia/Taipei', 1],
    ['+05:45', 1],
    ['-09:30', 1],
    ['Europe/Berlin', 3],
    ['America/New_York', 3],
    // Clocks change by half an hour.
    ['Australia/Lord_Howe', 3],
  ])('are what the clocks show in %s, in %i stretches a year', (name, parts) => {
    const zone = parseTimeZone(name);
    const stretches = evenStretches(span, zone);
    expect(stretches).toHaveLength(parts);
    expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([span.from, span.to]);
    stretches.forEach((stretch, index) => {
      if (index > 0) expect(stretch.from).toBe(stretches[index - 1]?.to);
      for (let bucket = stretch.from; bucket < stretch.to; bucket += 1) {
        const start = startOfBucket(bucket);
        const clock = new Date(start + zone.offsetAt(start) * 60_000);
        const shown = ((clock.getUTCDay() + 6) % 7) * 24 + clock.getUTCHours();
        const hour = Math.floor(((bucket + stretch.shift) % QUARTERS_PER_WEEK) / 4);
        if (hour !== shown) throw new Error(`${name} ${clock.toISOString()}`);
      }
    });
  });

  it('are none in an empty span', () => {
    expect(evenStretches({ from: 5, to: 5 }, parseTimeZone('Asia/Taipei'))).toEqual([]);
  });
});
