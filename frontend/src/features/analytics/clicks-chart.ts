import type { EChartsCoreOption } from 'echarts/core';

export interface ChartColors {
  readonly total: string;
  readonly unique: string;
  readonly before: string;
  readonly text: string;
  readonly line: string;
}

export interface ChartRow {
  readonly key: string;
  /** Below the point. */
  readonly label: string;
  /** Of the row in the table, and of the point when it is pointed at. */
  readonly title: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  /** Of the period before; absent when nothing is compared. */
  readonly previousClicks?: number | undefined;
}

export interface ChartLook {
  readonly colors: ChartColors;
  readonly fontFamily: string;
  /** For visitors who asked for less motion. */
  readonly isStill: boolean;
  readonly formatNumber: (value: number) => string;
}

const LOWEST_TOP = 4;

type Style = 'solid' | 'dashed';

const line = (data: readonly (number | undefined)[], color: string, type: Style = 'solid') => ({
  type: 'line',
  data,
  // A single point makes no line.
  showSymbol: data.length === 1,
  symbolSize: 8,
  lineStyle: { color, width: 2, type },
  itemStyle: { color },
});

const axesOf = (rows: readonly ChartRow[], { colors, fontFamily, formatNumber }: ChartLook) => {
  const axisLabel = { color: colors.text, fontFamily, fontSize: 12 };
  return {
    xAxis: {
      type: 'category',
      boundaryGap: rows.length === 1,
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
  };
};

/** Total clicks as an area, unique ones as a line over it, those of the period before as a dashed line. */
export function clicksChartOption(rows: readonly ChartRow[], look: ChartLook): EChartsCoreOption {
  const { colors, isStill } = look;
  const before = rows.map(({ previousClicks }) => previousClicks);
  return {
    animation: !isStill,
    animationDuration: 300,
    animationDurationUpdate: 300,
    grid: { left: 4, right: 16, top: 12, bottom: 4 },
    ...axesOf(rows, look),
    series: [
      {
        ...line(
          rows.map(({ totalClicks }) => totalClicks),
          colors.total,
        ),
        areaStyle: { color: colors.total, opacity: 0.18 },
      },
      line(
        rows.map(({ uniqueClicks }) => uniqueClicks),
        colors.unique,
      ),
      ...(before.some((clicks) => clicks !== undefined) ? [line(before, colors.before, 'dashed')] : []),
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
