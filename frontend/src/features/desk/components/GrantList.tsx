import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { planMessages } from '../../../shared/plan.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import type { PlanGrant } from '../given-plans.api';
import { givenPlanMessages as messages } from '../given-plans.messages';
import { planTitleOf } from '../plan-title';

/** All that a group was given, newest first. */
export const GrantList = observer(function GrantList({ grants }: { readonly grants: readonly PlanGrant[] }) {
  const intl = useIntl();
  const moment = (time: string): string => formatDateTime(intl.locale, time);
  if (grants.length === 0) return <Text color="textSecondary">{intl.formatMessage(messages.noHistory)}</Text>;
  return (
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0 }}>
      {grants.map(({ plan, source, from, until, reason, isLive }) => (
        <Box component="li" key={from + plan} sx={{ listStyle: 'none' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Text sx={{ fontWeight: 650 }}>
              {intl.formatMessage(planMessages.name, { plan: planTitleOf(plan) })}
            </Text>
            {isLive && <WordChip>{intl.formatMessage(messages.live)}</WordChip>}
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(messages.source, { source })}
            </Text>
          </Stack>
          <Text variant="body2">
            {intl.formatMessage(messages.term, {
              hasEnd: String(until !== null),
              from: moment(from),
              until: until === null ? '' : moment(until),
            })}
          </Text>
          {reason !== null && (
            <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  );
});
