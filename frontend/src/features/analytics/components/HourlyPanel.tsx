import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDay, formatOffset } from '../../../shared/format';
import { DateField } from '../../../shared/ui/DateField';
import { Text } from '../../../shared/ui/text';
import type { HourlyClicks } from '../analytics.api';
import { chartMessages } from '../analytics.messages';
import { ClicksChart } from './ClicksChart';
import type { ReportProps } from './report-props';
import { ReportPanel } from './ReportPanel';

const HourlyChart = observer(function HourlyChart({ report }: { readonly report: HourlyClicks }) {
  const intl = useIntl();
  const { hours } = report;
  const rows = useMemo(
    () => hours.map((hour) => ({ ...hour, key: hour.start, label: hour.hour, title: hour.hour })),
    [hours],
  );
  return <ClicksChart head={intl.formatMessage(chartMessages.hour)} rows={rows} />;
});

export const HourlyPanel = observer(function HourlyPanel({ store, time, range, onChange }: ReportProps) {
  const intl = useIntl();
  const { timezone, today } = time;
  const shown = store.hourly.value?.date ?? range.date;
  const offset = formatOffset(intl.locale, timezone, new Date(`${range.date}T12:00:00Z`));
  return (
    <ReportPanel
      title={intl.formatMessage(chartMessages.hourly)}
      control={
        <DateField
          label={intl.formatMessage(chartMessages.date)}
          value={range.date}
          max={today}
          onChange={(date) => onChange({ date })}
        />
      }
      request={store.hourly}
      onRetry={() => store.retry()}
    >
      {(report) => (
        <>
          <Text sx={{ fontWeight: 600, mb: 0.5 }}>{formatDay(intl.locale, shown, 'full')}</Text>
          <HourlyChart report={report} />
          <Text variant="caption" color="textSecondary">
            {intl.formatMessage(chartMessages.zone, { zone: timezone, offset })}
          </Text>
        </>
      )}
    </ReportPanel>
  );
});
