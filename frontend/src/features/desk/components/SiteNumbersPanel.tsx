import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { useApi } from '../../../shared/store-context';
import { Chart } from '../../../shared/ui/Chart';
import { DataTable } from '../../../shared/ui/DataTable';
import { Box, Stack } from '../../../shared/ui/layout';
import { lineChartOption } from '../../../shared/ui/line-chart';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { useChartLook } from '../../../shared/ui/use-chart-look';
import { createAnalyticsApi } from '../../analytics';
import { createSiteNumbersApi } from '../create-site-numbers.api';
import { siteNumbersMessages as messages } from '../site-numbers.messages';
import { MEASURES, NUMBERS_DAYS, type NumbersRow, SiteNumbersStore } from '../site-numbers.store';

interface StoreProps {
  readonly store: SiteNumbersStore;
}

/** Each kind of number over the days that are shown, and of all time. */
const Sums = observer(function Sums({ store }: StoreProps) {
  const intl = useIntl();
  return (
    <Box component="dl" sx={{ m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}>
      {MEASURES.map((measure) => {
        const total = store.totalOf(measure);
        return (
          <Box key={measure} sx={{ flex: '1 1 auto', minWidth: 120 }}>
            <Text component="dt" sx={{ fontWeight: 600 }}>
              {intl.formatMessage(messages.measure, { measure })}
            </Text>
            <Text
              component="dd"
              sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {intl.formatNumber(store.sumOf(measure))}
            </Text>
            {total !== null && (
              <Text component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {intl.formatMessage(messages.ofAll, { total })}
              </Text>
            )}
          </Box>
        );
      })}
    </Box>
  );
});

function useSummary(store: SiteNumbersStore, rows: readonly NumbersRow[]): string {
  const intl = useIntl();
  const [first, ...others] = rows;
  if (first === undefined) return '';
  const peak = others.reduce((most, row) => (row.count > most.count ? row : most), first);
  return intl.formatMessage(messages.summary, {
    measure: intl.formatMessage(messages.measure, { measure: store.measure }),
    days: rows.length,
    sum: store.sumOf(store.measure),
    day: formatDay(intl.locale, peak.day, 'medium'),
    most: peak.count,
  });
}

const NumbersChart = observer(function NumbersChart({ store }: StoreProps) {
  const intl = useIntl();
  const { locale } = intl;
  const look = useChartLook();
  const { rows } = store;
  const name = intl.formatMessage(messages.measure, { measure: store.measure });
  const summary = useSummary(store, rows);
  const option = useMemo(
    () =>
      lineChartOption(
        rows.map(({ day }) => formatDay(locale, day, 'short')),
        [{ data: rows.map(({ count }) => count), color: look.colors.total, shape: 'area' }],
        { ...look, formatNumber: (value) => intl.formatNumber(value) },
      ),
    [rows, locale, intl, look],
  );
  const days = rows.map(({ day, count }) => ({
    key: day,
    name: formatDay(locale, day, 'medium'),
    cells: [intl.formatNumber(count)],
  }));
  return (
    <Chart
      summary={summary}
      option={option}
      tips={days.map((day) => ({ title: day.name, lines: [`${name}: ${day.cells.join('')}`] }))}
      table={<DataTable caption={summary} heads={[intl.formatMessage(messages.day), name]} rows={days} />}
    />
  );
});

/** Links, clicks, people and what was refused, by day. */
export const SiteNumbersPanel = observer(function SiteNumbersPanel() {
  const intl = useIntl();
  const [numbers, analytics] = [useApi(createSiteNumbersApi), useApi(createAnalyticsApi)];
  const [store] = useState(() => new SiteNumbersStore(numbers, analytics));
  useEffect(() => void store.load(), [store]);
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      control={
        <Segments
          label={intl.formatMessage(messages.range)}
          choices={NUMBERS_DAYS.map((count) => ({
            value: count,
            label: intl.formatMessage(messages.days, { count }),
          }))}
          chosen={store.days}
          onChoose={(days) => void store.load(days)}
        />
      }
    >
      <Loaded request={store.request} onRetry={() => void store.load()} height={420}>
        {({ numbers: { timezone: zone, isComplete } }) => (
          <>
            <Sums store={store} />
            <Box sx={{ overflowX: 'auto', mb: 2 }}>
              <Segments
                label={intl.formatMessage(messages.measures)}
                choices={MEASURES.map((measure) => ({
                  value: measure,
                  label: intl.formatMessage(messages.measure, { measure }),
                }))}
                chosen={store.measure}
                onChoose={store.choose}
              />
            </Box>
            <NumbersChart store={store} />
            <Stack sx={{ mt: 1 }}>
              <Text variant="caption" color="textSecondary">
                {intl.formatMessage(messages.zone, { zone })}
              </Text>
              {!isComplete && (
                <Text variant="caption" color="textSecondary">
                  {intl.formatMessage(messages.counting)}
                </Text>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </Section>
  );
});
