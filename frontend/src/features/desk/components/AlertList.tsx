import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { Section } from '../../../shared/ui/Section';
import { Segments } from '../../../shared/ui/Segments';
import { ALERT_STATES, type AlertState } from '../billing-desk.api';
import { billingAlertMessages as messages } from '../billing-alerts.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { LongListStore } from '../long-list.store';
import { AlertCard } from './AlertCard';
import { MoreButton } from './MoreButton';

const AlertsIn = observer(function AlertsIn({ state }: { readonly state: AlertState }) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const [list] = useState(() => new LongListStore((start) => api.alerts(state, start)));
  useEffect(() => void list.load(), [list]);
  const place = useKeptFocus(list.items.length);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Loaded request={list.first} onRetry={() => void list.load()} height={240}>
        {() =>
          list.items.length === 0 ? (
            <Notice
              title={intl.formatMessage(messages.empty)}
              text={intl.formatMessage(messages.emptyText)}
            />
          ) : (
            <>
              <Box component="ul" sx={{ p: 0, m: 0 }}>
                {list.items.map((alert) => (
                  <AlertCard
                    key={alert.alertId}
                    alert={alert}
                    onClosed={({ alertId }) => list.keep((each) => each.alertId !== alertId)}
                  />
                ))}
              </Box>
              <MoreButton list={list} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
});

/** What needs a person, or has needed one. */
export const AlertList = observer(function AlertList() {
  const intl = useIntl();
  const [state, setState] = useState<AlertState>('open');
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      control={
        <Segments
          label={intl.formatMessage(messages.states)}
          choices={ALERT_STATES.map((value) => ({
            value,
            label: intl.formatMessage(messages.state, { state: value }),
          }))}
          chosen={state}
          onChoose={setState}
        />
      }
    >
      <AlertsIn key={state} state={state} />
    </Section>
  );
});
