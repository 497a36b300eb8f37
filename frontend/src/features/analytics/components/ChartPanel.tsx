import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatOffset } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { UndoIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { Section } from '../../../shared/ui/Section';
import { chartMessages } from '../chart.messages';
import type { ReportProps } from '../dashboard-props';
import { chartRows } from '../point-texts';
import { rangeMessages } from '../range.messages';
import { daysBetween } from '../report-days';
import { ClicksChart } from './ClicksChart';
import { HitMix } from './HitMix';

/** Clicks in time. Dragging over the chart shows only those days; the table can do the same for each row. */
export const ChartPanel = observer(function ChartPanel(props: ReportProps) {
  const { report, query, onChange } = props;
  const intl = useIntl();
  const { locale } = intl;
  const { points, unit, timezone } = report;
  const rows = useMemo(() => chartRows(locale, report), [locale, report]);
  const select = useCallback(
    (first: number, last: number): void => {
      const [from, to] = [points[first], points[last]];
      const days = from && to ? daysBetween(unit, from, to, report) : null;
      if (days !== null) onChange({ ...query, days });
    },
    [points, unit, report, query, onChange],
  );
  const reset = useCallback((): void => {
    if (query.days !== null) onChange({ ...query, days: null });
  }, [query, onChange]);
  const offset = formatOffset(locale, timezone, new Date(points.at(-1)?.start ?? Date.now()));
  return (
    <Section
      title={intl.formatMessage(chartMessages.heading, { unit })}
      control={
        query.days !== null && (
          <Button size="small" startIcon={<UndoIcon />} onClick={reset} sx={{ minHeight: 36 }}>
            {intl.formatMessage(chartMessages.reset, {
              range: intl.formatMessage(rangeMessages.name, { range: query.range }),
            })}
          </Button>
        )
      }
    >
      <ClicksChart
        head={intl.formatMessage(chartMessages.head, { unit })}
        rows={rows}
        isCompared={report.previous !== null}
        {...(unit === 'hour' ? {} : { onSelect: select })}
        onReset={reset}
      />
      <Text variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
        {unit !== 'hour' && <>{intl.formatMessage(chartMessages.dragHint)} </>}
        {intl.formatMessage(chartMessages.zone, { zone: timezone, offset })}
      </Text>
      <Box sx={{ mt: 2 }}>
        <HitMix {...props} />
      </Box>
    </Section>
  );
});
