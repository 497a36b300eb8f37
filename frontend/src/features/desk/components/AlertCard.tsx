import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { pathTo } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { PaymentAlert } from '../billing-desk.api';
import { billingAlertMessages as messages } from '../billing-alerts.messages';
import { billingDeskMessages } from '../billing-desk.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { type CloseAlertForm, closeAlertForm } from '../desk-forms';
import { useDeskWords } from '../use-desk-words';
import { ReasonDialog } from './ReasonDialog';

interface AlertProps {
  readonly alert: PaymentAlert;
  readonly onClosed: (alert: PaymentAlert) => void;
}

const CloseAlert = observer(function CloseAlert({ alert, onClosed }: AlertProps) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<CloseAlertForm | null>(null);
  const title = intl.formatMessage(messages.close);
  const { alertName } = useDeskWords();
  return (
    <>
      <Button
        variant="outlined"
        aria-label={intl.formatMessage(messages.closeOf, { alert: alertName(alert.kind) })}
        onClick={() => setForm(closeAlertForm(api, alert.alertId))}
        sx={{ minHeight: 44 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.closeText)}
          form={form}
          onClose={() => setForm(null)}
          onDone={(closed) => {
            setForm(null);
            announce(intl.formatMessage(messages.closedNow));
            onClosed(closed);
          }}
        />
      )}
    </>
  );
});

/** An alert: what it says, what to do about it, and who has done it. */
export const AlertCard = observer(function AlertCard({ alert, onClosed }: AlertProps) {
  const intl = useIntl();
  const { moment, alertName, alertHelp, details } = useDeskWords();
  const { kind, group, groupId, openedTime, closedTime, closedBy, closeReason } = alert;
  const { order } = alert.details;
  const { externalId: here, groupId: groupHere } = useParams();
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Text component="h3" sx={{ fontWeight: 650 }}>
        {alertName(kind)}
      </Text>
      <Text>{alertHelp(kind)}</Text>
      <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {[intl.formatMessage(messages.opened, { time: moment(openedTime) }), ...details(alert.details)].join(
          ' · ',
        )}
      </Text>
      {closedTime !== null && (
        <Text variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {[
            intl.formatMessage(messages.closed, {
              time: moment(closedTime),
              hasName: String(closedBy !== null),
              name: closedBy ?? '',
            }),
            closeReason,
          ]
            .filter((text) => text !== null)
            .join(' · ')}
        </Text>
      )}
      <Stack direction="row" sx={{ gap: 2, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {closedTime === null && <CloseAlert alert={alert} onClosed={onClosed} />}
        {order !== undefined && order !== here && (
          <AppLink to={pathTo('billedOrder', order)} sx={{ py: 1 }}>
            {intl.formatMessage(messages.order)}
          </AppLink>
        )}
        {group !== null && String(groupId) !== groupHere && (
          <AppLink to={pathTo('billedGroup', groupId)} dir="auto" sx={{ py: 1, overflowWrap: 'anywhere' }}>
            {intl.formatMessage(billingDeskMessages.group, { name: group, groupId: String(groupId) })}
          </AppLink>
        )}
      </Stack>
    </Box>
  );
});
