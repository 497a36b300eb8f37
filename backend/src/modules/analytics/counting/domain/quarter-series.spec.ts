import { QuarterSeries } from './quarter-series';

describe('quarter hours of a span', () => {
  const filled = (): QuarterSeries => {
    const series = new QuarterSeries({ from: 100, to: 108 });
    series.add(100, 2, 1);
    series.add(100, 3, 1);
    series.add(107, 4, 4);
    return series;
  };

  it('add up in each slot', () => {
    const series = filled();
    expect(series.in({ from: 100, to: 101 })).toEqual({ total: 5, unique: 2 });
    expect(series.in({ from: 101, to: 107 })).toEqual({ total: 0, unique: 0 });
    expect(series.in(series.span)).toEqual({ total: 9, unique: 6 });
  });

  it('leave out what lies outside', () => {
    const series = filled();
    series.add(99, 1, 1);
    series.add(108, 1, 1);
    expect(series.in(series.span)).toEqual({ total: 9, unique: 6 });
    expect(new QuarterSeries({ from: 5, to: 3 }).in({ from: 3, to: 5 })).toEqual({ total: 0, unique: 0 });
  });

  it('add up to hours of the week as the clocks show them', () => {
    // The first quarter hour is Monday's first; the second stretch is an hour later.
    const hours = filled().perWeekHour([
      { from: 100, to: 104, shift: -100 },
      { from: 104, to: 108, shift: -100 + 4 },
    ]);
    expect(hours).toHaveLength(168);
    expect([hours[0], hours[1], hours[2]]).toEqual([
      { total: 5, unique: 2 },
      { total: 0, unique: 0 },
      { total: 4, unique: 4 },
    ]);
  });
});
