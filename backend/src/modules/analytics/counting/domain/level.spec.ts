import * as fc from 'fast-check';
import { parseDay } from './calendar-day';
import { firstDayOf, monthOf } from './calendar-month';
import {
  dayOfBucket,
  firstBucketOfDay,
  foldedMoments,
  monthsEnded,
  NOTHING_FOLDED,
  type Piece,
  piecesOf,
} from './level';

const bucketAt = (date: string, quarter = 0) => firstBucketOfDay(parseDay(date)) + quarter;
const written = ({ level, from, to }: Piece) => `${level} ${String(to - from)}`;

/** The quarter hours that a piece stands for. */
function quarters({ level, from, to }: Piece): [number, number] {
  if (level === 'quarter') return [from, to];
  if (level === 'day') return [firstBucketOfDay(from), firstBucketOfDay(to)];
  return [firstBucketOfDay(firstDayOf(from)), firstBucketOfDay(firstDayOf(to))];
}

describe('pieces of a span', () => {
  const year = { from: bucketAt('2025-11-20', 64), to: bucketAt('2026-11-21', 64) };

  it('are quarter hours at the edges, then days, and months in the middle', () => {
    expect(piecesOf(year, parseDay('2026-11-20')).map(written)).toEqual([
      'quarter 32',
      'day 10',
      'month 11',
      'day 19',
      'quarter 160',
    ]);
  });

  it('are quarter hours alone where nothing is folded, or no whole day is', () => {
    expect(piecesOf(year, NOTHING_FOLDED)).toEqual([{ level: 'quarter', ...year }]);
    const short = { from: bucketAt('2026-11-01', 1), to: bucketAt('2026-11-02', 95) };
    expect(piecesOf(short, parseDay('2026-11-20'))).toEqual([{ level: 'quarter', ...short }]);
    expect(piecesOf({ from: 5, to: 5 }, 0)).toEqual([]);
  });

  it('are days alone within a month', () => {
    const days = { from: bucketAt('2026-11-02'), to: bucketAt('2026-11-04') };
    expect(piecesOf(days, parseDay('2026-11-20')).map(written)).toEqual(['day 2']);
  });

  it('fill the span without a gap, and are folded where they are coarse', () => {
    const moment = fc.integer({ min: bucketAt('2024-01-01'), max: bucketAt('2027-01-01') });
    const folded = fc.integer({ min: parseDay('2023-12-01'), max: parseDay('2027-02-01') });
    fc.assert(
      fc.property(moment, moment, folded, (one, other, foldedTo) => {
        const span = { from: Math.min(one, other), to: Math.max(one, other) };
        let at = span.from;
        for (const piece of piecesOf(span, foldedTo)) {
          const [from, to] = quarters(piece);
          expect(from).toBe(at);
          if (piece.level !== 'quarter') expect(to).toBeLessThanOrEqual(firstBucketOfDay(foldedTo));
          at = to;
        }
        expect(at).toBe(span.to);
      }),
    );
  });
});

describe('a hit that comes late', () => {
  const bucket = bucketAt('2026-10-31', 5);

  it.each([
    ['2026-10-31', []],
    ['2026-11-01', ['day', 'month']],
    ['2026-12-01', ['day', 'month']],
  ])('belongs to what is folded before %s: %j', (foldedTo, levels) => {
    expect(foldedMoments(bucket, parseDay(foldedTo)).map(({ level }) => level)).toEqual(levels);
  });

  it('belongs to no month that has not ended', () => {
    expect(foldedMoments(bucketAt('2026-10-30'), parseDay('2026-10-31'))).toEqual([
      { level: 'day', bucket: parseDay('2026-10-30') },
    ]);
  });

  it('is in the counters that a report of it reads', () => {
    const moment = fc.integer({ min: bucketAt('2026-01-01'), max: bucketAt('2027-01-01') });
    const folded = fc.integer({ min: parseDay('2025-12-01'), max: parseDay('2027-02-01') });
    fc.assert(
      fc.property(moment, fc.nat(20_000), fc.nat(20_000), folded, (at, before, after, foldedTo) => {
        const moments = [{ level: 'quarter', bucket: at }, ...foldedMoments(at, foldedTo)];
        const pieces = piecesOf({ from: at - before, to: at + after + 1 }, foldedTo);
        const found = pieces.filter(({ level, from, to }) =>
          moments.some((each) => each.level === level && each.bucket >= from && each.bucket < to),
        );
        expect(found).toHaveLength(1);
      }),
    );
    expect(monthOf(dayOfBucket(bucket))).toBe(monthOf(parseDay('2026-10-01')));
  });
});

describe('months that end', () => {
  it.each([
    ['2026-10-30', '2026-10-31', 0],
    ['2026-10-31', '2026-11-01', 1],
    ['2026-11-01', '2026-11-30', 0],
    ['2026-10-15', '2027-01-15', 3],
    ['2026-11-05', '2026-11-05', 0],
  ])('between %s and %s are %s', (before, after, count) => {
    expect(monthsEnded(parseDay(before), parseDay(after))).toHaveLength(count);
  });
});
