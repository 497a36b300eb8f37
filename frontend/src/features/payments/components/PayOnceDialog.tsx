import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { checkoutMessages } from '../checkout.messages';
import { createPaymentsApi } from '../create-payments.api';
import { payOnceMessages as messages } from '../pay-once.messages';
import { type OneTimeOrder, PayOnceStore } from '../pay-once.store';
import { paymentProblems } from '../payment-problem.messages';
import type { StartedOrder } from '../payments.api';
import { useMoney } from '../use-money';
import { PaymentChoice } from './PaymentChoice';

const HEIGHT = 180;

interface PayOnceDialogProps {
  readonly title: string;
  /** What one gets. */
  readonly text: string;
  /** Makes the order; the same one as long as it can be paid. */
  readonly order: () => Promise<OneTimeOrder>;
  /** What the server says of what is sold. */
  readonly texts: ProblemTexts;
  readonly onStarted: (started: StartedOrder) => void;
  readonly onClose: () => void;
}

const settings = (words: ReactNode[]) => (
  <AppLink key="settings" to={PATHS.billing} target="_blank" underline="always">
    {words}
  </AppLink>
);

/** Asks how something is paid that is paid once, and begins to pay it. */
export const PayOnceDialog = observer(function PayOnceDialog(props: PayOnceDialogProps) {
  const { title, text, order, onStarted, onClose } = props;
  const intl = useIntl();
  const money = useMoney();
  const api = useApi(createPaymentsApi);
  const [store] = useState(() => new PayOnceStore(api, order));
  useEffect(() => void store.load(), [store]);
  const { ordering, starting } = store;
  const texts = { ...paymentProblems, ...props.texts };
  const pay = async (): Promise<void> => {
    const started = await store.pay();
    if (started !== null) onStarted(started);
  };
  const made = ordering.value;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void pay()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={store.paymentType === null || starting.isPending}
          >
            {made === null || starting.isPending
              ? intl.formatMessage(checkoutMessages.paying)
              : intl.formatMessage(checkoutMessages.pay, { sum: money(made.amount, made.currency) })}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Text>{text}</Text>
        <Loaded request={ordering} texts={texts} onRetry={() => void store.load()} height={HEIGHT}>
          {({ paymentTypes, currency }) => (
            <>
              <PaymentChoice
                types={paymentTypes}
                chosen={store.paymentType}
                onChoose={(type) => store.choose(type)}
              />
              {currency === 'ntd' && (
                <Text variant="body2" color="textSecondary">
                  {intl.formatMessage(messages.invoice, { settings })}
                </Text>
              )}
            </>
          )}
        </Loaded>
        {starting.error !== null && !starting.isPending && (
          <ProblemNote problem={starting.error} texts={texts} />
        )}
      </Stack>
    </Dialog>
  );
});
