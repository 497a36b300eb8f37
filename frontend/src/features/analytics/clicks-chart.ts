import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLine, lineChartOption, type LineChartLook } from '../../shared/ui/line-chart';

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

export interface ChartLook extends LineChartLook {
  readonly colors: ChartColors;
}

/** Total clicks as an area, unique ones as a line over it, those of the period before as a dashed line. */
export function clicksChartOption(rows: readonly ChartRow[], look: ChartLook): EChartsCoreOption {
  const { colors } = look;
  const before = rows.map(({ previousClicks }) => previousClicks);
  const lines: ChartLine[] = [
    { data: rows.map(({ totalClicks }) => totalClicks), color: colors.total, shape: 'area' },
    { data: rows.map(({ uniqueClicks }) => uniqueClicks), color: colors.unique, shape: 'line' },
  ];
  if (before.some((clicks) => clicks !== undefined)) {
    lines.push({ data: before, color: colors.before, shape: 'dashed' });
  }
  return lineChartOption(
    rows.map(({ label }) => label),
    lines,
    look,
  );
}

/** The row with the most clicks; null when there were none. */
export function peakOf<T extends { readonly totalClicks: number }>(rows: readonly T[]): T | null {
  const peak = rows.reduce<T | null>(
    (best, row) => (best === null || row.totalClicks > best.totalClicks ? row : best),
    null,
  );
  return peak !== null && peak.totalClicks > 0 ? peak : null;
}
