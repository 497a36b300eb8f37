import { defineMessages } from '../../i18n/define-messages';

/** An order with all that has happened to it. */
export const billedOrderMessages = defineMessages({
  title: {
    id: 'desk.order.title',
    defaultMessage: 'Order {externalId}',
    description: 'Title of the page',
  },
  summary: {
    id: 'desk.order.summary',
    defaultMessage: 'Summary',
    description: 'Heading',
  },
  stateName: {
    id: 'desk.order.state',
    defaultMessage: 'State',
    description: 'Name of a value',
  },
  itemName: {
    id: 'desk.order.item',
    defaultMessage: 'Bought',
    description: 'Name of a value: what was bought',
  },
  group: {
    id: 'desk.order.group',
    defaultMessage: 'Group',
    description: 'Name of a value',
  },
  payer: {
    id: 'desk.order.payer',
    defaultMessage: 'Payer',
    description: 'Name of a value',
  },
  gone: {
    id: 'desk.order.gone',
    defaultMessage: 'Account deleted',
    description: 'In place of a name',
  },
  total: {
    id: 'desk.order.total',
    defaultMessage: 'Total',
    description: 'Name of a value: a sum',
  },
  discount: {
    id: 'desk.order.discount',
    defaultMessage: 'Discount',
    description: 'Name of a value: what a coupon takes off',
  },
  credit: {
    id: 'desk.order.credit',
    defaultMessage: 'Credit for the days left',
    description: 'Name of a value: what was paid before and is not used any more',
  },
  invoice: {
    id: 'desk.order.invoice',
    defaultMessage: 'Invoice',
    description: 'Name of a value',
  },
  invoiceState: {
    id: 'desk.order.invoiceState',
    defaultMessage:
      '{state, select, none {none needed} wanted {to be issued} requested {being issued} issued {issued} voidWanted {to be voided} voided {voided} allowanceWanted {allowance to be issued} allowanceIssued {allowance issued} stuck {stuck} other {{state}}}',
    description: 'State of an invoice',
  },
  subscription: {
    id: 'desk.order.subscription',
    defaultMessage: 'Subscription',
    description: 'Name of a value',
  },
  subscriptionState: {
    id: 'desk.order.subscriptionState',
    defaultMessage:
      '{state, select, active {active} due {charge under way} pastDue {past due} cancelled {cancelled} ended {ended} other {{state}}}, paid until {date}',
    description: 'State of a subscription',
  },
  mandate: {
    id: 'desk.order.mandate',
    defaultMessage: 'Mandate',
    description: 'Name of a value: permission to charge again',
  },
  mandateState: {
    id: 'desk.order.mandateState',
    defaultMessage: '{number}: {state, select, live {charges} suspended {suspended} other {terminated}}',
    description: 'A mandate: its number and state',
  },
  coupon: {
    id: 'desk.order.coupon',
    defaultMessage: 'Coupon',
    description: 'Name of a value',
  },
  payments: {
    id: 'desk.order.payments',
    defaultMessage: 'Payments',
    description: 'Heading of the list of attempts to pay',
  },
  attemptState: {
    id: 'desk.order.attemptState',
    defaultMessage:
      '{state, select, handed {waiting for the gateway} settled {received} declined {declined} abandoned {not paid} refundWanted {to be refunded} refunding {being refunded} refunded {refunded} refundStuck {refund stuck} other {{state}}}',
    description: 'State of a payment',
  },
  timeline: {
    id: 'desk.order.timeline',
    defaultMessage: 'What happened',
    description: 'Heading of the list of events',
  },
  event: {
    id: 'desk.order.event',
    defaultMessage:
      '{kind, select, ordered {Ordered} handedOver {Sent to the gateway} gatewayEvent {Message from the gateway} settled {Money received} paid {Order paid} booked {Booked} invoiceWanted {Invoice noted} invoiceIssued {Invoice issued} invoiceRevoked {Invoice taken back} alertOpened {Alert opened} alertClosed {Alert closed} other {Done by hand}}',
    description: 'Something that happened to an order',
  },
  detail: {
    id: 'desk.order.detail',
    defaultMessage:
      '{name, select, gateway {Gateway} number {Number} reference {Reference} transaction {Transaction} amount {Amount} card {Card} kind {Kind} outcome {Outcome} reason {Reason} booking {Booking} account {Account} alert {Alert} action {Action} invoiceNumber {Invoice} order {Order} day {Day} difference {Difference} event {Event} other {{name}}}: {value}',
    description: 'A value of an event or an alert, with its name',
  },
  further: {
    id: 'desk.order.further',
    defaultMessage:
      '{name, select, allowance {Allowance} wanted {Wanted} since {Since} dueOn {Due on} item {Plan} period {Period} state {State} failure {Failure} charge {Charge} expectedCharge {Expected charge} nextOn {Next charge on} expectedOn {Expected on} mandate {Mandate} other {{name}}}: {value}',
    description: 'A less common value of an event or an alert, with its name',
  },
  by: {
    id: 'desk.order.by',
    defaultMessage: 'by {name}',
    description: 'Who did something',
  },
  markPaid: {
    id: 'desk.order.markPaid',
    defaultMessage: 'Mark as paid',
    description: 'Button',
  },
  markPaidText: {
    id: 'desk.order.markPaidText',
    defaultMessage:
      'Only when the money has arrived, for example by bank transfer. The group gets the plan until the end of the period, and nothing is charged afterwards.',
    description: 'Text of the dialog',
  },
  reference: {
    id: 'desk.order.reference',
    defaultMessage: 'Reference of the payment',
    description: 'Field for the number of a bank transfer',
  },
  markedPaid: {
    id: 'desk.order.markedPaid',
    defaultMessage: 'Order marked as paid',
    description: 'Announced when it is done',
  },
});
