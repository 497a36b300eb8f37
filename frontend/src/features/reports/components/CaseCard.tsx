import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { useWhen } from '../../../shared/use-when';
import type { AbuseCase } from '../cases.api';
import { caseMessages as messages } from '../cases.messages';
import { REPORT_REASONS } from '../report.api';
import { reasonMessages } from '../report.messages';
import { CaseMarks } from './CaseMarks';

interface CaseCardProps {
  readonly abuse: AbuseCase;
  readonly now: number;
}

/** A reported link in the list. */
export const CaseCard = observer(function CaseCard({ abuse, now }: CaseCardProps) {
  const intl = useIntl();
  const when = useWhen(now);
  const { caseId, shortUrl, url, total, counts, openedTime, closedTime } = abuse;
  const link = readableAddress(shortUrl);
  const named = REPORT_REASONS.filter((reason) => counts[reason] > 0);
  return (
    <Panel component="li" sx={{ listStyle: 'none' }}>
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
          <AppLink
            to={pathTo('abuseCase', caseId)}
            dir="auto"
            aria-label={intl.formatMessage(messages.open, { link })}
            sx={{ fontWeight: 650, fontSize: '1.0625rem', overflowWrap: 'anywhere', py: 0.5 }}
          >
            {link}
          </AppLink>
          <Text variant="body2" color="textSecondary" sx={{ py: { sm: 0.75 } }}>
            {closedTime === null
              ? intl.formatMessage(messages.waiting, { when: when(openedTime) })
              : intl.formatMessage(messages.closed, { when: when(closedTime) })}
          </Text>
        </Box>
        <Text variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
          {url === null ? intl.formatMessage(messages.gone) : readableAddress(url)}
        </Text>
        <Text variant="body2" color="textSecondary">
          {[
            intl.formatMessage(messages.total, { count: total }),
            ...named.map((reason) => intl.formatMessage(reasonMessages.name, { reason })),
          ].join(' · ')}
        </Text>
        <CaseMarks abuse={abuse} isListed />
      </Stack>
    </Panel>
  );
});
