import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDays } from '../../../shared/format';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { ReportProps } from '../dashboard-props';
import { growthOf } from '../report-days';
import { isPeople } from '../report-query';
import { totalsMessages } from '../totals.messages';
import { HitMix } from './HitMix';

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

const Figure = observer(function Figure({ label, hint, value, before, testId }: FigureProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: 1, minWidth: 200, display: 'flex', flexDirection: 'column' }}>
      <Text component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Text>
      <Text
        component="dd"
        data-testid={testId}
        sx={{
          m: 0,
          fontSize: '2.5rem',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {intl.formatNumber(value)}
      </Text>
      {before !== null && <Growth value={value} before={before} />}
      <Text component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
        {hint}
      </Text>
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
    <Panel component="section" aria-label={intl.formatMessage(totalsMessages.heading)}>
      <Stack sx={{ gap: 2 }}>
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
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
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
        <HitMix {...props} />
      </Stack>
    </Panel>
  );
});
