import { useIntl } from 'react-intl';
import { formatDate } from '../../shared/dates';
import { paymentWords } from './payment-words.messages';
import type { Payment } from './payments.api';
import { unusedMessages } from './unused-payment.messages';
import { useMoney } from './use-money';

type Progress = Pick<Payment['unusedPayments'][number], 'state' | 'amount' | 'createdTime' | 'doneTime'>;

/** Says what went back of a payment, and what is on its way, oldest first; then the same of payments without use. */
export function useRefundTexts(): (
  payment: Pick<Payment, 'refunds' | 'unusedPayments' | 'currency'>,
) => string[] {
  const intl = useIntl();
  const money = useMoney();
  const textOf = (
    { state, amount, createdTime, doneTime }: Progress,
    currency: Payment['currency'],
  ): string => {
    const [sum, date] = [money(amount, currency), formatDate(intl.locale, doneTime ?? createdTime)];
    const words = state === 'done' ? paymentWords.refundDone : paymentWords.refundPending;
    return intl.formatMessage(words, { sum, date });
  };
  return ({ refunds, unusedPayments, currency }) => [
    ...refunds.map((refund) => {
      const { allowanceNumber: number } = refund;
      const text = textOf(refund, currency);
      return number === null
        ? text
        : `${text} · ${intl.formatMessage(paymentWords.refundAllowance, { number })}`;
    }),
    ...unusedPayments.map(
      (unused) =>
        `${textOf(unused, unused.currency)} · ${intl.formatMessage(unusedMessages.short, { why: unused.reason })}`,
    ),
  ];
}
