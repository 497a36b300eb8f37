import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pricingPath } from '../../../shared/pricing-path';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Text } from '../../../shared/ui/text';
import type { Reminder } from '../reminder';
import { reminderMessages } from '../reminder.messages';
import { FeatureWords, LimitWords } from './ReminderWords';
import { SignInWays } from './SignInMethods';

const TITLES = {
  limit: reminderMessages.limitTitle,
  feature: reminderMessages.featureTitle,
  seat: reminderMessages.seatTitle,
  'log-in': reminderMessages.loginTitle,
} as const;

const Words = observer(function Words({ reminder }: { readonly reminder: Reminder }) {
  const intl = useIntl();
  switch (reminder.kind) {
    case 'limit':
      return <LimitWords {...reminder} />;
    case 'feature':
      return <FeatureWords {...reminder} />;
    case 'seat':
      return <Text>{intl.formatMessage(reminderMessages.seatText)}</Text>;
    case 'log-in':
      return <Text>{intl.formatMessage(reminderMessages.loginText)}</Text>;
  }
});

const SeePlans = observer(function SeePlans({ plan }: { readonly plan: string | null }) {
  const intl = useIntl();
  return (
    <ButtonLink to={pricingPath(plan)} variant="contained">
      {intl.formatMessage(reminderMessages.seePlans)}
    </ButtonLink>
  );
});

function nextStep(reminder: Reminder): ReactNode {
  switch (reminder.kind) {
    case 'limit':
    case 'feature':
      return <SeePlans plan={reminder.plan} />;
    case 'seat':
      return null;
    case 'log-in':
      return <SignInWays />;
  }
}

/** Says what stands in the way, and what would lift it. */
const ReminderDialog = observer(function ReminderDialog({ reminder }: { readonly reminder: Reminder }) {
  const intl = useIntl();
  const { reminders } = useStores();
  const way = nextStep(reminder);
  return (
    <Dialog
      title={intl.formatMessage(TITLES[reminder.kind])}
      onClose={reminders.close}
      actions={
        <>
          <Button variant={way === null ? 'contained' : 'text'} onClick={reminders.close}>
            {intl.formatMessage(way === null ? reminderMessages.understood : reminderMessages.notNow)}
          </Button>
          {way}
        </>
      }
    >
      <Words reminder={reminder} />
    </Dialog>
  );
});

export default ReminderDialog;
