import { useIntl } from 'react-intl';
import { displayPlanOf } from '../../shared/display-plan';
import { planMessages } from '../../shared/plan.messages';
import { paymentWords } from './payment-words.messages';
import type { Payment } from './payments.api';

/** Names what payments are about. */
export function useWords() {
  const intl = useIntl();
  const planName = (plan: string): string =>
    intl.formatMessage(planMessages.name, { plan: displayPlanOf(plan) });
  /** Null for payments without an invoice. */
  const invoiceText = (invoice: Payment['invoice']): string | null => {
    if (invoice === null) return null;
    const { state, number } = invoice;
    if (state === 'pending' || number === null) return intl.formatMessage(paymentWords.invoicePending);
    const words = state === 'voided' ? paymentWords.invoiceVoided : paymentWords.invoiceNumber;
    return intl.formatMessage(words, { number });
  };
  return {
    planName,
    itemName: (payment: Pick<Payment, 'plan' | 'billingCycle' | 'operation'>): string => {
      const { plan, billingCycle: cycle, operation } = payment;
      return intl.formatMessage(paymentWords.item, { plan: planName(plan), cycle, operation });
    },
    /** With the end of the card's number where that is known. */
    wayName: (paymentType: string | null, card: string | null): string => {
      const type = intl.formatMessage(paymentWords.type, { type: paymentType ?? '' });
      return card === null ? type : intl.formatMessage(paymentWords.card, { type, card });
    },
    invoiceText,
    /** The same beside the word invoice. */
    invoiceFact: (invoice: Payment['invoice']): string | null =>
      invoice?.state === 'issued' ? invoice.number : invoiceText(invoice),
  };
}
