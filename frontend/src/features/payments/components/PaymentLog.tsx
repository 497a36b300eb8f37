import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Segments } from '../../../shared/ui/Segments';
import { Skeleton, Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import type { PaymentLogFilter, Payment } from '../payments.api';
import type { SubscriptionStore } from '../subscription.store';
import { useMoney } from '../use-money';
import { useRefundTexts } from '../use-refund-texts';
import { useWords } from '../use-words';

interface LogProps {
  readonly store: SubscriptionStore;
  /** Receipts are for them. */
  readonly isAdmin: boolean;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: '8.5rem minmax(0, 1.2fr) minmax(0, 1.5fr) auto 6rem',
  },
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

interface RowProps extends Pick<LogProps, 'isAdmin'> {
  readonly payment: Payment;
}

const PaymentRow = observer(function PaymentRow({ payment, isAdmin }: RowProps) {
  const intl = useIntl();
  const money = useMoney();
  const { itemName, wayName, invoiceText } = useWords();
  const refundTexts = useRefundTexts();
  const { externalId, paidTime, lines, currency, paymentType, card, invoice } = payment;
  const date = paidTime === null ? '' : formatDate(intl.locale, paidTime);
  const facts = [intl.formatMessage(messages.paid), wayName(paymentType, card), invoiceText(invoice)];
  return (
    <Box component="li" sx={ROW}>
      <Text color="textSecondary" sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
        {date}
      </Text>
      <Text sx={{ fontWeight: 600, gridColumn: { xs: 1, md: 'auto' } }}>{itemName(payment)}</Text>
      <Text variant="body2" color="textSecondary" sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
        {facts.filter((fact) => fact !== null).join(' · ')}
        {refundTexts(payment).map((text, at) => (
          <Box key={at} component="span" sx={{ display: 'block' }}>
            {text}
          </Box>
        ))}
      </Text>
      <Text
        sx={{
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
          gridColumn: { xs: 2, md: 'auto' },
          gridRow: { xs: 2, md: 'auto' },
        }}
      >
        {money(lines.total, currency)}
      </Text>
      {isAdmin && (
        <AppLink
          to={pathTo('receipt', externalId)}
          aria-label={intl.formatMessage(messages.receiptOf, { date })}
          sx={{
            fontWeight: 600,
            textAlign: 'end',
            py: 0.5,
            gridColumn: { xs: 2, md: 'auto' },
            gridRow: { xs: 3, md: 'auto' },
          }}
        >
          {intl.formatMessage(messages.receipt)}
        </AppLink>
      )}
    </Box>
  );
});

/** All, those of this year and the last one, and those of which something was refunded. */
const Filters = observer(function Filters({ store }: Pick<LogProps, 'store'>) {
  const intl = useIntl();
  const year = new Date().getFullYear();
  return (
    <Segments<PaymentLogFilter>
      label={intl.formatMessage(messages.filter)}
      choices={[
        { value: 'all', label: intl.formatMessage(messages.all) },
        { value: year, label: String(year) },
        { value: year - 1, label: String(year - 1) },
        { value: 'refunded', label: intl.formatMessage(messages.refundedOnly) },
      ]}
      chosen={store.filter}
      onChoose={(filter) => void store.choosePayments(filter)}
    />
  );
});

interface PaymentsProps extends Pick<LogProps, 'isAdmin'> {
  readonly payments: readonly Payment[];
  readonly isFiltered: boolean;
}

const Payments = observer(function Payments({ payments, isFiltered, isAdmin }: PaymentsProps) {
  const intl = useIntl();
  if (payments.length === 0) {
    return (
      <Text role="status" color="textSecondary" sx={{ mt: 1 }}>
        {intl.formatMessage(isFiltered ? messages.noneFound : messages.noLog)}
      </Text>
    );
  }
  return (
    <Box component="ul" aria-label={intl.formatMessage(messages.log)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {payments.map((payment) => (
        <PaymentRow key={payment.externalId} payment={payment} isAdmin={isAdmin} />
      ))}
    </Box>
  );
});

/** What the group has paid, newest first, a page at a time. */
export const PaymentLog = observer(function PaymentLog({ store, isAdmin }: LogProps) {
  const intl = useIntl();
  const { payments, log, older } = store;
  const { error, isPending } = log;
  useEffect(() => void store.loadPayments(), [store]);
  const isFailed = error !== null && !isPending;
  return (
    <Section title={intl.formatMessage(messages.log)}>
      {(store.filter !== 'all' || (payments?.length ?? 0) > 0) && <Filters store={store} />}
      {payments === null && !isFailed && <Skeleton variant="rounded" height={96} />}
      {payments !== null && (
        <Payments payments={payments} isFiltered={store.filter !== 'all'} isAdmin={isAdmin} />
      )}
      <Stack sx={{ mt: 1.5, gap: 1.5, alignItems: 'flex-start' }}>
        {isFailed && <ProblemNote problem={error} onRetry={() => void store.loadPayments()} />}
        {older !== null && !isFailed && (
          <Button
            variant="outlined"
            color="inherit"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) void store.loadPayments();
            }}
          >
            {intl.formatMessage(messages.older)}
          </Button>
        )}
      </Stack>
    </Section>
  );
});
