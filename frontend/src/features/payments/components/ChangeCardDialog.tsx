import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { CardChangeStore, type PayableSubscription } from '../card-change.store';
import { planChangeMessages as messages } from '../change.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { PaymentType, StartedOrder } from '../payments.api';
import { useMoney } from '../use-money';
import { PaymentChoice } from './PaymentChoice';

interface ChangeCardDialogProps {
  readonly payable: PayableSubscription;
  readonly changeCard: (paymentType: PaymentType) => Promise<StartedOrder>;
  readonly onClose: () => void;
  /** The reader has to go to a payment service. */
  readonly onStarted: (started: StartedOrder) => void;
}

/** Another card; what is overdue is paid with it, or in another way. */
export const ChangeCardDialog = observer(function ChangeCardDialog(props: ChangeCardDialogProps) {
  const { payable, changeCard, onClose, onStarted } = props;
  const intl = useIntl();
  const money = useMoney();
  const [store] = useState(() => new CardChangeStore(payable, changeCard));
  const { isOverdue, types } = store;
  const { nextCharge, paidUntil } = payable;
  const sum = nextCharge === null ? '' : money(nextCharge.amount, nextCharge.currency);
  const { error, isPending } = store.submission;
  const submit = async (): Promise<void> => {
    const started = await store.submit();
    if (started !== null) onStarted(started);
  };
  const name = isOverdue ? intl.formatMessage(messages.pay, { sum }) : intl.formatMessage(messages.toGateway);
  return (
    <Dialog
      title={intl.formatMessage(isOverdue ? messages.payTitle : messages.cardTitle)}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(messages.close)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {isPending ? intl.formatMessage(messages.busy) : name}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Text>
          {isOverdue
            ? intl.formatMessage(messages.payText, { sum })
            : intl.formatMessage(messages.cardText, {
                date: formatDay(intl.locale, paidUntil ?? '', 'long'),
              })}
        </Text>
        {types.length > 1 && (
          <PaymentChoice types={types} chosen={store.paymentType} onChoose={(type) => store.choose(type)} />
        )}
        {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      </Stack>
    </Dialog>
  );
});
