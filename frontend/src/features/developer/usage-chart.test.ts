import { usageChartOption, type UsageDay } from './usage-chart';

const DAYS: readonly UsageDay[] = [
  { day: '2026-11-20', calls: 1 },
  { day: '2026-11-21', calls: 1_200 },
];

interface Drawn {
  readonly animation: boolean;
  readonly xAxis: { readonly data: readonly string[] };
  readonly yAxis: {
    readonly minInterval: number;
    readonly max: (extent: { readonly max: number }) => number | null;
    readonly axisLabel: { readonly formatter: (value: number) => string };
  };
  readonly series: readonly { readonly data: readonly number[] }[];
}

const drawn = (days = DAYS, isStill = false): Drawn =>
  usageChartOption(days, {
    colors: { total: 'teal', text: 'black', line: 'gray' },
    fontFamily: 'sans-serif',
    isStill,
    formatNumber: (value) => `${String(value)} calls`,
    formatDay: (day) => day.slice(-2),
  }) as unknown as Drawn;

describe('the chart of calls', () => {
  it('has each day once, named as the reader does', () => {
    const { xAxis, yAxis, series } = drawn();
    expect(xAxis.data).toEqual(['20', '21']);
    expect(series.map(({ data }) => data)).toEqual([[1, 1_200]]);
    expect(yAxis.axisLabel.formatter(3)).toBe('3 calls');
  });

  it('does not make a mountain of one call, and counts in whole ones', () => {
    const { yAxis } = drawn();
    expect([0, 3, 4, 1_200].map((max) => yAxis.max({ max }))).toEqual([4, 4, null, null]);
    expect(yAxis.minInterval).toBe(1);
  });

  it('moves only for those who like it', () => {
    expect(drawn().animation).toBe(true);
    expect(drawn(DAYS, true).animation).toBe(false);
  });
});
