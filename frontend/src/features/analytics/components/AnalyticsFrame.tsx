import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../../shared/store-context';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { pollWhileVisible } from '../../../shared/poll';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { createAnalyticsApi } from '../analytics.api';
import { AnalyticsPageStore } from '../analytics-page.store';
import type { LinkStore } from '../link.store';
import { LiveFeed } from '../live-feed';
import type { Subject } from '../subject';
import { useReportQuery } from '../use-report-query';
import { Dashboard, type ReportFacts } from './Dashboard';
import { LiveMark } from './LiveMark';
import { ReportActions } from './ReportActions';

/** Clicks are told of as they come; this is for days that begin, and for when they are not told. */
const REFRESH_MS = 15_000;

interface AnalyticsFrameProps {
  readonly subject: Subject;
  readonly link: LinkStore | null;
  /** Of the browser's tab. */
  readonly title: string;
  readonly heading: string;
  /** Before the heading. */
  readonly way?: ReactNode;
  /** What the numbers are about, or what chooses it. */
  readonly facts: ReportFacts;
}

/** A page of numbers of one subject, which counts along while it is open. */
export const AnalyticsFrame = observer(function AnalyticsFrame(props: AnalyticsFrameProps) {
  const { subject, link, title, heading, way, facts } = props;
  const analyticsApi = useApi(createAnalyticsApi);
  const [timezone] = useState(browserTimeZone);
  const [store] = useState(() => new AnalyticsPageStore(analyticsApi, { subject, timezone, link }));
  const [feed] = useState(() => new LiveFeed(analyticsApi.live(subject), () => void store.refresh()));
  const today = dayIn(timezone, new Date());
  const [query, change] = useReportQuery(today);
  useEffect(() => store.show(query), [store, query]);
  useEffect(() => pollWhileVisible(() => store.refresh(), REFRESH_MS), [store]);
  const shown = { store, query, today, onChange: change };
  const isThere = store.view === 'ready' || store.view === 'empty';
  useEffect(() => (isThere ? feed.start() : undefined), [feed, isThere]);
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2 }, pt: { xs: 1, sm: 2 } }}>
      <Stack
        direction="row"
        sx={{ flexWrap: { sm: 'wrap' }, columnGap: { xs: 0.5, sm: 1 }, alignItems: 'center' }}
      >
        {way}
        <PageHeading title={title} sx={{ fontSize: 'clamp(1.375rem, 1.15rem + 1.1vw, 2rem)' }}>
          {heading}
        </PageHeading>
        {isThere && <LiveMark feed={feed} />}
        {store.view === 'ready' && <ReportActions {...shown} />}
      </Stack>
      <Dashboard {...shown} facts={facts} />
    </Stack>
  );
});
