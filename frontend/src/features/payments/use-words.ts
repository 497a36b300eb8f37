import { useIntl } from 'react-intl';
import { displayPlanOf } from '../../shared/display-plan';
import { planMessages } from '../../shared/plan.messages';
import { paymentWords } from './payment-words.messages';
import type { Payment } from './payments.api';
import { isOfDomain, type Purchase } from './purchase';

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
    /** A plan by its name; a domain is its own. */
    itemOf: (purchase: Purchase): string =>
      isOfDomain(purchase) ? purchase.domain : planName(purchase.plan),
    itemName: (payment: Pick<Payment, 'plan' | 'billingCycle' | 'operation' | 'purchaseTarget'>): string => {
      if (payment.purchaseTarget === 'batch') return intl.formatMessage(paymentWords.batch);
      const { plan, billingCycle: cycle, operation } = payment;
      if (payment.purchaseTarget === 'domain') {
        return intl.formatMessage(paymentWords.domain, { domain: plan, operation });
      }
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
