import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatDay } from '../../../shared/dates';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Tag } from '../../../shared/ui/NavLink';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { BillingStatus } from '../payments.api';
import type { SubscriptionStore } from '../subscription.store';
import { useMoney } from '../use-money';
import { useWords } from '../use-words';
import CancelDialog from './CancelDialog';
import { Facts } from './Facts';

interface StatusProps {
  readonly status: BillingStatus;
}

interface CardProps extends StatusProps {
  readonly store: SubscriptionStore;
  /** The reader may change it. */
  readonly isAdmin: boolean;
}

/** Nothing is paid for, perhaps because the plan was a gift. */
const NoSubscription = observer(function NoSubscription({ status }: StatusProps) {
  const intl = useIntl();
  const { info } = useStores().session;
  const isSold = status.paymentTypes.length > 0;
  const given = info !== null && info.planLevel > 0 ? info.displayPlan : null;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Text>{intl.formatMessage(messages.none)}</Text>
      {given !== null && (
        <Text>
          {intl.formatMessage(messages.given, {
            plan: intl.formatMessage(planMessages.name, { plan: given }),
          })}
        </Text>
      )}
      {!isSold && <Text color="textSecondary">{intl.formatMessage(messages.notSold)}</Text>}
      <ButtonLink to={PATHS.pricing} variant={isSold ? 'contained' : 'outlined'}>
        {intl.formatMessage(messages.toPlans)}
      </ButtonLink>
    </Stack>
  );
});

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

const StatusFacts = observer(function StatusFacts({ status }: StatusProps) {
  const intl = useIntl();
  const money = useMoney();
  const { wayName } = useWords();
  const { nextCharge, paymentType, card, paidUntil } = status;
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
        next === null ? null : [intl.formatMessage(messages.next), next],
        next !== null || paidUntil === null ? null : [intl.formatMessage(messages.ends), day(paidUntil)],
        [intl.formatMessage(messages.by), wayName(paymentType, card)],
      ]}
    />
  );
});

const Actions = observer(function Actions({ store, status, isAdmin }: CardProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const { error, isPending } = store.resuming;
  const resume = async (): Promise<void> => {
    if (await store.resume()) announce(intl.formatMessage(messages.resumed));
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
        <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      )}
      {isAsking && <CancelDialog store={store} status={status} onClose={() => setAsking(false)} />}
    </Stack>
  );
});

/** What the group pays for, until when, and what can be done about it. */
export const SubscriptionCard = observer(function SubscriptionCard(props: CardProps) {
  const intl = useIntl();
  const { planName } = useWords();
  const { status } = props;
  const { state, currentPlan, currentBillingCycle: cycle } = status;
  const content = (): ReactNode => {
    if (state === 'none') return <NoSubscription status={status} />;
    return (
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Text sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{planName(currentPlan)}</Text>
          <Tag>{intl.formatMessage(messages.state, { state })}</Tag>
          <Text color="textSecondary">{intl.formatMessage(messages.cycle, { cycle })}</Text>
        </Stack>
        <StateNote status={status} />
        <StatusFacts status={status} />
        <Actions {...props} />
      </Stack>
    );
  };
  return (
    <Section title={intl.formatMessage(messages.plan)}>
      <Box sx={{ mt: 1 }}>{content()}</Box>
    </Section>
  );
});
