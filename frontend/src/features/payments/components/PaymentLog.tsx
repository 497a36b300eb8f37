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
import { Skeleton, Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import type { Payment } from '../payments.api';
import type { SubscriptionStore } from '../subscription.store';
import { useMoney } from '../use-money';
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
} as const;

interface RowProps extends Pick<LogProps, 'isAdmin'> {
  readonly payment: Payment;
}

const PaymentRow = observer(function PaymentRow({ payment, isAdmin }: RowProps) {
  const intl = useIntl();
  const money = useMoney();
  const { itemName, wayName, invoiceText } = useWords();
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

/** What the group has paid, newest first, a page at a time. */
export const PaymentLog = observer(function PaymentLog({ store, isAdmin }: LogProps) {
  const intl = useIntl();
  const { payments, log, older } = store;
  const { error, isPending } = log;
  useEffect(() => void store.loadPayments(), [store]);
  const isFailed = error !== null && !isPending;
  return (
    <Section title={intl.formatMessage(messages.log)}>
      {payments === null && !isFailed && <Skeleton variant="rounded" height={96} />}
      {payments?.length === 0 && <Text color="textSecondary">{intl.formatMessage(messages.noLog)}</Text>}
      {payments !== null && payments.length > 0 && (
        <Box
          component="ul"
          aria-label={intl.formatMessage(messages.log)}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {payments.map((payment) => (
            <PaymentRow key={payment.externalId} payment={payment} isAdmin={isAdmin} />
          ))}
        </Box>
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
