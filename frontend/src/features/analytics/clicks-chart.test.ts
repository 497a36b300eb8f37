import { type ChartRow, clicksChartOption, peakOf } from './clicks-chart';

const row = (label: string, totalClicks: number, uniqueClicks: number): ChartRow => ({
  key: label,
  label,
  title: label,
  totalClicks,
  uniqueClicks,
});
const look = {
  colors: { total: '#111', unique: '#222', before: '#555', text: '#333', line: '#444' },
  fontFamily: 'serif',
  isStill: false,
  formatNumber: String,
};

describe('the chart of clicks', () => {
  const rows = [row('a', 3, 2), row('b', 0, 0)];

  it('has an area of all clicks and a line of the unique ones', () => {
    expect(clicksChartOption(rows, look)).toMatchObject({
      xAxis: { data: ['a', 'b'] },
      series: [
        { type: 'line', data: [3, 0], areaStyle: { color: '#111' } },
        { type: 'line', data: [2, 0], lineStyle: { color: '#222', type: 'solid' } },
      ],
    });
  });

  it('has a dashed line of the period before when that is compared', () => {
    const compared = rows.map((each, index) => ({ ...each, previousClicks: index }));
    const { series } = clicksChartOption(compared, look) as { series: unknown[] };
    expect(series).toHaveLength(3);
    expect(series[2]).toMatchObject({ data: [0, 1], lineStyle: { type: 'dashed' } });
  });

  it('shows a single point, which makes no line', () => {
    expect(clicksChartOption(rows.slice(0, 1), look)).toMatchObject({ series: [{ showSymbol: true }, {}] });
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
