import type { EChartsCoreOption } from 'echarts/core';

export interface ChartColors {
  readonly total: string;
  readonly unique: string;
  readonly text: string;
  readonly line: string;
}

export interface ChartRow {
  readonly key: string;
  /** Below the column. */
  readonly label: string;
  /** Of the row in the table, and of the column when it is pointed at. */
  readonly title: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

export interface ChartLook {
  readonly colors: ChartColors;
  readonly fontFamily: string;
  /** For visitors who asked for less motion. */
  readonly isStill: boolean;
  readonly formatNumber: (value: number) => string;
}

const LOWEST_TOP = 4;

/** Unique clicks are some of all clicks, so their bars stand inside: told apart by width as well as by colour. */
export function clicksChartOption(rows: readonly ChartRow[], look: ChartLook): EChartsCoreOption {
  const { colors, fontFamily, isStill, formatNumber } = look;
  const axisLabel = { color: colors.text, fontFamily, fontSize: 12 };
  return {
    animation: !isStill,
    animationDuration: 300,
    animationDurationUpdate: 300,
    grid: { left: 4, right: 4, top: 12, bottom: 4 },
    xAxis: {
      type: 'category',
      data: rows.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...axisLabel, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      // A single click should not look like a record.
      max: ({ max }: { readonly max: number }) => (max < LOWEST_TOP ? LOWEST_TOP : null),
      axisLabel: { ...axisLabel, formatter: formatNumber },
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: [
      {
        type: 'bar',
        data: rows.map(({ totalClicks }) => totalClicks),
        barWidth: '64%',
        barGap: '-75%',
        itemStyle: { color: colors.total, borderRadius: [3, 3, 0, 0] },
      },
      {
        type: 'bar',
        data: rows.map(({ uniqueClicks }) => uniqueClicks),
        barWidth: '32%',
        z: 3,
        itemStyle: { color: colors.unique, borderRadius: [2, 2, 0, 0] },
      },
    ],
  };
}

/** The row with the most clicks; null when there were none. */
export function peakOf<T extends { readonly totalClicks: number }>(rows: readonly T[]): T | null {
  const peak = rows.reduce<T | null>(
    (best, row) => (best === null || row.totalClicks > best.totalClicks ? row : best),
    null,
  );
  return peak !== null && peak.totalClicks > 0 ? peak : null;
}
