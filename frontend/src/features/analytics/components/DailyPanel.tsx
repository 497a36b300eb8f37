import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/format';
import { Text } from '../../../shared/ui/text';
import type { DailyClicks } from '../analytics.api';
import { chartMessages } from '../analytics.messages';
import { ClicksChart } from './ClicksChart';
import { RangeButtons } from './RangeButtons';
import type { ReportProps } from './report-props';
import { ReportPanel } from './ReportPanel';

interface DailyChartProps {
  readonly report: DailyClicks;
  readonly onPick: (date: string) => void;
}

const DailyChart = observer(function DailyChart({ report, onPick }: DailyChartProps) {
  const intl = useIntl();
  const { days } = report;
  const rows = useMemo(
    () =>
      days.map((day) => ({
        ...day,
        key: day.date,
        label: formatDay(intl.locale, day.date, 'short'),
        title: formatDay(intl.locale, day.date, 'medium'),
      })),
    [days, intl.locale],
  );
  const pick = useCallback(
    (index: number) => {
      const day = days[index];
      if (day !== undefined) onPick(day.date);
    },
    [days, onPick],
  );
  return (
    <>
      <ClicksChart head={intl.formatMessage(chartMessages.date)} rows={rows} onPick={pick} />
      <Text variant="caption" color="textSecondary">
        {intl.formatMessage(chartMessages.pickHint)}
      </Text>
    </>
  );
});

export const DailyPanel = observer(function DailyPanel({ store, range, onChange }: ReportProps) {
  const intl = useIntl();
  return (
    <ReportPanel
      title={intl.formatMessage(chartMessages.daily)}
      control={<RangeButtons days={range.days} onChange={(days) => onChange({ days })} />}
      request={store.daily}
      onRetry={() => store.retry()}
    >
      {(report) => <DailyChart report={report} onPick={(date) => onChange({ date })} />}
    </ReportPanel>
  );
});
