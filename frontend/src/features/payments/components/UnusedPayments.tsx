import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Payment } from '../payments.api';
import { unusedMessages as messages } from '../unused-payment.messages';
import { useRefundTexts } from '../use-refund-texts';

type Refunded = Pick<Payment, 'unusedPayments' | 'currency'>;

export const areAllBack = ({ unusedPayments }: Refunded): boolean =>
  unusedPayments.every(({ state }) => state === 'done');

/** Each sum that goes back because it could not be used, and what the payer can expect. */
export const UnusedPayments = observer(function UnusedPayments({ order }: { readonly order: Refunded }) {
  const intl = useIntl();
  const texts = useRefundTexts()({ ...order, refunds: [] });
  return (
    <Box>
      {texts.map((text, at) => (
        <Text key={at} sx={{ fontWeight: 600 }}>
          {text}
        </Text>
      ))}
      {!areAllBack(order) && (
        <Text color="textSecondary" sx={{ mt: 0.5 }}>
          {intl.formatMessage(messages.promise)}
        </Text>
      )}
    </Box>
  );
});

/** The same below an order that went through: a payment that came beside the one that was used. */
export const SecondPayment = observer(function SecondPayment({ order }: { readonly order: Refunded }) {
  const intl = useIntl();
  if (order.unusedPayments.length === 0) return null;
  return (
    <Box>
      <Text>{intl.formatMessage(messages.second, { isDone: String(areAllBack(order)) })}</Text>
      <UnusedPayments order={order} />
    </Box>
  );
});
