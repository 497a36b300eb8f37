import { type ChartRow, clicksChartOption, peakOf } from './clicks-chart';

const row = (label: string, totalClicks: number, uniqueClicks: number): ChartRow => ({
  key: label,
  label,
  title: label,
  totalClicks,
  uniqueClicks,
});
const look = {
  colors: { total: '#111', unique: '#222', text: '#333', line: '#444' },
  fontFamily: 'serif',
  isStill: false,
  formatNumber: String,
};

describe('the chart of clicks', () => {
  const rows = [row('a', 3, 2), row('b', 0, 0)];

  it('has a column per row, with the unique clicks inside of all clicks', () => {
    expect(clicksChartOption(rows, look)).toMatchObject({
      xAxis: { data: ['a', 'b'] },
      series: [
        { type: 'bar', data: [3, 0], barWidth: '64%' },
        { type: 'bar', data: [2, 0], barWidth: '32%', z: 3 },
      ],
    });
  });

  it('counts in whole clicks, and leaves a few some air', () => {
    const { yAxis } = clicksChartOption(rows, look) as {
      yAxis: { minInterval: number; max: (seen: object) => unknown };
    };
    expect(yAxis.minInterval).toBe(1);
    expect([0, 1, 4, 5].map((max) => yAxis.max({ max }))).toEqual([4, 4, null, null]);
  });

  it('keeps still for those who ask for it', () => {
    expect(clicksChartOption(rows, { ...look, isStill: true })).toMatchObject({ animation: false });
  });

  it.each([
    [[row('a', 1, 1), row('b', 5, 2), row('c', 5, 5)], 'b'],
    [[row('a', 0, 0)], undefined],
    [[], undefined],
  ])('knows its peak', (some, peak) => {
    expect(peakOf(some)?.key).toBe(peak);
  });
});
