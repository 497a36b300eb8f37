import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDays } from '../../../shared/format';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { ReportProps } from '../dashboard-props';
import { growthOf } from '../report-days';
import { isPeople } from '../report-query';
import { totalsMessages } from '../totals.messages';

interface FigureProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  /** In the period before; null: nothing is compared. */
  readonly before: number | null;
  readonly testId: string;
}

const Growth = observer(function Growth({
  value,
  before,
}: {
  readonly value: number;
  readonly before: number;
}) {
  const intl = useIntl();
  const growth = growthOf(value, before);
  const share =
    growth === null
      ? null
      : intl.formatNumber(growth, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <Text component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {share === null
        ? intl.formatMessage(totalsMessages.noneBefore)
        : intl.formatMessage(totalsMessages.growth, { share, before })}
    </Text>
  );
});

/** Heard where there is no room to read it. */
const hintSpace = { ml: 1, '@media (max-width: 599.95px)': visuallyHidden } as const;

const Figure = observer(function Figure({ label, hint, value, before, testId }: FigureProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: 1, minWidth: 120, display: 'flex', flexDirection: 'column' }}>
      <Text
        component="dt"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', fontWeight: 600 }}
      >
        {label}
        <Text component="span" variant="caption" color="textSecondary" sx={hintSpace}>
          {hint}
        </Text>
      </Text>
      <Text
        component="dd"
        data-testid={testId}
        sx={{
          m: 0,
          fontSize: { xs: '1.75rem', sm: '2.25rem' },
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {intl.formatNumber(value)}
      </Text>
      {before !== null && <Growth value={value} before={before} />}
    </Box>
  );
});

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
