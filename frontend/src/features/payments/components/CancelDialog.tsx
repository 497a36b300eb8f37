import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { cancelMessages as messages } from '../cancel.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { BillingStatus } from '../payments.api';
import { CANCEL_REASONS, type CancelReason, type SubscriptionStore } from '../subscription.store';
import { useWords } from '../use-words';

interface CancelDialogProps {
  readonly store: SubscriptionStore;
  readonly status: BillingStatus;
  readonly onClose: () => void;
}

const Consequences = observer(function Consequences({ status }: Pick<CancelDialogProps, 'status'>) {
  const intl = useIntl();
  const { planName } = useWords();
  const { currentPlan, paidUntil, unsubscriptionStatus } = status;
  return (
    <Stack sx={{ gap: 1 }}>
      <Text>
        {intl.formatMessage(messages.stays, {
          status: unsubscriptionStatus ?? '',
          plan: planName(currentPlan),
          date: formatDay(intl.locale, paidUntil ?? '', 'long'),
        })}
      </Text>
      <Text color="textSecondary">{intl.formatMessage(messages.kept)}</Text>
    </Stack>
  );
});

interface ReasonsProps {
  readonly reason: CancelReason | null;
  readonly onChoose: (reason: CancelReason) => void;
}

const Reasons = observer(function Reasons({ reason, onChoose }: ReasonsProps) {
  const intl = useIntl();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(messages.reason)}
      </Text>
      <Stack sx={{ gap: 0.75 }}>
        {CANCEL_REASONS.map((each) => (
          <RadioCard key={each} name="reason" isChosen={each === reason} onChoose={() => onChoose(each)}>
            {intl.formatMessage(messages.why, { reason: each })}
          </RadioCard>
        ))}
      </Stack>
    </Box>
  );
});

/** Says what stays until when, and asks why. */
const CancelDialog = observer(function CancelDialog({ store, status, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [text, setText] = useState('');
  const { error, isPending } = store.cancelling;
  const cancel = async (): Promise<void> => {
    if (!(await store.cancel(reason, text))) return;
    const date = formatDay(intl.locale, status.paidUntil ?? '', 'long');
    announce(intl.formatMessage(messages.done, { date }));
    onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      onSubmit={() => void cancel()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(messages.keep)}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={isPending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Consequences status={status} />
        <Reasons reason={reason} onChoose={setReason} />
        <TextField label={intl.formatMessage(messages.text)} value={text} onChange={setText} lines={3} />
        {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      </Stack>
    </Dialog>
  );
});

export default CancelDialog;
