import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { createAnalyticsApi, type UtmClicks } from '../analytics.api';
import type { ReportProps } from '../dashboard-props';
import { askedReport } from '../report-query';
import { useCollectiveNames } from '../use-value-names';
import { utmMessages as messages } from '../utm.messages';
import { BreakdownCard } from './BreakdownCard';

const HEIGHT = 240;
const TABS = ['utmSources', 'utmMediums', 'utmCampaigns'] as const;
/** Under this name stand the clicks of links without the parameter. */
const WITHOUT = '';

interface UtmCardProps extends ReportProps {
  readonly tagId: number | null;
}

const hasParameters = ({ sources, mediums, campaigns }: UtmClicks): boolean =>
  [sources, mediums, campaigns].some((list) => list.some(({ name }) => name !== WITHOUT));

const Lists = observer(function Lists({ clicks, ...props }: UtmCardProps & { readonly clicks: UtmClicks }) {
  const intl = useIntl();
  const collectiveName = useCollectiveNames();
  const title = intl.formatMessage(messages.heading);
  // A value may well be “others”, which is no collective name here.
  const nameOf = (value: string): string => {
    if (value === WITHOUT) return intl.formatMessage(messages.without);
    return value.startsWith('/') ? (collectiveName(value) ?? value) : value;
  };
  if (!hasParameters(clicks)) {
    return (
      <Section title={title}>
        <Text color="textSecondary">{intl.formatMessage(messages.empty)}</Text>
      </Section>
    );
  }
  return (
    <BreakdownCard
      {...props}
      title={title}
      tabs={TABS}
      breakdowns={{
        utmSources: { items: clicks.sources, nameOf },
        utmMediums: { items: clicks.mediums, nameOf },
        utmCampaigns: { items: clicks.campaigns, nameOf },
      }}
      credit={
        <Text variant="caption" color="textSecondary" component="p" sx={{ m: 0, mt: 1 }}>
          {intl.formatMessage(messages.hint)} {!clicks.isComplete && intl.formatMessage(messages.ofMany)}
        </Text>
      }
    />
  );
});

/** Clicks by the campaign parameters of the group’s links; asked for again with each new report. */
const UtmCard = observer(function UtmCard(props: UtmCardProps) {
  const intl = useIntl();
  const { tagId, query, report, store } = props;
  const { timezone } = store;
  const api = useApi(createAnalyticsApi);
  const [request] = useState(() => new Request<UtmClicks>());
  const load = useCallback(
    (): void => void request.run(() => api.utm(tagId, askedReport(query, timezone))),
    [request, api, tagId, query, timezone],
  );
  useEffect(load, [load, report]);
  if (request.value !== null) return <Lists {...props} clicks={request.value} />;
  return (
    <Section title={intl.formatMessage(messages.heading)}>
      <Loaded request={request} onRetry={load} height={HEIGHT}>
        {() => null}
      </Loaded>
    </Section>
  );
});

export default UtmCard;
