import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatDay } from '../../../shared/dates';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Chart } from '../../../shared/ui/Chart';
import { DataTable } from '../../../shared/ui/DataTable';
import { Box, Stack } from '../../../shared/ui/layout';
import { Meter } from '../../../shared/ui/Meter';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { useChartLook } from '../../../shared/ui/use-chart-look';
import type { ApiInfo } from '../developer.api';
import { developerMessages as messages } from '../developer.messages';
import { type UsageDay, usageChartOption } from '../usage-chart';

const UsageChart = observer(function UsageChart({ days }: { readonly days: readonly UsageDay[] }) {
  const intl = useIntl();
  const look = useChartLook();
  const day = (each: string): string => formatDay(intl.locale, each, 'medium');
  const option = useMemo(
    () =>
      usageChartOption(days, {
        ...look,
        formatNumber: (value) => intl.formatNumber(value, { notation: 'compact' }),
        formatDay: (each) => formatDay(intl.locale, each, 'short'),
      }),
    [days, look, intl],
  );
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const summary = intl.formatMessage(messages.chart, { total });
  return (
    <Chart
      isSmall
      summary={summary}
      option={option}
      tips={days.map(({ day: each, calls }) => ({
        title: day(each),
        lines: [`${intl.formatMessage(messages.dayCalls)}: ${intl.formatNumber(calls)}`],
      }))}
      table={
        <DataTable
          caption={summary}
          heads={[intl.formatMessage(messages.day), intl.formatMessage(messages.dayCalls)]}
          rows={days.map(({ day: each, calls }) => ({
            key: each,
            name: day(each),
            cells: [intl.formatNumber(calls)],
          }))}
        />
      }
    />
  );
});

/** How much of the year's calls are made, and when. */
export const ApiUsageSection = observer(function ApiUsageSection({ info }: { readonly info: ApiInfo }) {
  const intl = useIntl();
  const { usage, quota, usageByDay, endTime } = info;
  const date = endTime === null ? '' : formatDate(intl.locale, new Date(endTime));
  const isUsedUp = usage >= quota;
  return (
    <Section title={intl.formatMessage(messages.plan)}>
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Meter
            label={intl.formatMessage(messages.calls)}
            text={intl.formatMessage(messages.callsOf, { used: usage, quota })}
            used={usage}
            limit={quota}
          />
          <Text
            variant="body2"
            color={isUsedUp ? 'error' : 'textSecondary'}
            role={isUsedUp ? 'alert' : undefined}
            sx={{ mt: 1 }}
          >
            {intl.formatMessage(isUsedUp ? messages.usedUp : messages.resets, { date })}
          </Text>
          <Text variant="body2">
            <AppLink to={PATHS.pricing}>{intl.formatMessage(messages.upgrade)}</AppLink>
          </Text>
        </Box>
        <UsageChart days={usageByDay} />
      </Stack>
    </Section>
  );
});
