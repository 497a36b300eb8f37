import { defineMessages } from '../../i18n/define-messages';

/** What a group pays for and has paid. */
export const billingPageMessages = defineMessages({
  title: { id: 'payments.page.title', defaultMessage: 'Billing', description: 'Title of the page' },
  lead: {
    id: 'payments.page.lead',
    defaultMessage: 'What {group} pays for its plan, and has paid.',
    description: 'Below the title',
  },
  loading: {
    id: 'payments.page.loading',
    defaultMessage: 'Loading billing…',
    description: 'Said to screen readers',
  },
  plan: { id: 'payments.page.plan', defaultMessage: 'Subscription', description: 'Heading' },
  none: {
    id: 'payments.page.none',
    defaultMessage: 'This group has no subscription.',
    description: 'Nothing is paid for',
  },
  given: {
    id: 'payments.page.given',
    defaultMessage: 'It was given the plan {plan}, which costs nothing.',
    description: 'The group has a plan that it does not pay for',
  },
  toPlans: { id: 'payments.page.toPlans', defaultMessage: 'See plans and prices', description: 'Link' },
  notSold: {
    id: 'payments.page.notSold',
    defaultMessage: 'Plans cannot be purchased on this site at the moment.',
    description: 'Nothing is sold',
  },
  state: {
    id: 'payments.page.state',
    defaultMessage:
      '{state, select, active {Active} due {Payment under way} pastDue {Payment failed} other {Cancelled}}',
    description: 'State of a subscription',
  },
  cycle: {
    id: 'payments.page.cycle',
    defaultMessage: '{cycle, select, yearly {Billed yearly} other {Billed monthly}}',
    description: 'How often one pays',
  },
  next: { id: 'payments.page.next', defaultMessage: 'Next charge', description: 'Name of a fact' },
  failed: {
    id: 'payments.page.failed',
    defaultMessage: 'Failed payment',
    description: 'Name of a fact: what could not be charged, and when',
  },
  nextSum: {
    id: 'payments.page.nextSum',
    defaultMessage: '{sum} on {date}',
    description: 'What is charged when',
  },
  by: { id: 'payments.page.by', defaultMessage: 'Paid by', description: 'Name of a fact: the way to pay' },
  ends: { id: 'payments.page.ends', defaultMessage: 'Ends on', description: 'Name of a fact: a date' },
  due: {
    id: 'payments.page.due',
    defaultMessage: 'The next payment is under way. The plan stays as it is.',
    description: 'Note on a subscription',
  },
  pastDue: {
    id: 'payments.page.pastDue',
    defaultMessage:
      'The last payment failed. The plan stays until {date}. Pay the open amount before then, with another card or in another way.',
    description: 'Note on a subscription',
  },
  cancelled: {
    id: 'payments.page.cancelled',
    defaultMessage: 'Cancelled. The plan stays until {date}; nothing more is charged.',
    description: 'Note on a subscription',
  },
  scheduled: {
    id: 'payments.page.scheduled',
    defaultMessage: 'From {date}: {plan}, {cycle, select, yearly {billed yearly} other {billed monthly}}.',
    description: 'Note on a subscription: what it becomes when the paid period is over',
  },
  withdraw: {
    id: 'payments.page.withdraw',
    defaultMessage: 'Withdraw this change',
    description: 'Button: keeps the plan and billing cycle',
  },
  withdrawn: {
    id: 'payments.page.withdrawn',
    defaultMessage: 'The change was withdrawn',
    description: 'Announced when it is done',
  },
  change: { id: 'payments.page.change', defaultMessage: 'Change plan', description: 'Button' },
  changeCard: { id: 'payments.page.changeCard', defaultMessage: 'Change card', description: 'Button' },
  payNow: {
    id: 'payments.page.payNow',
    defaultMessage: 'Pay {sum} now',
    description: 'Button: pays what could not be charged',
  },
  cardElsewhere: {
    id: 'payments.page.cardElsewhere',
    defaultMessage:
      'You can change the card in your {type, select, linePay {LINE Pay} other {PayPal}} account.',
    description: 'Note for subscriptions that are not paid by card',
  },
  cancel: { id: 'payments.page.cancel', defaultMessage: 'Cancel subscription', description: 'Button' },
  resume: {
    id: 'payments.page.resume',
    defaultMessage: 'Resume subscription',
    description: 'Button: takes a cancellation back',
  },
  resuming: {
    id: 'payments.page.resuming',
    defaultMessage: 'Resuming…',
    description: 'The button while it is done',
  },
  resumed: {
    id: 'payments.page.resumed',
    defaultMessage: 'Subscription resumed',
    description: 'Announced when it is done',
  },
  askAdmin: {
    id: 'payments.page.askAdmin',
    defaultMessage: 'Only admins of the group can change the subscription.',
    description: 'Note for general members',
  },
  log: { id: 'payments.page.log', defaultMessage: 'Payments', description: 'Heading of the list' },
  noLog: {
    id: 'payments.page.noLog',
    defaultMessage: 'Nothing has been paid yet.',
    description: 'The list is empty',
  },
  filter: {
    id: 'payments.page.filter',
    defaultMessage: 'Which payments',
    description: 'Name of the choice of what the list shows',
  },
  all: { id: 'payments.page.all', defaultMessage: 'All', description: 'Choice: every payment' },
  refundedOnly: {
    id: 'payments.page.refundedOnly',
    defaultMessage: 'Refunded',
    description: 'Choice: payments of which something was refunded',
  },
  noneFound: {
    id: 'payments.page.noneFound',
    defaultMessage: 'No payments here.',
    description: 'The list is empty, because others were chosen',
  },
  paid: { id: 'payments.page.paid', defaultMessage: 'Paid', description: 'State of a payment' },
  receipt: {
    id: 'payments.page.receipt',
    defaultMessage: 'Receipt',
    description: 'Link to a page that can be printed',
  },
  receiptOf: {
    id: 'payments.page.receiptOf',
    defaultMessage: 'Receipt of {date}',
    description: 'Its name for screen readers',
  },
  older: { id: 'payments.page.older', defaultMessage: 'Show older payments', description: 'Button' },
});
