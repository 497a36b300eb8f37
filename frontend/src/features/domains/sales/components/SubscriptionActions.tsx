import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  CancelDialog,
  ChangeCardDialog,
  createPaymentsApi,
  type DomainSubscription,
  type StartedOrder,
  useMoney,
} from '../../../payments';
import { formatDate, formatDay } from '../../../../shared/dates';
import { useApi } from '../../../../shared/store-context';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Text } from '../../../../shared/ui/text';
import type { BoughtDomainsStore } from '../bought-domains.store';
import { boughtMessages as messages, saleProblems } from '../domain-sales.messages';

interface SubscriptionProps {
  readonly subscription: DomainSubscription;
}

interface ActionsProps extends SubscriptionProps {
  readonly store: BoughtDomainsStore;
  readonly canEdit: boolean;
  readonly onStarted: (started: StartedOrder) => void;
}

const Note = observer(function Note({ subscription }: SubscriptionProps) {
  const intl = useIntl();
  const { state, paidUntil, endsAt } = subscription;
  if (state === 'cancelled') {
    return (
      <Text>{intl.formatMessage(messages.ends, { date: formatDay(intl.locale, paidUntil, 'long') })}</Text>
    );
  }
  if (state !== 'pastDue') return null;
  const date = formatDate(intl.locale, endsAt ?? '', 'long');
  return (
    <Text
      role="alert"
      sx={{ border: 1, borderColor: 'error.main', bgcolor: 'soft.error', borderRadius: 1, px: 2, py: 1.25 }}
    >
      {intl.formatMessage(messages.pastDue, { date })}
    </Text>
  );
});

const Cancel = observer(function Cancel({
  store,
  subscription,
  onClose,
}: Pick<ActionsProps, 'store' | 'subscription'> & { readonly onClose: () => void }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { domainName: domain, state, paidUntil } = subscription;
  const cancel = async (reason: string): Promise<void> => {
    if (!(await store.cancel(domain, reason))) return;
    announce(intl.formatMessage(messages.cancelled, { domain }));
    onClose();
  };
  return (
    <CancelDialog request={store.cancelling} cancel={(reason) => void cancel(reason)} onClose={onClose}>
      <Text>
        {state === 'pastDue'
          ? intl.formatMessage(messages.cancelNow, { domain })
          : intl.formatMessage(messages.cancelText, {
              domain,
              date: formatDay(intl.locale, paidUntil, 'long'),
            })}
      </Text>
    </CancelDialog>
  );
});

const Resume = observer(function Resume({
  store,
  subscription,
  onStarted,
}: Pick<ActionsProps, 'store' | 'subscription' | 'onStarted'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { domainName: domain } = subscription;
  const { error, isPending } = store.resuming;
  const resume = async (): Promise<void> => {
    const started = await store.resume(domain);
    if (started?.paymentRequired) onStarted(started);
    else if (started !== null) announce(intl.formatMessage(messages.resumedNow, { domain }));
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        aria-label={intl.formatMessage(messages.resumeOf, { domain })}
        aria-disabled={isPending}
        onClick={() => void resume()}
      >
        {intl.formatMessage(messages.resume)}
      </Button>
      {store.resumed === domain && error !== null && !isPending && (
        <ProblemNote problem={error} texts={saleProblems} />
      )}
    </Stack>
  );
});

type Opened = 'card' | 'cancel';

interface ButtonsProps extends SubscriptionProps {
  readonly onOpen: (dialog: Opened) => void;
}

/** What can be done about one that goes on. */
const Buttons = observer(function Buttons({ subscription, onOpen }: ButtonsProps) {
  const intl = useIntl();
  const money = useMoney();
  const { domainName: domain, state, nextCharge, paymentType } = subscription;
  const sum = nextCharge === null ? '' : money(nextCharge.amount, nextCharge.currency);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {state === 'pastDue' && (
        <Button variant="contained" aria-haspopup="dialog" onClick={() => onOpen('card')}>
          {intl.formatMessage(messages.payNow, { sum })}
        </Button>
      )}
      {state === 'active' && paymentType === 'newebPay' && (
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          aria-label={intl.formatMessage(messages.cardOf, { domain })}
          onClick={() => onOpen('card')}
        >
          {intl.formatMessage(messages.card)}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(messages.cancelOf, { domain })}
        onClick={() => onOpen('cancel')}
      >
        {intl.formatMessage(messages.cancel)}
      </Button>
    </Stack>
  );
});

/** What is paid for a domain, and what admins can do about it. */
export const SubscriptionActions = observer(function SubscriptionActions(props: ActionsProps) {
  const { store, subscription, canEdit, onStarted } = props;
  const api = useApi(createPaymentsApi);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const { domainName, state } = subscription;
  const paymentTypes = store.request.value?.subscriptions.paymentTypes ?? [];
  const isCancelled = state === 'cancelled';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Note subscription={subscription} />
      {canEdit && isCancelled && <Resume store={store} subscription={subscription} onStarted={onStarted} />}
      {canEdit && !isCancelled && <Buttons subscription={subscription} onOpen={setOpened} />}
      {opened === 'cancel' && <Cancel store={store} subscription={subscription} onClose={close} />}
      {opened === 'card' && (
        <ChangeCardDialog
          payable={{ ...subscription, paymentTypes }}
          changeCard={(type) => api.changeDomainCard(domainName, type)}
          onClose={close}
          onStarted={onStarted}
        />
      )}
    </Stack>
  );
});
