import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { cancelMessages as messages } from '../cancel.messages';
import type { BillingStatus } from '../payments.api';
import type { SubscriptionStore } from '../subscription.store';
import { usePlanChange } from '../use-plan-change';
import { useWords } from '../use-words';
import { CancelDialog } from './CancelDialog';

interface CancelPlanDialogProps {
  readonly store: SubscriptionStore;
  readonly status: BillingStatus;
  readonly onClose: () => void;
}

const Consequences = observer(function Consequences({ status }: Pick<CancelPlanDialogProps, 'status'>) {
  const intl = useIntl();
  const { planName } = useWords();
  const { currentPlan, paidUntil, unsubscriptionStatus, state } = status;
  const plan = planName(currentPlan);
  const date = formatDay(intl.locale, paidUntil ?? '', 'long');
  return (
    <Stack sx={{ gap: 1 }}>
      <Text>
        {state === 'pastDue'
          ? intl.formatMessage(messages.ends, { plan })
          : intl.formatMessage(messages.stays, { status: unsubscriptionStatus ?? '', plan, date })}
      </Text>
      <Text color="textSecondary">{intl.formatMessage(messages.kept)}</Text>
    </Stack>
  );
});

/** Cancels a plan. What is past due ends at once. */
export const CancelPlanDialog = observer(function CancelPlanDialog(props: CancelPlanDialogProps) {
  const { store, status, onClose } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const noteChange = usePlanChange();
  const cancel = async (reason: string): Promise<void> => {
    if (!(await store.cancel(reason))) return;
    const date = formatDay(intl.locale, status.paidUntil ?? '', 'long');
    const isOver = status.state === 'pastDue';
    announce(isOver ? intl.formatMessage(messages.ended) : intl.formatMessage(messages.done, { date }));
    onClose();
    if (isOver) noteChange();
  };
  return (
    <CancelDialog request={store.cancelling} cancel={(reason) => void cancel(reason)} onClose={onClose}>
      <Consequences status={status} />
    </CancelDialog>
  );
});
