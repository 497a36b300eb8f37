import type { EChartsCoreOption } from 'echarts/core';

/** How a chart looks that is drawn on a canvas, which reads no style variables. */
export interface LineChartLook {
  readonly colors: { readonly text: string; readonly line: string };
  readonly fontFamily: string;
  /** For visitors who asked for less motion. */
  readonly isStill: boolean;
  readonly formatNumber: (value: number) => string;
}

export interface ChartLine {
  /** Undefined where there is no point. */
  readonly data: readonly (number | undefined)[];
  readonly color: string;
  /** Told apart by more than colour: above a filled ground, or dashed. */
  readonly shape: 'area' | 'line' | 'dashed';
}

const LOWEST_TOP = 4;

const seriesOf = ({ data, color, shape }: ChartLine) => ({
  type: 'line',
  data,
  // A single point makes no line.
  showSymbol: data.length === 1,
  symbolSize: 8,
  lineStyle: { color, width: 2, type: shape === 'dashed' ? 'dashed' : 'solid' },
  itemStyle: { color },
  ...(shape === 'area' ? { areaStyle: { color, opacity: 0.18 } } : {}),
});

const axesOf = (labels: readonly string[], { colors, fontFamily, formatNumber }: LineChartLook) => {
  const axisLabel = { color: colors.text, fontFamily, fontSize: 12 };
  return {
    xAxis: {
      type: 'category',
      boundaryGap: labels.length === 1,
      data: labels,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...axisLabel, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      // A single one should not look like a record.
      max: ({ max }: { readonly max: number }) => (max < LOWEST_TOP ? LOWEST_TOP : null),
      axisLabel: { ...axisLabel, formatter: formatNumber },
      splitLine: { lineStyle: { color: colors.line } },
    },
  };
};

/** Numbers in time, one line for each of what is counted. */
export const lineChartOption = (
  labels: readonly string[],
  lines: readonly ChartLine[],
  look: LineChartLook,
): EChartsCoreOption => ({
  animation: !look.isStill,
  animationDuration: 300,
  animationDurationUpdate: 300,
  grid: { left: 4, right: 16, top: 12, bottom: 4 },
  ...axesOf(labels, look),
  series: lines.map(seriesOf),
});
