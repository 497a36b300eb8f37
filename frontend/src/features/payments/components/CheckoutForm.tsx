import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { checkoutMessages as messages } from '../checkout.messages';
import type { CheckoutStore } from '../checkout.store';
import { invoiceMessages } from '../invoice.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { Quote, StartedOrder } from '../payments.api';
import { isOfDomain } from '../purchase';
import { useMoney } from '../use-money';
import { useWords } from '../use-words';
import { CouponField } from './CouponField';
import { InvoiceFields } from './InvoiceFields';
import { PaymentChoice } from './PaymentChoice';
import { SumLines } from './SumLines';

interface CheckoutFormProps {
  readonly store: CheckoutStore;
  readonly quote: Quote;
  readonly onStarted: (started: StartedOrder) => void;
}

type QuoteProps = Omit<CheckoutFormProps, 'onStarted'>;

const terms = (words: ReactNode[]) => (
  <AppLink key="terms" to={PATHS.policy} target="_blank" underline="always">
    {words}
  </AppLink>
);

const Terms = observer(function Terms({ store, quote }: QuoteProps) {
  const intl = useIntl();
  const { paymentRequired, billingCycle: cycle } = quote;
  const words = isOfDomain(store.purchase) ? messages.termsOfDomain : messages.terms;
  return (
    <Text variant="body2" color="textSecondary">
      {paymentRequired
        ? intl.formatMessage(words, { terms, cycle })
        : intl.formatMessage(messages.termsOnce, { terms })}
    </Text>
  );
});

const NextCharge = observer(function NextCharge({ quote }: Pick<QuoteProps, 'quote'>) {
  const intl = useIntl();
  const money = useMoney();
  const { nextChargeAmount, nextChargeDate, currency } = quote;
  const date = formatDay(intl.locale, nextChargeDate, 'long');
  return (
    <Text sx={{ mt: 1.5 }}>
      {nextChargeAmount === 0
        ? intl.formatMessage(messages.noNext, { date })
        : intl.formatMessage(messages.next, { date, sum: money(nextChargeAmount, currency) })}
    </Text>
  );
});

const Summary = observer(function Summary({ store, quote }: QuoteProps) {
  const intl = useIntl();
  const { itemOf } = useWords();
  const { billingCycle: cycle, lines, currency } = quote;
  return (
    <Section title={intl.formatMessage(messages.summary)}>
      <Box aria-busy={store.quoting.isPending} sx={{ mt: 1.5 }}>
        <SumLines
          item={intl.formatMessage(messages.list, { plan: itemOf(store.purchase), cycle })}
          total={intl.formatMessage(messages.total)}
          lines={lines}
          currency={currency}
        />
        <NextCharge quote={quote} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <CouponField store={store} />
      </Box>
    </Section>
  );
});

const PayButton = observer(function PayButton({ store, quote }: QuoteProps) {
  const intl = useIntl();
  const money = useMoney();
  const { itemOf } = useWords();
  const { isPending } = store.form;
  const { paymentRequired, lines, currency } = quote;
  const name = paymentRequired
    ? intl.formatMessage(messages.pay, { sum: money(lines.total, currency) })
    : intl.formatMessage(messages.start, { plan: itemOf(store.purchase) });
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isPending || store.quoting.isPending}
      sx={{ minHeight: 52, fontSize: '1.0625rem' }}
    >
      {isPending ? intl.formatMessage(messages.paying) : name}
    </Button>
  );
});

const Invoice = observer(function Invoice({ store }: Pick<CheckoutFormProps, 'store'>) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5 }}>
      <Box>
        <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
          {intl.formatMessage(invoiceMessages.title)}
        </Text>
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(invoiceMessages.lead)}
        </Text>
      </Box>
      <InvoiceFields form={store.form} />
    </Stack>
  );
});

const Payment = observer(function Payment({ store, quote, onStarted }: CheckoutFormProps) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLFormElement>(null);
  const { failure } = store.form;
  const pay = async (): Promise<void> => {
    const started = await store.pay();
    if (started !== null) onStarted(started);
    else focusFirstProblem(place.current);
  };
  return (
    <Panel
      component="form"
      noValidate
      ref={place}
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Stack sx={{ gap: 3 }}>
        {quote.paymentRequired && store.types.length > 0 && (
          <PaymentChoice
            types={store.types}
            chosen={store.paymentType}
            onChoose={(type) => void store.choosePayment(type)}
          />
        )}
        {store.needsInvoice && <Invoice store={store} />}
        {failure !== null && <ProblemNote problem={failure} texts={paymentProblems} />}
        {store.isUnpayable ? (
          <Text>{intl.formatMessage(messages.unpayable)}</Text>
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            <PayButton store={store} quote={quote} />
            <Terms store={store} quote={quote} />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
});

/** What is bought beside how it is paid; below each other where there is little room. */
export const CheckoutForm = observer(function CheckoutForm(props: CheckoutFormProps) {
  const { store, quote } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
      }}
    >
      <Box sx={{ order: { md: 2 } }}>
        <Summary store={store} quote={quote} />
      </Box>
      <Payment {...props} />
    </Box>
  );
});
