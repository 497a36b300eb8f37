import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { formatDate, formatDay } from '../../../shared/dates';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { NavTag } from '../../../shared/ui/NavLink';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import { createPaymentsApi } from '../create-payments.api';
import { paymentProblems } from '../payment-problem.messages';
import type { BillingStatus, StartedOrder } from '../payments.api';
import type { SubscriptionStore } from '../subscription.store';
import { useMoney } from '../use-money';
import { useWords } from '../use-words';
import { planChoiceIn } from '../purchase';
import { CancelPlanDialog } from './CancelPlanDialog';
import { ChangeCardDialog } from './ChangeCardDialog';
import { ChangePlanDialog } from './ChangePlanDialog';
import { NoSubscription } from './NoSubscription';
import { Facts } from '../../../shared/ui/Facts';

interface StatusProps {
  readonly status: BillingStatus;
}

interface CardProps extends StatusProps {
  readonly store: SubscriptionStore;
  /** The reader may change it. */
  readonly isAdmin: boolean;
  /** The reader has to go to a payment service. */
  readonly onStarted: (started: StartedOrder) => void;
}

/** What the reader has to know beside the facts. */
const StateNote = observer(function StateNote({ status }: StatusProps) {
  const intl = useIntl();
  const { state, paidUntil, paymentWithInvalidCard } = status;
  const note = (): string | null => {
    switch (state) {
      case 'due':
        return intl.formatMessage(messages.due);
      case 'pastDue': {
        const end = paymentWithInvalidCard[0]?.expiredDate;
        const date = end === undefined ? '' : formatDate(intl.locale, end, 'long');
        return intl.formatMessage(messages.pastDue, { date });
      }
      case 'cancelled':
        return intl.formatMessage(messages.cancelled, {
          date: formatDay(intl.locale, paidUntil ?? '', 'long'),
        });
      default:
        return null;
    }
  };
  const text = note();
  if (text === null) return null;
  const isBad = state === 'pastDue';
  return (
    <Text
      role={isBad ? 'alert' : 'status'}
      sx={{
        borderRadius: 1,
        px: 2,
        py: 1.25,
        bgcolor: isBad ? 'soft.error' : 'soft.sunken',
        border: 1,
        borderColor: isBad ? 'error.main' : 'divider',
      }}
    >
      {text}
    </Text>
  );
});

/** What the subscription becomes when its paid period is over, and the way back. */
const Scheduled = observer(function Scheduled({ store, status, isAdmin }: Omit<CardProps, 'onStarted'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { planName } = useWords();
  const { scheduledChange, paymentType, state } = status;
  const { error, isPending } = store.withdrawing;
  if (scheduledChange === null || state === 'cancelled') return null;
  const { plan, billingCycle: cycle, date } = scheduledChange;
  const withdraw = async (): Promise<void> => {
    if (await store.withdraw()) announce(intl.formatMessage(messages.withdrawn));
  };
  return (
    <Stack
      sx={{
        gap: 1,
        alignItems: 'flex-start',
        borderRadius: 1,
        px: 2,
        py: 1.25,
        bgcolor: 'soft.sunken',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Text role="status">
        {intl.formatMessage(messages.scheduled, {
          plan: planName(plan),
          cycle,
          date: formatDay(intl.locale, date, 'long'),
        })}
      </Text>
      {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      {isAdmin && paymentType !== 'paypal' && (
        <Button variant="outlined" color="inherit" aria-disabled={isPending} onClick={() => void withdraw()}>
          {intl.formatMessage(messages.withdraw)}
        </Button>
      )}
    </Stack>
  );
});

const StatusFacts = observer(function StatusFacts({ status }: StatusProps) {
  const intl = useIntl();
  const money = useMoney();
  const { wayName } = useWords();
  const { state, nextCharge, paymentType, card, paidUntil } = status;
  const day = (date: string): string => formatDay(intl.locale, date, 'long');
  const next =
    nextCharge &&
    intl.formatMessage(messages.nextSum, {
      sum: money(nextCharge.amount, nextCharge.currency),
      date: day(nextCharge.date),
    });
  return (
    <Facts
      facts={[
        next === null
          ? null
          : [intl.formatMessage(state === 'pastDue' ? messages.failed : messages.next), next],
        next !== null || paidUntil === null ? null : [intl.formatMessage(messages.ends), day(paidUntil)],
        [intl.formatMessage(messages.by), wayName(paymentType, card)],
      ]}
    />
  );
});

type Opened = 'plan' | 'card' | 'cancel';

/** What can be done about a subscription that goes on. */
const Ways = observer(function Ways({ status, onOpen }: StatusProps & { onOpen: (dialog: Opened) => void }) {
  const intl = useIntl();
  const money = useMoney();
  const { state, nextCharge, paymentType, paymentTypes } = status;
  const isOverdue = state === 'pastDue';
  const hasCard = paymentTypes.includes('newebPay') && (paymentType === 'newebPay' || paymentType === null);
  const sum = nextCharge === null ? '' : money(nextCharge.amount, nextCharge.currency);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {isOverdue && paymentTypes.length > 0 && (
          <Button variant="contained" aria-haspopup="dialog" onClick={() => onOpen('card')}>
            {intl.formatMessage(messages.payNow, { sum })}
          </Button>
        )}
        {state === 'active' && (
          <Button variant="contained" aria-haspopup="dialog" onClick={() => onOpen('plan')}>
            {intl.formatMessage(messages.change)}
          </Button>
        )}
        {state === 'active' && hasCard && (
          <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => onOpen('card')}>
            {intl.formatMessage(messages.changeCard)}
          </Button>
        )}
        <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => onOpen('cancel')}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </Stack>
      {state === 'active' && (paymentType === 'linePay' || paymentType === 'paypal') && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.cardElsewhere, { type: paymentType })}
        </Text>
      )}
    </>
  );
});

/** The address may name a plan to change to. */
function useDialogs(status: BillingStatus) {
  const [query, setQuery] = useLocalQuery();
  const choice = planChoiceIn(query);
  const [opened, open] = useState<Opened | null>(choice && status.state === 'active' ? 'plan' : null);
  const close = (): void => {
    open(null);
    if (choice) setQuery(new URLSearchParams());
  };
  return { choice, opened, open, close };
}

interface ActionsProps extends CardProps {
  readonly dialogs: ReturnType<typeof useDialogs>;
}

const Actions = observer(function Actions({ store, status, isAdmin, onStarted, dialogs }: ActionsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createPaymentsApi);
  const { choice, opened, open, close } = dialogs;
  const { error, isPending } = store.resuming;
  const resume = async (): Promise<void> => {
    const started = await store.resume();
    if (started?.paymentRequired) onStarted(started);
    else if (started !== null) announce(intl.formatMessage(messages.resumed));
  };
  if (!isAdmin) return <Text color="textSecondary">{intl.formatMessage(messages.askAdmin)}</Text>;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      {status.state === 'cancelled' ? (
        <Button variant="contained" aria-disabled={isPending} onClick={() => void resume()}>
          {intl.formatMessage(isPending ? messages.resuming : messages.resume)}
        </Button>
      ) : (
        <Ways status={status} onOpen={open} />
      )}
      {opened === 'cancel' && <CancelPlanDialog store={store} status={status} onClose={close} />}
      {opened === 'card' && (
        <ChangeCardDialog
          payable={status}
          changeCard={(type) => api.changeCard(type)}
          onClose={close}
          onStarted={onStarted}
        />
      )}
      {opened === 'plan' && (
        <ChangePlanDialog
          status={status}
          choice={choice}
          onClose={close}
          onDone={() => void store.loadStatus()}
          onStarted={onStarted}
        />
      )}
    </Stack>
  );
});

/** What the group pays for, until when, and what can be done about it. */
export const SubscriptionCard = observer(function SubscriptionCard(props: CardProps) {
  const intl = useIntl();
  const { planName } = useWords();
  const { status } = props;
  const { state, currentPlan, currentBillingCycle: cycle, scheduledChange } = status;
  const dialogs = useDialogs(status);
  const place = useKeptFocus([state, scheduledChange?.plan, dialogs.opened].join(' '));
  const title = intl.formatMessage(messages.plan);
  const content = (): ReactNode => {
    if (state === 'none') return <NoSubscription status={status} />;
    return (
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Text sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{planName(currentPlan)}</Text>
          <NavTag>{intl.formatMessage(messages.state, { state })}</NavTag>
          <Text color="textSecondary">{intl.formatMessage(messages.cycle, { cycle })}</Text>
        </Stack>
        <StateNote status={status} />
        <Scheduled {...props} />
        <StatusFacts status={status} />
        <Actions {...props} dialogs={dialogs} />
      </Stack>
    );
  };
  return (
    <Section title={title}>
      <Box ref={place} role="group" aria-label={title} tabIndex={-1} sx={{ mt: 1, outline: 'none' }}>
        {content()}
      </Box>
    </Section>
  );
});
