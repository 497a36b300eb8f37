import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useWhen } from '../../../shared/use-when';
import type { CaseStep } from '../cases.api';
import { caseMessages, oneCaseMessages as messages } from '../cases.messages';

interface CaseHistoryProps {
  readonly steps: readonly CaseStep[];
  readonly now: number;
}

/** What those who run the site did, newest first. */
export const CaseHistory = observer(function CaseHistory({ steps, now }: CaseHistoryProps) {
  const intl = useIntl();
  const when = useWhen(now);
  return (
    <Stack component="section" aria-labelledby="steps" sx={{ gap: 1.5 }}>
      <Text id="steps" component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
        {intl.formatMessage(messages.steps)}
      </Text>
      {steps.length === 0 && <Text color="textSecondary">{intl.formatMessage(messages.noSteps)}</Text>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {steps.map(({ takenTime, name, action, state, note }) => (
          <Box component="li" key={takenTime} sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1.5 }}>
            <Text sx={{ overflowWrap: 'anywhere' }}>
              {intl.formatMessage(messages.step, {
                name: name ?? intl.formatMessage(messages.somebody),
                action,
                state: intl.formatMessage(caseMessages.state, { state }),
              })}
            </Text>
            <Text variant="body2" color="textSecondary">
              {when(takenTime)}
            </Text>
            {note !== null && (
              <Text dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  );
});
