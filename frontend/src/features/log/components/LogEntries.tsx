import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime, formatDay, formatTime } from '../../../shared/dates';
import { browserTimeZone } from '../../../shared/calendar';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { useIsWide } from '../../../shared/use-is-wide';
import { type Day, daysOf } from '../days';
import type { LogEntry } from '../log-entry';
import { ACTION_TEXTS } from '../log-texts';
import { logMessages } from '../log.messages';
import { useLogDetails } from '../use-log-details';

const cell = { px: 2, py: 1.25, textAlign: 'left', verticalAlign: 'top' } as const;

interface EntryProps {
  readonly entry: LogEntry;
}

const When = observer(function When({ entry }: EntryProps) {
  const intl = useIntl();
  return (
    <Box
      component="time"
      dateTime={entry.time}
      title={formatDateTime(intl.locale, entry.time, { style: 'full', hasSeconds: true })}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatTime(intl.locale, entry.time)}
    </Box>
  );
});

const Who = observer(function Who({ entry: { name, userId } }: EntryProps) {
  const intl = useIntl();
  if (name !== null && name !== '') return <bdi>{name}</bdi>;
  return userId === 0
    ? intl.formatMessage(logMessages.nobody)
    : intl.formatMessage(logMessages.member, { id: userId });
});

const What = observer(function What({ entry }: EntryProps) {
  const intl = useIntl();
  const details = useLogDetails()(entry.details);
  const text = ACTION_TEXTS[entry.action];
  return (
    <>
      <Text component="div" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
        {text === undefined ? <code>{entry.action}</code> : intl.formatMessage(text)}
      </Text>
      {details !== '' && (
        <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Text>
      )}
    </>
  );
});

const Place = observer(function Place({ entry: { place } }: EntryProps) {
  const intl = useIntl();
  return place ?? intl.formatMessage(logMessages.unknownPlace);
});

const Outcome = observer(function Outcome({ entry: { outcome } }: EntryProps) {
  const intl = useIntl();
  const isDone = outcome === 'done';
  const Icon = isDone ? CheckIcon : WarningIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        color: isDone ? 'text.secondary' : 'error.main',
        fontWeight: isDone ? 400 : 600,
      }}
    >
      <Icon sx={{ fontSize: 18 }} />
      {intl.formatMessage(isDone ? logMessages.done : logMessages.refused)}
    </Box>
  );
});

const TableRow = observer(function TableRow({ entry }: EntryProps) {
  return (
    <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap', color: 'text.secondary' }}>
        <When entry={entry} />
      </Box>
      <Box component="td" sx={cell}>
        <Who entry={entry} />
      </Box>
      <Box component="td" sx={{ ...cell, width: '42%' }}>
        <What entry={entry} />
      </Box>
      <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
        <Place entry={entry} />
      </Box>
      <Box component="td" sx={cell}>
        <Outcome entry={entry} />
      </Box>
    </Box>
  );
});

const Columns = observer(function Columns() {
  const intl = useIntl();
  const heads = [logMessages.time, logMessages.who, logMessages.what, logMessages.place, logMessages.outcome];
  return (
    <Box component="thead" sx={visuallyHidden}>
      <tr>
        {heads.map((head) => (
          <th scope="col" key={head.id}>
            {intl.formatMessage(head)}
          </th>
        ))}
      </tr>
    </Box>
  );
});

interface DayProps {
  readonly day: Day;
}

const DayText = observer(function DayText({ day: { day } }: DayProps) {
  const intl = useIntl();
  return <time dateTime={day}>{formatDay(intl.locale, day, 'full')}</time>;
});

const TableDay = observer(function TableDay({ day }: DayProps) {
  return (
    <tbody>
      <tr>
        <Box
          component="th"
          scope="rowgroup"
          colSpan={5}
          sx={{ ...cell, bgcolor: 'soft.sunken', fontWeight: 650 }}
        >
          <DayText day={day} />
        </Box>
      </tr>
      {day.entries.map((entry) => (
        <TableRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
});

interface DaysProps {
  readonly days: readonly Day[];
}

const Table = observer(function Table({ days }: DaysProps) {
  const intl = useIntl();
  return (
    <Panel sx={{ p: { xs: 0, sm: 0 }, overflowX: 'auto' }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' }}>
        <Box component="caption" sx={visuallyHidden}>
          {intl.formatMessage(logMessages.title)}
        </Box>
        <Columns />
        {days.map((day) => (
          <TableDay key={day.day} day={day} />
        ))}
      </Box>
    </Panel>
  );
});

const Card = observer(function Card({ entry }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <What entry={entry} />
        </Box>
        <Text variant="body2" component="div">
          <Outcome entry={entry} />
        </Text>
      </Stack>
      <Text
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap' }}
      >
        <Who entry={entry} />
        <When entry={entry} />
        <Place entry={entry} />
      </Text>
    </Box>
  );
});

const CardsDay = observer(function CardsDay({ day }: DayProps) {
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Text component="h2" sx={{ fontSize: '1rem', fontWeight: 650, px: 2 }}>
        <DayText day={day} />
      </Text>
      <Panel component="ul" sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none' }}>
        {day.entries.map((entry) => (
          <Card key={entry.id} entry={entry} />
        ))}
      </Panel>
    </Stack>
  );
});

const Cards = observer(function Cards({ days }: DaysProps) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      {days.map((day) => (
        <CardsDay key={day.day} day={day} />
      ))}
    </Stack>
  );
});

interface EntriesProps {
  readonly entries: readonly LogEntry[];
}

/** Entries under their days: a table where there is room for its columns, cards where there is none. */
export const LogEntries = observer(function LogEntries({ entries }: EntriesProps) {
  const days = daysOf(entries, browserTimeZone());
  return useIsWide() ? <Table days={days} /> : <Cards days={days} />;
});
