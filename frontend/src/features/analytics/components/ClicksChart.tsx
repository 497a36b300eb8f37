import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Chart } from '../../../shared/ui/Chart';
import { Legend } from '../../../shared/ui/ChartLegend';
import { useChartLook } from '../../../shared/ui/use-chart-look';
import { chartMessages } from '../chart.messages';
import { type ChartRow, clicksChartOption, peakOf } from '../clicks-chart';
import { ClicksTable } from './ClicksTable';

interface ClicksChartProps {
  /** Head of the table's first column. */
  readonly head: string;
  readonly rows: readonly ChartRow[];
  readonly isCompared: boolean;
  /** Its sums stand elsewhere, and there is little room. */
  readonly isSmall?: boolean;
  readonly onSelect?: (first: number, last: number) => void;
  readonly onReset?: () => void;
}

function useInWords(rows: readonly ChartRow[]): { readonly summary: string; readonly inWords: string } {
  const intl = useIntl();
  const total = rows.reduce((sum, row) => sum + row.totalClicks, 0);
  const unique = rows.reduce((sum, row) => sum + row.uniqueClicks, 0);
  const summary = intl.formatMessage(chartMessages.summary, { total, unique });
  const peak = peakOf(rows);
  if (peak === null) return { summary, inWords: summary };
  const { title, totalClicks: count } = peak;
  return {
    summary,
    inWords: intl.formatMessage(chartMessages.summaryWithPeak, { summary, peak: title, count }),
  };
}

/** Clicks in time: a sentence, a picture and a table of the same numbers. */
export const ClicksChart = observer(function ClicksChart(props: ClicksChartProps) {
  const { head, rows, isCompared, isSmall = false, onSelect, onReset } = props;
  const intl = useIntl();
  const look = useChartLook();
  const { summary, inWords } = useInWords(rows);
  const names = {
    total: intl.formatMessage(chartMessages.total),
    unique: intl.formatMessage(chartMessages.unique),
    before: intl.formatMessage(chartMessages.before),
  };
  const option = useMemo(
    () => clicksChartOption(rows, { ...look, formatNumber: (value) => intl.formatNumber(value) }),
    [rows, intl, look],
  );
  const lineOf = (name: string, value: number): string => `${name}: ${intl.formatNumber(value)}`;
  return (
    <>
      <Legend
        text={isSmall ? '' : summary}
        items={[
          { name: names.total, color: look.colors.total, shape: 'area' },
          { name: names.unique, color: look.colors.unique, shape: 'line' },
          ...(isCompared
            ? [{ name: names.before, color: look.colors.before, shape: 'dashed' } as const]
            : []),
        ]}
      />
      <Chart
        summary={inWords}
        option={option}
        tips={rows.map(({ title, totalClicks, uniqueClicks, previousClicks }) => ({
          title,
          lines: [
            lineOf(names.total, totalClicks),
            lineOf(names.unique, uniqueClicks),
            ...(previousClicks === undefined ? [] : [lineOf(names.before, previousClicks)]),
          ],
        }))}
        zoomName={intl.formatMessage(chartMessages.zoom)}
        {...(onSelect && { onSelect })}
        {...(onReset && { onReset })}
        isSmall={isSmall}
        table={
          <ClicksTable
            caption={inWords}
            head={head}
            rows={rows}
            isCompared={isCompared}
            {...(onSelect && { onPick: (index) => onSelect(index, index) })}
          />
        }
      />
    </>
  );
});
