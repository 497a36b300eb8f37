import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../app/store-context';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { pollWhileVisible } from '../../../shared/poll';
import { AppLink } from '../../../shared/ui/AppLink';
import { BackIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { createAnalyticsApi } from '../analytics.api';
import { AnalyticsPageStore } from '../analytics-page.store';
import { pageMessages } from '../analytics.messages';
import { useReportRange } from '../use-report-range';
import { ReportBody } from './ReportBody';

/** A click is to be seen within two seconds, and counting it takes some of them. */
const REFRESH_MS = 1_000;

export const LinkReport = observer(function LinkReport({ encodeId }: { readonly encodeId: string }) {
  const intl = useIntl();
  const { session } = useStores();
  const analyticsApi = useApi(createAnalyticsApi);
  const [timezone] = useState(browserTimeZone);
  const [store] = useState(() => {
    const { isSignedIn } = session;
    return new AnalyticsPageStore(analyticsApi, { encodeId, timezone, isSignedIn });
  });
  const today = dayIn(timezone, new Date());
  const { range, change } = useReportRange(today);
  const { days, date } = range;
  useEffect(() => store.show({ days, date }), [store, days, date]);
  useEffect(() => pollWhileVisible(() => store.refresh(), REFRESH_MS), [store]);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Stack sx={{ gap: 1 }}>
        <AppLink
          to="/"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44, width: 'fit-content' }}
        >
          <BackIcon fontSize="small" />
          {intl.formatMessage(pageMessages.back)}
        </AppLink>
        <PageHeading
          title={intl.formatMessage(pageMessages.title, { name: encodeId })}
          sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)' }}
        >
          {intl.formatMessage(pageMessages.heading)}
        </PageHeading>
      </Stack>
      <ReportBody store={store} time={{ timezone, today }} range={range} onChange={change} />
    </Stack>
  );
});
