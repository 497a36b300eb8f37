import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { DataTable } from '../../../shared/ui/DataTable';
import { Box } from '../../../shared/ui/layout';
import { TableTwin } from '../../../shared/ui/TableTwin';
import { uiMessages } from '../../../shared/ui/ui.messages';
import { Section } from '../../../shared/ui/Section';
import { chartMessages } from '../chart.messages';
import type { ReportProps } from '../dashboard-props';
import type { WeekHour } from '../report';
import { fillOf, strengthOf } from '../strength';
import { busiestHour, hourName, weekdayName, weekRows } from '../week-hours';

const HOURS_APART = 6;

const label = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
} as const;

const Cells = observer(function Cells({ cells }: { readonly cells: readonly WeekHour[] }) {
  const intl = useIntl();
  const rows = weekRows(cells);
  const greatest = Math.max(...cells.map(({ totalClicks }) => totalClicks), 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content repeat(24, minmax(0, 1fr))',
        gap: '2px',
        alignItems: 'center',
      }}
    >
      <span />
      {Array.from({ length: 24 / HOURS_APART }, (_, index) => (
        <Box key={index} sx={{ ...label, gridColumn: `span ${HOURS_APART}` }}>
          {hourName(index * HOURS_APART)}
        </Box>
      ))}
      {rows.map(({ weekday, counts }) => (
        <Fragment key={weekday}>
          <Box sx={{ ...label, pr: 1 }}>{weekdayName(intl.locale, weekday, 'short')}</Box>
          {counts.map((count, hour) => (
            <Box
              key={hour}
              title={intl.formatMessage(uiMessages.valueOf, {
                name: `${weekdayName(intl.locale, weekday, 'long')} ${hourName(hour)}`,
                value: intl.formatNumber(count),
              })}
              style={{ backgroundColor: fillOf(strengthOf(count, greatest), 'soft-sunken') }}
              sx={{ height: { xs: 26, sm: 30 }, borderRadius: '3px', printColorAdjust: 'exact' }}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
});

/** When in a week people click. */
export const HeatMap = observer(function HeatMap({ report }: ReportProps) {
  const intl = useIntl();
  const { locale } = intl;
  const { weekHours: cells } = report;
  const busiest = busiestHour(cells);
  const heading = intl.formatMessage(chartMessages.week);
  const inWords =
    busiest === null
      ? intl.formatMessage(chartMessages.weekEmpty)
      : intl.formatMessage(chartMessages.weekBusiest, {
          time: `${weekdayName(locale, busiest.weekday, 'long')} ${hourName(busiest.hour)}`,
          count: busiest.totalClicks,
        });
  const rows = weekRows(cells);
  return (
    <Section title={heading}>
      <Box role="img" aria-label={intl.formatMessage(uiMessages.valueOf, { name: heading, value: inWords })}>
        <Cells cells={cells} />
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {inWords}
      </Box>
      <TableTwin>
        <DataTable
          caption={heading}
          heads={[
            intl.formatMessage(chartMessages.head, { unit: 'hour' }),
            ...rows.map(({ weekday }) => weekdayName(locale, weekday, 'short')),
          ]}
          rows={Array.from({ length: 24 }, (_, hour) => ({
            key: String(hour),
            name: hourName(hour),
            cells: rows.map(({ counts }) => intl.formatNumber(counts[hour] ?? 0)),
          }))}
        />
      </TableTwin>
    </Section>
  );
});
