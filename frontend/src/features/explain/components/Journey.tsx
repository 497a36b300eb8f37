import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import {
  AppLinkIcon,
  CloseIcon,
  HistoryIcon,
  LinkIcon,
  OuterIcon,
  ShareIcon,
  TagIcon,
  WarningIcon,
} from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Explanation } from '../explain.api';
import { answerMessages, ruleMessages } from '../explain.messages';
import { nameKey } from '../name-key';
import type { Device } from '../question';
import { DeviceSketch } from './DeviceSketch';

type Answer = Explanation['answer'];

/** What stands between the link and the destination, or in its place. */
const STATIONS: Readonly<Record<Answer, ReactNode>> = {
  redirect: null,
  fallback: <HistoryIcon />,
  'app-page': <AppLinkIcon />,
  'pixel-page': <TagIcon />,
  'warning-page': <WarningIcon />,
  card: <ShareIcon />,
  gone: <CloseIcon />,
  'not-found': <CloseIcon />,
  'come-back': <HistoryIcon />,
  'method-not-allowed': <CloseIcon />,
};

const DOT = {
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'control.main',
} as const;

const Way = observer(function Way() {
  return (
    <Box aria-hidden sx={{ flex: 1, minWidth: 12, borderTop: '2px dashed', borderColor: 'control.main' }} />
  );
});

interface JourneyProps {
  readonly explanation: Explanation;
  readonly device: Device | null;
  /** What the rule that decided says in more words. */
  readonly note: string | null;
}

/** The way from the visitor to where they arrive, as a picture with one sentence. */
export const Journey = observer(function Journey({ explanation, device, note }: JourneyProps) {
  const intl = useIntl();
  const { answer, location, app, why, rule } = explanation;
  const station = STATIONS[answer];
  const hosts = location === null ? null : (readableAddress(location).split(/[/?#]/, 1)[0] ?? null);
  return (
    <Stack sx={{ gap: 1.5, bgcolor: 'soft.primary', borderRadius: 1, p: 2 }}>
      <Stack aria-hidden direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <DeviceSketch device={device} />
        <Way />
        <Box sx={DOT}>
          <LinkIcon />
        </Box>
        <Way />
        {station !== null && <Box sx={DOT}>{station}</Box>}
        {station !== null && location !== null && <Way />}
        {location !== null && (
          <Box
            sx={{
              ...DOT,
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            <OuterIcon />
          </Box>
        )}
      </Stack>
      <Text sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {intl.formatMessage(answerMessages.verdict, { answer: nameKey(answer) })}
        {hosts !== null && (
          <Box component="bdi" dir="ltr" sx={{ ml: 0.5 }}>
            {hosts}
          </Box>
        )}
      </Text>
      <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(ruleMessages.decidedBy, {
          rule: intl.formatMessage(ruleMessages.rule, { rule: nameKey(rule) }),
        })}
        {note !== null && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
            {note}
          </Box>
        )}
      </Text>
      {why !== null && <Text>{intl.formatMessage(answerMessages.why, { why: nameKey(why) })}</Text>}
      {app !== null && (
        <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(answerMessages.app)}
          <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', ml: 0.5 }}>
            {app.address}
          </Box>
        </Text>
      )}
      {app?.storeUrl != null && (
        <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(answerMessages.store)}
          <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', ml: 0.5 }}>
            {app.storeUrl}
          </Box>
        </Text>
      )}
    </Stack>
  );
});
