import * as fc from 'fast-check';
import { firstBucketOfDay } from './level';
import { addPacked, packAnswers, packDay, type QuarterRow, type Wanted, wanted } from './packed-day';
import { QuarterSeries } from './quarter-series';

const DAY = 20_000;
const FIRST = firstBucketOfDay(DAY);
const ANY: Wanted = [null, null];

const counts = fc.oneof(
  fc.constant({ hits: 1, uniques: 1 }),
  fc.constant({ hits: 1, uniques: 0 }),
  fc.record({ hits: fc.integer({ min: -3, max: 1_000_000 }), uniques: fc.integer({ min: -3, max: 300 }) }),
);
const rows: fc.Arbitrary<QuarterRow[]> = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('line', 'LINE', '臺灣', ''), fc.constantFrom('ios', 'pc'), fc.nat(95), counts),
    { selector: ([source, device, quarter]) => `${source}/${device}/${String(quarter)}`, maxLength: 200 },
  )
  .map((all) =>
    all
      .map(([source, device, quarter, count]) => ({ value: `${source}/${device}`, quarter, ...count }))
      .sort((one, other) => one.quarter - other.quarter),
  );

/** What a whole day says of each of its quarter hours. */
function unpacked(packed: Uint8Array, only: Wanted): number[][] {
  const series = new QuarterSeries({ from: FIRST, to: firstBucketOfDay(DAY + 1) });
  addPacked(packed, { day: DAY, only }, series);
  return Array.from({ length: 96 }, (_, quarter) => {
    const { total, unique } = series.in({ from: FIRST + quarter, to: FIRST + quarter + 1 });
    return [total, unique];
  });
}

function summed(list: readonly QuarterRow[]): number[][] {
  return Array.from({ length: 96 }, (_, quarter) => {
    const same = list.filter((row) => row.quarter === quarter);
    return [
      same.reduce((sum, { hits }) => sum + hits, 0),
      same.reduce((sum, { uniques }) => sum + uniques, 0),
    ];
  });
}

describe('a packed day', () => {
  it('says what its rows said, of all and of those that are asked for', () => {
    fc.assert(
      fc.property(rows, fc.subarray(['line', '臺灣', 'nowhere']), (list, sources) => {
        const packed = packDay(list, 2);
        expect(unpacked(packed, ANY)).toEqual(summed(list));
        const asked = list.filter(({ value }) => sources.includes(value.split('/')[0] ?? ''));
        expect(unpacked(packed, [wanted(sources), null])).toEqual(summed(asked));
        const both = asked.filter(({ value }) => value.endsWith('/pc'));
        expect(unpacked(packed, [wanted(sources), wanted(['pc'])])).toEqual(summed(both));
      }),
    );
  });

  it('says the same of each part alone', () => {
    fc.assert(
      fc.property(rows, fc.subarray(['pc', 'nowhere']), (list, devices) => {
        const { all, each } = packAnswers(list, 2);
        expect(all).toEqual(packDay(list, 2));
        expect(each).toHaveLength(2);
        for (const packed of each) expect(unpacked(packed, [null])).toEqual(summed(list));
        const asked = list.filter(({ value }) => devices.includes(value.split('/')[1] ?? ''));
        expect(unpacked(each[1] ?? all, [wanted(devices)])).toEqual(summed(asked));
      }),
    );
  });

  it('leaves out values with another number of parts', () => {
    const row = { quarter: 7, hits: 2, uniques: 1 };
    const list = ['line/ios', 'line', 'line/ios/zh'].map((value) => ({ value, ...row }));
    expect(unpacked(packDay(list, 2), ANY)).toEqual(summed([{ value: 'line/ios', ...row }]));
  });

  it('takes about a byte for a hit', () => {
    const list = Array.from({ length: 96 }, (_, quarter) => ({
      value: 'line/ios',
      quarter,
      hits: 1,
      uniques: quarter % 2,
    }));
    expect(packDay(list, 2).length).toBeLessThan(120);
  });

  it('is never empty, even without a row', () => {
    expect(packDay([], 2).length).toBeGreaterThan(0);
    expect(unpacked(packDay([], 2), ANY)).toEqual(summed([]));
  });
});
