import { useIntl } from 'react-intl';
import { formatDate } from '../../shared/dates';
import { paymentWords } from './payment-words.messages';
import type { Payment } from './payments.api';
import { useMoney } from './use-money';

/** Says what went back of a payment, and what is on its way, oldest first. */
export function useRefundTexts(): (payment: Pick<Payment, 'refunds' | 'currency'>) => string[] {
  const intl = useIntl();
  const money = useMoney();
  return ({ refunds, currency }) =>
    refunds.map(({ state, amount, createdTime, doneTime, allowanceNumber: number }) => {
      const [sum, date] = [money(amount, currency), formatDate(intl.locale, doneTime ?? createdTime)];
      const words = state === 'done' ? paymentWords.refundDone : paymentWords.refundPending;
      const text = intl.formatMessage(words, { sum, date });
      if (number === null) return text;
      return `${text} · ${intl.formatMessage(paymentWords.refundAllowance, { number })}`;
    });
}
