import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { createCasesApi } from '../../reports';
import { appealsMessages } from '../appeals.messages';
import { blockListMessages } from '../block-list.messages';
import { createAppealsApi } from '../create-appeals.api';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { createRegistrationsApi } from '../create-registrations.api';
import { moderationMessages as messages } from '../moderation.messages';

interface Waiting {
  readonly cases: number;
  readonly alerts: number;
  readonly domains: number;
  readonly appeals: number;
}

const NOTHING_WAITS: Waiting = { cases: 0, alerts: 0, domains: 0, appeals: 0 };

interface AreaProps {
  readonly to: string;
  readonly title: string;
  /** What waits there. */
  readonly text: string;
  readonly isUrgent?: boolean;
}

const Area = observer(function Area({ to, title, text, isUrgent = false }: AreaProps) {
  return (
    <Panel component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <AppLink to={to} sx={{ fontWeight: 650, display: 'inline-block', py: 0.75 }}>
        {title}
      </AppLink>
      <Text
        color={isUrgent ? 'textPrimary' : 'textSecondary'}
        sx={{ minHeight: '1.5em', fontWeight: isUrgent ? 600 : 400 }}
      >
        {text}
      </Text>
    </Panel>
  );
});

/** The other pages for those who run the site, and what waits on each. */
export const DeskAreas = observer(function DeskAreas() {
  const intl = useIntl();
  const [cases, billing] = [useApi(createCasesApi), useApi(createBillingDeskApi)];
  const [registrations, appeals] = [useApi(createRegistrationsApi), useApi(createAppealsApi)];
  const [waiting] = useState(() => new Request<Waiting>());
  useEffect(() => {
    void waiting.run(async () => {
      const [{ open }, { items }, tasks, waits] = await Promise.all([
        cases.page('open', -1),
        billing.alerts('open', null),
        registrations.tasks(),
        appeals.open(),
      ]);
      return { cases: open, alerts: items.length, domains: tasks.length, appeals: waits };
    });
  }, [cases, billing, registrations, appeals, waiting]);
  const { value } = waiting;
  const { cases: open, alerts, domains, appeals: asked } = value ?? NOTHING_WAITS;
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(messages.areas)}
      sx={{
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <Area
        to={PATHS.abuseCases}
        title={intl.formatMessage(messages.reports)}
        text={value === null ? '' : intl.formatMessage(messages.reportsCount, { count: open })}
        isUrgent={open > 0}
      />
      <Area
        to={PATHS.appeals}
        title={intl.formatMessage(appealsMessages.title)}
        text={value === null ? '' : intl.formatMessage(appealsMessages.count, { count: asked })}
        isUrgent={asked > 0}
      />
      <Area
        to={`${PATHS.billingDesk}?view=alerts`}
        title={intl.formatMessage(messages.billing)}
        text={value === null ? '' : intl.formatMessage(messages.billingCount, { count: alerts })}
        isUrgent={alerts > 0}
      />
      <Area
        to={PATHS.registrations}
        title={intl.formatMessage(messages.domains)}
        text={value === null ? '' : intl.formatMessage(messages.domainsCount, { count: domains })}
        isUrgent={domains > 0}
      />
      <Area
        to={PATHS.givenPlans}
        title={intl.formatMessage(messages.plans)}
        text={intl.formatMessage(messages.plansText)}
      />
      <Area
        to={PATHS.blockList}
        title={intl.formatMessage(blockListMessages.title)}
        text={intl.formatMessage(blockListMessages.area)}
      />
    </Box>
  );
});
