import * as fc from 'fast-check';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { bucketOf, startOfBucket } from '../../counting/domain/bucket';
import { formatDay, parseDay } from '../../counting/domain/calendar-day';
import { RANGES, type RangeInput, resolveRange } from './report-range';
import { parseTimeZone } from '../../counting/domain/time-zone';

const TAIPEI = parseTimeZone('Asia/Taipei');
/** 18:07 in Taipei. */
const NOW = Date.UTC(2026, 10, 21, 10, 7);
const iso = (bucket: number) => new Date(startOfBucket(bucket)).toISOString().slice(0, 16);
const resolved = (input: RangeInput, firstDay: string | null = null, zone = TAIPEI) =>
  resolveRange(input, { zone, now: NOW, firstDay: firstDay === null ? null : parseDay(firstDay) });

describe('range of a report', () => {
  it.each<[RangeInput, string, string, string, number]>([
    [{}, '2026-10-23', '2026-11-21', 'day', 30],
    [{ range: '7d' }, '2026-11-15', '2026-11-21', 'day', 7],
    [{ range: '30d' }, '2026-10-23', '2026-11-21', 'day', 30],
    [{ range: '90d' }, '2026-08-24', '2026-11-21', 'day', 90],
    [{ range: '12m' }, '2025-12-01', '2026-11-21', 'month', 12],
    [{ range: 'today' }, '2026-11-21', '2026-11-21', 'hour', 24],
    [{ range: 'month' }, '2026-11-01', '2026-11-21', 'day', 21],
    [{ range: 'lastweek' }, '2026-11-09', '2026-11-15', 'day', 7],
    [{ range: 'all' }, '2025-12-01', '2026-11-21', 'month', 12],
    [{ range: '24h' }, '2026-11-20', '2026-11-21', 'hour', 24],
    [{ from: '2026-11-20' }, '2026-11-20', '2026-11-21', 'hour', 48],
    [{ from: '2026-11-01', to: '2026-11-03' }, '2026-11-01', '2026-11-03', 'day', 3],
    [{ from: '2026-11-01', to: '2027-01-03' }, '2026-11-01', '2026-11-21', 'day', 21],
    [{ from: '2025-11-30', to: '2026-11-21' }, '2025-11-30', '2026-11-21', 'month', 13],
    [{ days: 1 }, '2026-11-21', '2026-11-21', 'hour', 24],
    [{ days: 10 }, '2026-11-12', '2026-11-21', 'day', 10],
  ])('%j is from %s to %s by the %s', (input, from, to, unit, points) => {
    const range = resolved(input);
    expect([range.from, range.to, range.unit, range.slots.length]).toEqual([from, to, unit, points]);
  });

  it('labels what charts show by its unit', () => {
    const labels = (input: RangeInput) => resolved(input).slots.map(({ label }) => label);
    expect(labels({ range: '7d' }).slice(-2)).toEqual(['2026-11-20', '2026-11-21']);
    expect(labels({ range: '12m' }).slice(-2)).toEqual(['2026-10', '2026-11']);
    expect(labels({ range: 'today' }).slice(0, 2)).toEqual(['00:00', '01:00']);
    expect([labels({ range: '24h' })[0], labels({ range: '24h' }).at(-1)]).toEqual(['19:00', '18:00']);
  });

  it('begins with the first day that the plan shows where a name says no number of days', () => {
    expect(resolved({ range: 'all' }, '2026-11-10').from).toBe('2026-11-10');
    expect(resolved({ range: 'month' }, '2026-11-02').from).toBe('2026-11-02');
    expect(resolved({ range: '12m' }, '2025-12-03').from).toBe('2025-12-03');
    const born = { zone: TAIPEI, now: NOW, firstDay: null, bornOn: parseDay('2026-11-19') };
    expect(resolveRange({ range: 'all' }, born).from).toBe('2026-11-19');
  });

  it.each<[RangeInput, string, string]>([
    [{ range: '90d' }, 'range', 'range-locked'],
    [{ range: '12m' }, 'range', 'range-locked'],
    [{ from: '2026-10-22' }, 'from', 'range-locked'],
    [{ from: '2026-11-31' }, 'from', 'date-malformed'],
    [{ from: '2026-11-01', to: 'today' }, 'to', 'date-malformed'],
    [{ from: '2026-11-03', to: '2026-11-01' }, 'to', 'range-reversed'],
    [{ from: '2026-11-22' }, 'from', 'range-in-future'],
    [{ to: '2026-11-21' }, 'from', 'range-unbounded'],
    [{ range: '7d', from: '2026-11-21' }, 'range', 'range-twice'],
    [{ range: '7d', days: 7 }, 'days', 'days-twice'],
    [{ from: '2026-11-21', days: 7 }, 'days', 'days-twice'],
  ])('refuses %j by its field %s', (input, field, fact) => {
    const refused = () => resolved(input, '2026-10-23');
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          fields: [expect.objectContaining({ field, code: `analytics.${fact}` })],
        }) as object,
      }) as Error,
    );
  });

  it('reaches back ten years at most', () => {
    expect(() => resolved({ from: '2016-11-01' })).toThrow('from must be 2016-11-14 or later');
  });

  it('compares with as long a time just before', () => {
    const { previous, span } = resolved({ from: '2026-11-14', to: '2026-11-20' });
    expect([previous.firstDate, previous.lastDate, previous.slots.length]).toEqual([
      '2026-11-07',
      '2026-11-13',
      7,
    ]);
    expect([iso(previous.from), previous.to]).toEqual(['2026-11-06T16:00', span.from]);
  });

  it.each<[RangeInput, string, string]>([
    // It is 18:07 in Taipei, which is eight hours ahead.
    [{ range: 'today' }, '2026-11-19T16:00', '2026-11-20T10:15'],
    [{ from: '2026-11-21' }, '2026-11-19T16:00', '2026-11-20T10:15'],
    [{ from: '2026-11-20' }, '2026-11-17T16:00', '2026-11-19T10:15'],
    [{ from: '2026-11-20', to: '2026-12-24' }, '2026-11-17T16:00', '2026-11-19T10:15'],
    [{ from: '2026-11-20', to: '2026-11-20' }, '2026-11-18T16:00', '2026-11-19T16:00'],
    [{ range: '7d' }, '2026-11-07T16:00', '2026-11-14T10:15'],
    [{ range: '30d' }, '2026-09-22T16:00', '2026-10-22T10:15'],
    [{ range: 'month' }, '2026-10-10T16:00', '2026-10-31T10:15'],
    [{ range: '24h' }, '2026-11-19T11:00', '2026-11-20T10:15'],
    [{ range: '12m' }, '2024-12-09T16:00', '2025-11-30T10:15'],
  ])('compares %j with no more than has passed of it: from %s to %s', (input, from, to) => {
    const { previous, slots } = resolved(input);
    expect([iso(previous.from), iso(previous.to)]).toEqual([from, to]);
    expect(previous.slots).toHaveLength(slots.length);
  });

  it('compares hour with hour, and those to come with nothing', () => {
    const { previous } = resolved({ range: 'today' });
    const lengths = previous.slots.map((slot) => slot.to - slot.from);
    expect(lengths).toEqual([...new Array<number>(18).fill(4), 1, 0, 0, 0, 0, 0]);
  });

  it.each([
    // 25 hours after 24, of which the clocks showed one twice; then 24 after 25.
    ['2026-11-01T23:50:00-05:00', 100, 96],
    ['2026-11-01T12:00:00-05:00', 53, 53],
    ['2026-11-02T12:00:00-05:00', 49, 49],
    ['2026-11-02T23:50:00-05:00', 96, 100],
    // 23 hours after 24, then 24 after 23.
    ['2026-03-08T12:00:00-04:00', 45, 45],
    ['2026-03-08T23:50:00-04:00', 92, 96],
    ['2026-03-09T12:00:00-04:00', 49, 49],
    ['2026-03-09T23:50:00-04:00', 96, 92],
  ])('compares as many quarter hours where clocks change: at %s %d with %d', (at, passed, compared) => {
    const now = Date.parse(at);
    const limits = { zone: parseTimeZone('America/New_York'), now, firstDay: null };
    const { span, previous, slots } = resolveRange({ range: 'today' }, limits);
    expect(Math.min(bucketOf(now) + 1, span.to) - span.from).toBe(passed);
    expect(previous.to - previous.from).toBe(compared);
    expect(previous.slots).toHaveLength(slots.length);
  });

  it('compares the day on which clocks go back with the 24 hours of the day before', () => {
    const range = resolved({ from: '2026-11-01', to: '2026-11-01' }, null, parseTimeZone('America/New_York'));
    expect([range.slots.length, range.previous.slots.length]).toEqual([25, 25]);
    expect(range.previous.slots.at(-1)?.from).toBe(range.previous.to);
  });

  it('has slots that fill it, and so has what it is compared with, whatever the zone', () => {
    const zones = [
      'Asia/Taipei',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Sao_Paulo',
    ];
    const names = fc.constantFrom<RangeInput>(...RANGES.map((range) => ({ range })));
    const days = fc
      .tuple(fc.integer({ min: 16_500, max: 20_700 }), fc.nat(400))
      .map(([day, count]) => ({ from: formatDay(day), to: formatDay(day + count) }));
    const now = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2026, 11) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.oneof(names, days), now, (name, input, moment) => {
        const limits = { zone: parseTimeZone(name), firstDay: null };
        const at = 'from' in input ? Date.UTC(2026, 10) : moment;
        const { span, slots, previous } = resolveRange(input, { ...limits, now: at });
        for (const [whole, parts] of [
          [span, slots],
          [previous, previous.slots],
        ] as const) {
          expect(parts).toHaveLength(slots.length);
          expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([whole.from, whole.to]);
          expect(parts.slice(0, -1).map(({ to }) => to)).toEqual(parts.slice(1).map(({ from }) => from));
        }
        const left = Math.max(0, span.to - bucketOf(at) - 1);
        if (left === 0) expect(previous.to).toBe(span.from);
        else expect(previous.to).toBeLessThanOrEqual(span.from);
      }),
      { numRuns: 300 },
    );
  });
});
