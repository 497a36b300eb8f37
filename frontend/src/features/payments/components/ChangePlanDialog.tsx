import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Currency, type Cycle, CYCLES, LossesList, moneyText, type PricedPlan } from '../../billing';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { formatDay } from '../../../shared/dates';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { NavTag } from '../../../shared/ui/NavLink';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { planChangeMessages as messages } from '../change.messages';
import { ChangeStore } from '../change.store';
import { createPaymentsApi } from '../create-payments.api';
import { currencyNamed } from '../currency';
import { paymentProblems } from '../payment-problem.messages';
import type { BillingStatus, ChangePreview, StartedOrder } from '../payments.api';
import { isPaidPlan, type PlanChoice } from '../purchase';
import { useMoney } from '../use-money';
import { useWords } from '../use-words';
import { PaymentChoice } from './PaymentChoice';
import { SumLines } from './SumLines';

export interface ChangeDialogProps {
  readonly status: BillingStatus;
  /** What is chosen at first; null: what the group has. */
  readonly choice: PlanChoice | null;
  readonly onClose: () => void;
  /** Something takes effect later. */
  readonly onDone: () => void;
  /** The reader has to go to a payment service. */
  readonly onStarted: (started: StartedOrder) => void;
}

interface StoreProps {
  readonly store: ChangeStore;
}

const MONTHS = 12;

const Plans = observer(function Plans({ store, currency }: StoreProps & { readonly currency: Currency }) {
  const intl = useIntl();
  const { catalogue } = useStores();
  const { planName } = useWords();
  const { cycle } = store.choice;
  const priceOf = ({ prices }: PricedPlan): string => {
    const { monthly = 0, yearly = 0 } = prices?.[currency] ?? {};
    return cycle === 'monthly'
      ? intl.formatMessage(messages.perMonth, { price: moneyText(intl.locale, monthly, currency) })
      : intl.formatMessage(messages.perYear, { price: moneyText(intl.locale, yearly * MONTHS, currency) });
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(messages.plan)}
      </Text>
      <Stack sx={{ gap: 0.75 }}>
        {catalogue.sold.map((each) => {
          const { name: plan } = each;
          if (!isPaidPlan(plan)) return null;
          return (
            <RadioCard
              key={plan}
              name="plan"
              isChosen={plan === store.choice.plan}
              onChoose={() => void store.choose({ plan })}
            >
              <Box
                component="span"
                sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
              >
                <Text component="span" sx={{ fontWeight: 600 }}>
                  {planName(plan)}
                </Text>
                <Text component="span" variant="body2" color="textSecondary">
                  {priceOf(each)}
                </Text>
              </Box>
              {store.isCurrent({ plan, cycle }) && <NavTag>{intl.formatMessage(messages.current)}</NavTag>}
            </RadioCard>
          );
        })}
      </Stack>
    </Box>
  );
});

const Cycles = observer(function Cycles({ store }: StoreProps) {
  const intl = useIntl();
  return (
    <Segments<Cycle>
      label={intl.formatMessage(messages.cycle)}
      choices={CYCLES.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      chosen={store.choice.cycle}
      onChoose={(cycle) => void store.choose({ cycle })}
    />
  );
});

interface PreviewProps {
  readonly preview: ChangePreview;
  readonly status: BillingStatus;
}

/** What is paid now, from top to bottom, and what happens when. */
const Preview = observer(function Preview({ preview, status }: PreviewProps) {
  const intl = useIntl();
  const money = useMoney();
  const { planName } = useWords();
  const { lines, currency, kind, nextCharge, effectiveDate } = preview;
  const plan = planName(preview.plan);
  const day = (date: string): string => formatDay(intl.locale, date, 'long');
  const sum = money(nextCharge.amount, nextCharge.currency);
  const isNow = effectiveDate !== nextCharge.date;
  const later = status.paymentType === 'paypal' ? messages.laterPayPal : messages.later;
  return (
    <Stack sx={{ gap: 1.5 }} data-change={kind}>
      {isNow && (
        <SumLines
          item={intl.formatMessage(messages.rest, { plan, date: day(nextCharge.date) })}
          total={intl.formatMessage(messages.due)}
          lines={lines}
          currency={currency}
        />
      )}
      <Text>
        {isNow
          ? intl.formatMessage(messages.now, { plan, sum, date: day(nextCharge.date) })
          : intl.formatMessage(later, { plan, sum, date: day(effectiveDate) })}
      </Text>
      {kind === 'degrade' && (
        <Box>
          <Text component="h3" sx={{ fontWeight: 600 }}>
            {intl.formatMessage(messages.losses, { plan })}
          </Text>
          <LossesList key={preview.plan} plan={preview.plan} />
        </Box>
      )}
    </Stack>
  );
});

/** What the choice means, as far as it is known. */
const Outcome = observer(function Outcome({ store, status }: StoreProps & Pick<PreviewProps, 'status'>) {
  const intl = useIntl();
  const { value, error, isPending } = store.preview;
  if (!store.isChange) return <Text color="textSecondary">{intl.formatMessage(messages.choose)}</Text>;
  if (error !== null && !isPending) {
    return <ProblemNote problem={error} texts={paymentProblems} onRetry={() => void store.look()} />;
  }
  if (value === null) return <Text role="status">{intl.formatMessage(messages.looking)}</Text>;
  return (
    <>
      <Preview preview={value} status={status} />
      {store.types.length > 1 && (
        <PaymentChoice
          types={store.types}
          chosen={store.paymentType}
          onChoose={(type) => store.choosePayment(type)}
        />
      )}
    </>
  );
});

const MakeButton = observer(function MakeButton({ store }: StoreProps) {
  const intl = useIntl();
  const money = useMoney();
  const { planName } = useWords();
  const { value } = store.preview;
  const name = (): string => {
    if (store.submission.isPending) return intl.formatMessage(messages.busy);
    if (value !== null && value.lines.total > 0) {
      return intl.formatMessage(messages.pay, { sum: money(value.lines.total, value.currency) });
    }
    return intl.formatMessage(messages.make, { plan: planName(store.choice.plan) });
  };
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={value === null}
      aria-disabled={store.submission.isPending}
    >
      {name()}
    </Button>
  );
});

/** Changes the plan or the billing cycle, after it was shown what that costs. */
export const ChangePlanDialog = observer(function ChangePlanDialog(props: ChangeDialogProps) {
  const { status, choice, onClose, onDone, onStarted } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const goTo = useLocalNavigate();
  const { catalogue } = useStores();
  const { planName } = useWords();
  const api = useApi(createPaymentsApi);
  const [store] = useState(() => new ChangeStore(api, status, choice));
  useEffect(() => {
    void catalogue.load();
    void store.look();
  }, [catalogue, store]);
  const { error, isPending } = store.submission;
  const currency = currencyNamed(status.nextCharge?.currency ?? 'ntd');
  const submit = async (): Promise<void> => {
    const started = await store.submit();
    if (started === null) return;
    if (started.url !== null) {
      onStarted(started);
      return;
    }
    if (started.externalId !== null) {
      goTo(`${PATHS.payment}?${new URLSearchParams({ externalId: started.externalId }).toString()}`);
      return;
    }
    const date = formatDay(intl.locale, status.paidUntil ?? '', 'long');
    announce(intl.formatMessage(messages.scheduled, { plan: planName(store.choice.plan), date }));
    onDone();
    onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(messages.keep)}
          </Button>
          <MakeButton store={store} />
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Cycles store={store} />
        <Plans store={store} currency={currency} />
        <Outcome store={store} status={status} />
        {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      </Stack>
    </Dialog>
  );
});
