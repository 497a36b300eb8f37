import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Facts } from '../../../shared/ui/Facts';
import { Section } from '../../../shared/ui/Section';
import type { BilledSubscription, OrderPage } from '../billing-desk.api';
import { billedOrderMessages as messages } from '../billed-order.messages';
import { billingDeskMessages } from '../billing-desk.messages';
import { useDeskWords } from '../use-desk-words';

type Fact = readonly [name: string, value: ReactNode];

/** What a subscription is like, with all that charges for it. */
export function useSubscriptionFacts(): (subscription: BilledSubscription) => readonly Fact[] {
  const intl = useIntl();
  const { itemName } = useDeskWords();
  return (subscription) => {
    const { state, paidUntil, mandates } = subscription;
    const date = formatDay(intl.locale, paidUntil, 'medium');
    const stateText = intl.formatMessage(messages.subscriptionState, { state, date });
    return [
      [intl.formatMessage(messages.subscription), `${itemName(subscription)} · ${stateText}`],
      ...mandates.map(({ number, reference, state: mandateState }): Fact => [
        intl.formatMessage(messages.mandate),
        intl.formatMessage(messages.mandateState, { number: reference ?? number, state: mandateState }),
      ]),
    ];
  };
}

function useInvoiceFacts(): (order: OrderPage) => readonly Fact[] {
  const intl = useIntl();
  return ({ invoices }) =>
    invoices.map(({ state, invoiceNumber, number, reason }) => [
      intl.formatMessage(messages.invoice),
      [invoiceNumber ?? number, intl.formatMessage(messages.invoiceState, { state }), reason]
        .filter((text) => text !== null)
        .join(' · '),
    ]);
}

/** What an order is, and what came of it. */
export const OrderSummary = observer(function OrderSummary({ order }: { readonly order: OrderPage }) {
  const intl = useIntl();
  const { money, itemName } = useDeskWords();
  const [subscriptionFacts, invoiceFacts] = [useSubscriptionFacts(), useInvoiceFacts()];
  const { state, reason, groupId, group, payer, coupon, lines, currency, subscription } = order;
  const { email, name } = payer;
  const named = name === null || name === '' ? email : `${name} (${email ?? ''})`;
  const stateName = intl.formatMessage(billingDeskMessages.state, { state });
  const ofGroup = { name: group ?? '', groupId: String(groupId) };
  return (
    <Section title={intl.formatMessage(messages.summary)}>
      <Facts
        facts={[
          [intl.formatMessage(messages.stateName), reason === null ? stateName : `${stateName} (${reason})`],
          [intl.formatMessage(messages.itemName), itemName(order)],
          [intl.formatMessage(messages.total), money(lines.total, currency)],
          lines.discount === 0
            ? null
            : [intl.formatMessage(messages.discount), money(lines.discount, currency)],
          lines.credit === 0 ? null : [intl.formatMessage(messages.credit), money(lines.credit, currency)],
          coupon === null ? null : [intl.formatMessage(messages.coupon), coupon],
          [
            intl.formatMessage(messages.group),
            <AppLink key="group" to={pathTo('billedGroup', groupId)} dir="auto" sx={{ py: 0.5 }}>
              {intl.formatMessage(billingDeskMessages.group, ofGroup)}
            </AppLink>,
          ],
          [intl.formatMessage(messages.payer), named ?? intl.formatMessage(messages.gone)],
          ...(subscription === null ? [] : subscriptionFacts(subscription)),
          ...invoiceFacts(order),
        ]}
      />
    </Section>
  );
});
