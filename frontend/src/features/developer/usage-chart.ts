import type { EChartsCoreOption } from 'echarts/core';
import type { ApiInfo } from './developer.api';

export type UsageDay = ApiInfo['usageByDay'][number];

interface UsageLook {
  readonly colors: { readonly total: string; readonly text: string; readonly line: string };
  readonly fontFamily: string;
  readonly isStill: boolean;
  readonly formatNumber: (value: number) => string;
  readonly formatDay: (day: string) => string;
}

const LOWEST_TOP = 4;

/** Calls by day, as an area. */
export function usageChartOption(days: readonly UsageDay[], look: UsageLook): EChartsCoreOption {
  const { colors, fontFamily, isStill, formatNumber, formatDay } = look;
  const axisLabel = { color: colors.text, fontFamily, fontSize: 12 };
  return {
    animation: !isStill,
    animationDuration: 300,
    grid: { left: 4, right: 8, top: 12, bottom: 4 },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: days.map(({ day }) => formatDay(day)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...axisLabel, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      max: ({ max }: { readonly max: number }) => (max < LOWEST_TOP ? LOWEST_TOP : null),
      axisLabel: { ...axisLabel, formatter: formatNumber },
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: [
      {
        type: 'line',
        data: days.map(({ calls }) => calls),
        showSymbol: false,
        lineStyle: { color: colors.total, width: 2 },
        itemStyle: { color: colors.total },
        areaStyle: { color: colors.total, opacity: 0.18 },
      },
    ],
  };
}
