import { useIntl } from 'react-intl';
import { formatDay } from '../../shared/dates';
import { useStores } from '../../shared/store-context';
import { billingPageMessages } from './billing-page.messages';
import { paymentOutcomeOf } from './payment-outcome';
import { paymentResultMessages as messages } from './payment-result.messages';
import type { BillingStatus, OrderDetails } from './payments.api';
import { useWords } from './use-words';

interface OutcomeTexts {
  readonly title: string;
  readonly text: string;
}

/** Says what an order that went through has done. */
export function useOutcomeTexts(order: OrderDetails, status: BillingStatus | null): OutcomeTexts {
  const intl = useIntl();
  const { groups } = useStores();
  const { planName } = useWords();
  const isDomain = order.purchaseTarget === 'domain';
  const [plan, group] = [isDomain ? order.plan : planName(order.plan), groups.name];
  const kept = intl.formatMessage(messages.keptText, { plan, group });
  switch (paymentOutcomeOf(order)) {
    case 'unlocked':
      return {
        title: intl.formatMessage(messages.unlocked),
        text: intl.formatMessage(messages.unlockedText),
      };
    case 'domain':
      return {
        title: intl.formatMessage(messages.domain, { domain: order.plan }),
        text: intl.formatMessage(messages.domainText, { domain: order.plan, group }),
      };
    case 'card':
      return {
        title: intl.formatMessage(messages.cardTitle),
        text: intl.formatMessage(messages.cardText, { plan }),
      };
    case 'overdue':
      return { title: intl.formatMessage(messages.overdueTitle), text: kept };
    case 'period':
      return {
        title: intl.formatMessage(messages.periodTitle, { plan, cycle: order.billingCycle }),
        text: kept,
      };
    case 'scheduled': {
      const change = status?.scheduledChange ?? null;
      const date = change && formatDay(intl.locale, change.date, 'long');
      const of = change && { plan: planName(change.plan), cycle: change.billingCycle, date };
      return {
        title: intl.formatMessage(messages.scheduledTitle),
        text: of === null ? '' : intl.formatMessage(billingPageMessages.scheduled, of),
      };
    }
    case 'active':
      return {
        title: intl.formatMessage(messages.success, { plan }),
        text: intl.formatMessage(messages.successText, { plan, group }),
      };
  }
}
