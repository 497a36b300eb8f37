import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { CheckIcon, HistoryIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import type { LinkHealth } from '../editor.api';
import { healthMessages } from '../health.messages';

interface HealthLook {
  readonly Icon: typeof CheckIcon;
  readonly color: 'success.main' | 'error.main' | 'warning.main' | 'text.secondary';
}

const LOOKS: Readonly<Record<LinkHealth['state'], HealthLook>> = {
  up: { Icon: CheckIcon, color: 'success.main' },
  down: { Icon: WarningIcon, color: 'error.main' },
  doubtful: { Icon: WarningIcon, color: 'warning.main' },
  unknown: { Icon: HistoryIcon, color: 'text.secondary' },
};

/** In the words that messages choose by. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'no-such-host': 'host',
  'no-answer': 'answer',
  'too-slow': 'slow',
  'too-many-redirects': 'redirects',
};

const MINUTE_MS = 60_000;

interface Step {
  readonly text: string;
  /** The latest stands out. */
  readonly isNow: boolean;
}

/** What was seen, the earlier first. */
function useSteps({ state, upSince, downSince, lastProbedAt, lastStatus, lastProblem }: LinkHealth): Step[] {
  const intl = useIntl();
  const whenOf = useWhen(useNow(MINUTE_MS));
  const said = (text: MessageDescriptor, moment: string): string =>
    intl.formatMessage(text, { when: formatDateTime(intl.locale, moment) });
  if (lastProbedAt === null) return [{ text: intl.formatMessage(healthMessages.unseen), isNow: true }];
  const finding =
    lastStatus === null
      ? intl.formatMessage(healthMessages.problem, { problem: PROBLEMS[lastProblem ?? ''] ?? 'other' })
      : intl.formatMessage(healthMessages.status, { status: String(lastStatus) });
  return [
    ...(upSince === null ? [] : [{ text: said(healthMessages.upSince, upSince), isNow: false }]),
    ...(downSince === null ? [] : [{ text: said(healthMessages.downSince, downSince), isNow: false }]),
    ...(state === 'doubtful' ? [{ text: intl.formatMessage(healthMessages.doubtful), isNow: false }] : []),
    { text: intl.formatMessage(healthMessages.last, { when: whenOf(lastProbedAt), finding }), isNow: true },
  ];
}

/** How the destination is, as a badge, and how that came, as a line of moments. */
export const DestinationHealth = observer(function DestinationHealth({
  health,
}: {
  readonly health: LinkHealth;
}) {
  const intl = useIntl();
  const { Icon, color } = LOOKS[health.state];
  const steps = useSteps(health);
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ display: 'inline-flex', color }}>
          <Icon aria-hidden fontSize="small" />
        </Box>
        <Text sx={{ fontWeight: 700 }}>
          {intl.formatMessage(healthMessages.state, { state: health.state })}
        </Text>
      </Stack>
      <Box
        component="ol"
        aria-label={intl.formatMessage(healthMessages.present)}
        sx={{ m: 0, ml: '9px', p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
      >
        {steps.map(({ text, isNow }) => (
          <Box component="li" key={text} sx={{ position: 'relative', pl: 2.25, py: 0.5 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                position: 'absolute',
                left: '-6px',
                top: '0.75em',
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: isNow ? color : 'divider',
              }}
            />
            <Text variant="body2" color="textSecondary">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
    </Stack>
  );
});
