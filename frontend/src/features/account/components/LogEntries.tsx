import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { LogEntry } from '../account.api';
import { dataMessages } from '../holdings.messages';
import { ACTION_TEXTS } from '../log-texts';
import { logMessages } from '../member-log.messages';
import { useIsWide } from '../use-is-wide';
import { useDeviceName } from './DeviceRow';

const WAYS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  email: logMessages.byEmail,
  google: logMessages.byGoogle,
};

const cell = { px: 2, py: 1.25, textAlign: 'left', verticalAlign: 'top' } as const;

interface EntryProps {
  readonly entry: LogEntry;
}

const When = observer(function When({ entry }: EntryProps) {
  const intl = useIntl();
  return (
    <Box component="time" dateTime={entry.time} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {intl.formatDate(entry.time, { dateStyle: 'medium', timeStyle: 'short' })}
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

const textOr = (value: string | number | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What has no words of its own stands as it is: names and numbers. */
function useDetails(): (details: LogEntry['details']) => string {
  const intl = useIntl();
  const nameOf = useDeviceName();
  return ({ way, browser, os, count, ...rest }) => {
    const device = { browser: textOr(browser), os: textOr(os) };
    const wayText = WAYS[way ?? ''];
    return [
      wayText && intl.formatMessage(wayText),
      (device.browser ?? device.os) ? nameOf(device) : '',
      typeof count === 'number' && intl.formatMessage(logMessages.devices, { count }),
      ...Object.values(rest).map(String),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

const What = observer(function What({ entry }: EntryProps) {
  const intl = useIntl();
  const details = useDetails()(entry.details);
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

interface EntriesProps {
  readonly entries: readonly LogEntry[];
}

const Table = observer(function Table({ entries }: EntriesProps) {
  const intl = useIntl();
  const heads = [logMessages.time, logMessages.who, logMessages.what, logMessages.place, logMessages.outcome];
  return (
    <Panel sx={{ p: { xs: 0, sm: 0 }, overflowX: 'auto' }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' }}>
        <Box component="caption" sx={visuallyHidden}>
          {intl.formatMessage(dataMessages.logTitle)}
        </Box>
        <Box component="thead" sx={{ bgcolor: 'soft.sunken' }}>
          <tr>
            {heads.map((head) => (
              <Box component="th" scope="col" key={head.id} sx={{ ...cell, fontWeight: 650 }}>
                {intl.formatMessage(head)}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {entries.map((entry) => (
            <TableRow key={entry.id} entry={entry} />
          ))}
        </tbody>
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

const Cards = observer(function Cards({ entries }: EntriesProps) {
  return (
    <Panel component="ul" sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Card key={entry.id} entry={entry} />
      ))}
    </Panel>
  );
});

/** A table where there is room for its columns, cards where there is none. */
export const LogEntries = observer(function LogEntries({ entries }: EntriesProps) {
  return useIsWide() ? <Table entries={entries} /> : <Cards entries={entries} />;
});
