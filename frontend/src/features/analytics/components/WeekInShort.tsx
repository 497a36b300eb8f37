import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { browserTimeZone } from '../../../shared/calendar';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { createAnalyticsApi } from '../analytics.api';
import { chartMessages } from '../chart.messages';
import { chartRows } from '../point-texts';
import type { ClickReport } from '../report';
import { totalsMessages } from '../totals.messages';
import { weekMessages } from '../week.messages';
import { ClicksChart } from './ClicksChart';
import { Figure } from './Figure';

interface WeekProps {
  readonly report: ClickReport;
}

const Sums = observer(function Sums({ report }: WeekProps) {
  const intl = useIntl();
  const { totalClicks, uniqueClicks, previous } = report;
  return (
    <Box component="dl" sx={{ m: 0, mb: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      <Figure
        label={intl.formatMessage(totalsMessages.totalClicks)}
        value={totalClicks}
        before={previous?.totalClicks ?? null}
        testId="week-clicks"
      />
      <Figure
        label={intl.formatMessage(totalsMessages.uniqueClicks)}
        value={uniqueClicks}
        before={previous?.uniqueClicks ?? null}
        testId="week-unique-clicks"
      />
    </Box>
  );
});

const Days = observer(function Days({ report }: WeekProps) {
  const intl = useIntl();
  const { locale } = intl;
  const { unit, previous, totalClicks } = report;
  const rows = useMemo(() => chartRows(locale, report), [locale, report]);
  // A flat line says less than a sentence.
  if (totalClicks === 0 && (previous?.totalClicks ?? 0) === 0) {
    return <Text color="textSecondary">{intl.formatMessage(weekMessages.none)}</Text>;
  }
  return (
    <ClicksChart
      head={intl.formatMessage(chartMessages.head, { unit })}
      rows={rows}
      isCompared={previous !== null}
      isSmall
    />
  );
});

/** Clicks on all links of the group in the last seven days, beside the seven before. */
const WeekInShort = observer(function WeekInShort() {
  const intl = useIntl();
  const api = useApi(createAnalyticsApi);
  const [request] = useState(() => new Request<ClickReport>());
  const load = useCallback(
    () =>
      void request.run(() =>
        api.report(
          { kind: 'group', tagId: null },
          { timezone: browserTimeZone(), range: '7d', compare: 'previous' },
        ),
      ),
    [api, request],
  );
  useEffect(load, [load]);
  return (
    <Section
      title={intl.formatMessage(weekMessages.heading)}
      control={
        <AppLink to={`${PATHS.analytics}?range=7d&compare=previous`} sx={{ py: 1.25, fontWeight: 600 }}>
          {intl.formatMessage(weekMessages.more)}
        </AppLink>
      }
    >
      <Loaded request={request} onRetry={load} height={300}>
        {(report) => (
          <>
            <Sums report={report} />
            <Days report={report} />
          </>
        )}
      </Loaded>
    </Section>
  );
});

export default WeekInShort;
