import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Chart } from '../../../shared/ui/Chart';
import { Legend } from '../../../shared/ui/ChartLegend';
import { useChartLook } from '../../../shared/ui/use-chart-look';
import { chartMessages } from '../analytics.messages';
import { type ChartRow, clicksChartOption, peakOf } from '../clicks-chart';
import { ClicksTable } from './ClicksTable';

interface ClicksChartProps {
  /** Head of the table's first column. */
  readonly head: string;
  readonly rows: readonly ChartRow[];
  readonly onPick?: (index: number) => void;
}

/** Clicks in time: a sentence, a picture and a table of the same numbers. */
export const ClicksChart = observer(function ClicksChart({ head, rows, onPick }: ClicksChartProps) {
  const intl = useIntl();
  const look = useChartLook();
  const names = {
    total: intl.formatMessage(chartMessages.total),
    unique: intl.formatMessage(chartMessages.unique),
  };
  const option = useMemo(
    () => clicksChartOption(rows, { ...look, formatNumber: (value) => intl.formatNumber(value) }),
    [rows, intl, look],
  );
  const total = rows.reduce((sum, row) => sum + row.totalClicks, 0);
  const unique = rows.reduce((sum, row) => sum + row.uniqueClicks, 0);
  const summary = intl.formatMessage(chartMessages.summary, { total, unique });
  const peak = peakOf(rows);
  const inWords =
    peak === null
      ? summary
      : intl.formatMessage(chartMessages.summaryWithPeak, {
          summary,
          peak: peak.title,
          count: peak.totalClicks,
        });
  const pick = onPick && { onPick };
  return (
    <>
      <Legend
        text={summary}
        items={[
          { name: names.total, color: look.colors.total, shape: 'wide' },
          { name: names.unique, color: look.colors.unique, shape: 'narrow' },
        ]}
      />
      <Chart
        summary={inWords}
        option={option}
        tips={rows.map(({ title, totalClicks, uniqueClicks }) => ({
          title,
          lines: [
            `${names.total}: ${intl.formatNumber(totalClicks)}`,
            `${names.unique}: ${intl.formatNumber(uniqueClicks)}`,
          ],
        }))}
        {...pick}
        table={<ClicksTable caption={inWords} head={head} rows={rows} {...pick} />}
      />
    </>
  );
});
