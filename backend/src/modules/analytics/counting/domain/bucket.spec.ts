import * as fc from 'fast-check';
import { bucketOf, dayOf, daysUpTo, hoursOf, startOfBucket } from './bucket';
import { formatDay, parseDay } from './calendar-day';
import { parseTimeZone } from './time-zone';

const ZONES = [
  'Asia/Taipei',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Europe/Dublin',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
  '-03:30',
  '+12:45',
];

const iso = (bucket: number) => new Date(startOfBucket(bucket)).toISOString();
const hours = (zone: string, date: string) => hoursOf(parseDay(date), parseTimeZone(zone));
const label = ({ hour, from }: { hour: string; from: number }) => `${hour} ${iso(from).slice(11, 16)}`;

describe('days in buckets', () => {
  it('begin at the midnight of the zone', () => {
    const [yesterday, today] = daysUpTo(parseDay('2026-11-21'), 2, parseTimeZone('Asia/Taipei'));
    expect(yesterday?.date).toBe('2026-11-20');
    expect(iso(today?.from ?? 0)).toBe('2026-11-20T16:00:00.000Z');
    expect(iso(today?.to ?? 0)).toBe('2026-11-21T16:00:00.000Z');
  });

  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Havana', '2026-11-01', 25],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Asia/Kathmandu', '2026-11-21', 24],
  ])('in %s, %s lasts %s hours', (zone, date, length) => {
    const [day] = daysUpTo(parseDay(date), 1, parseTimeZone(zone));
    expect(((day?.to ?? 0) - (day?.from ?? 0)) / 4).toBe(length);
  });

  it('begin with the first hour after midnight where clocks skip midnight', () => {
    const [day] = daysUpTo(parseDay('2026-04-24'), 1, parseTimeZone('Africa/Cairo'));
    expect(iso(day?.from ?? 0)).toBe('2026-04-23T22:00:00.000Z');
  });

  it('follow each other without gap or overlap, and each moment lies in the day that its clock shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        fc.integer({ min: 1, max: 365 }),
        (name, moment, count) => {
          const zone = parseTimeZone(name);
          const days = daysUpTo(dayOf(moment, zone), count, zone);
          expect(days).toHaveLength(count);
          for (const [index, day] of days.entries()) {
            expect(day.to).toBe(days[index + 1]?.from ?? day.to);
            expect(formatDay(dayOf(startOfBucket(day.from), zone))).toBe(day.date);
            expect(formatDay(dayOf(startOfBucket(day.to) - 1, zone))).toBe(day.date);
          }
          const today = days.at(-1);
          expect(bucketOf(moment)).toBeGreaterThanOrEqual(today?.from ?? Infinity);
          expect(bucketOf(moment)).toBeLessThan(today?.to ?? -Infinity);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('hours in buckets', () => {
  it('number 24 on an ordinary day', () => {
    const day = hours('Asia/Taipei', '2026-11-21');
    expect(day).toHaveLength(24);
    expect(label(day[0] ?? { hour: '', from: 0 })).toBe('00:00 16:00');
    expect(label(day[23] ?? { hour: '', from: 0 })).toBe('23:00 15:00');
  });

  it('leave out the hour that clocks skip', () => {
    const day = hours('America/New_York', '2026-03-08');
    expect(day).toHaveLength(23);
    expect(day.slice(1, 3).map(label)).toEqual(['01:00 06:00', '03:00 07:00']);
  });

  it('show the hour twice that clocks repeat', () => {
    const day = hours('America/New_York', '2026-11-01');
    expect(day).toHaveLength(25);
    expect(day.slice(0, 4).map(label)).toEqual(['00:00 04:00', '01:00 05:00', '01:00 06:00', '02:00 07:00']);
  });

  it('are cut where clocks change by half an hour', () => {
    expect(hours('Australia/Lord_Howe', '2026-10-04').slice(1, 4).map(label)).toEqual([
      '01:00 14:30',
      '02:30 15:30',
      '03:00 16:00',
    ]);
    expect(hours('Australia/Lord_Howe', '2026-04-05').slice(1, 4).map(label)).toEqual([
      '01:00 14:00',
      '01:30 15:00',
      '02:00 15:30',
    ]);
  });

  it('begin on the quarter hour in zones of odd offset', () => {
    expect(hours('Asia/Kathmandu', '2026-11-21').slice(0, 2).map(label)).toEqual([
      '00:00 18:15',
      '01:00 19:15',
    ]);
  });

  it('fill the day, whatever the zone', () => {
    const days = fc.integer({ min: parseDay('2020-01-01'), max: parseDay('2029-12-31') });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, (name, date) => {
        const zone = parseTimeZone(name);
        const [day] = daysUpTo(date, 1, zone);
        const all = hoursOf(date, zone);
        expect(all[0]?.from).toBe(day?.from);
        expect(all.at(-1)?.to).toBe(day?.to);
        for (const [index, hour] of all.entries()) expect(hour.to).toBe(all[index + 1]?.from ?? hour.to);
      }),
    );
  });

  it('bear days before clocks were agreed upon', () => {
    expect(hours('Asia/Taipei', '1890-01-01').length).toBeGreaterThan(0);
  });
});
