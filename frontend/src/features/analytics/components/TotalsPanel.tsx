import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDays } from '../../../shared/dates';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { ReportProps } from '../dashboard-props';
import { isPeople } from '../report-query';
import { totalsMessages } from '../totals.messages';
import { Figure } from './Figure';

/** How many there were, compared with before, and by what. */
export const TotalsPanel = observer(function TotalsPanel(props: ReportProps) {
  const intl = useIntl();
  const { report, query } = props;
  const { previous } = report;
  const ofPeople = isPeople(query.classes);
  return (
    <Panel
      component="section"
      aria-label={intl.formatMessage(totalsMessages.heading)}
      sx={{ py: { xs: 1.5, sm: 2 } }}
    >
      <Stack sx={{ gap: { xs: 0.5, sm: 1 } }}>
        <Text variant="body2" color="textSecondary">
          {formatDays(intl.locale, report.from, report.to)}
          {query.isCompared && (
            <>
              {' · '}
              {previous === null
                ? intl.formatMessage(totalsMessages.notCompared)
                : intl.formatMessage(totalsMessages.comparedWith, {
                    days: formatDays(intl.locale, previous.from, previous.to),
                  })}
            </>
          )}
        </Text>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <Figure
            label={intl.formatMessage(ofPeople ? totalsMessages.totalClicks : totalsMessages.totalHits)}
            hint={intl.formatMessage(
              ofPeople ? totalsMessages.totalClicksHint : totalsMessages.totalHitsHint,
            )}
            value={report.totalClicks}
            before={previous === null ? null : previous.totalClicks}
            testId="total-clicks"
          />
          <Figure
            label={intl.formatMessage(totalsMessages.uniqueClicks)}
            hint={intl.formatMessage(totalsMessages.uniqueClicksHint)}
            value={report.uniqueClicks}
            before={previous === null ? null : previous.uniqueClicks}
            testId="unique-clicks"
          />
        </Box>
      </Stack>
    </Panel>
  );
});
